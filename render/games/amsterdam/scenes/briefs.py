"""Scenes that are composed by hand: things in, on and behind each other tell a story that no rule would find.

Three of a thing are of like size; of many, the smallest is less than half as high as the largest.

Each thing, the farthest first, says where it has its middle and its foot and how high it is, of 400; then how far it
leans (`+8`), `m` for turned round, `-` for what lies on something and throws no shadow on the ground.
"""

from functools import cache
from re import split
from typing import Final, NamedTuple

from engine.games.amsterdam.content.city_tiles import CITY_TILES
from engine.games.amsterdam.content.clue_cards import CLUE_CARDS
from engine.games.amsterdam.content.pictures import Composition

_BRIEFS: Final = """
C02: magnet 334 222 66 m, magnet 60 216 60 -14, shelf 200 250 150, magnet 200 118 84 +180, owl 116 392 172, owl 278
    392 172 m
C05: wings 62 150 96 -, wings 338 150 92 - m, map_scroll 200 352 250, tombstone 50 394 104, tombstone 352 394 98
C06: snowflake 60 110 70, snowflake 346 98 70, ice_cream 318 394 152 -7, bee 170 316 236 -
C07: clock 56 116 72, clock 200 86 72, clock 344 116 72, hourglass 62 392 112, hourglass 188 392 276, tulip 322 394
    158
C08: bread 352 232 50, bread 54 250 62, seedling 190 330 290, bread 112 394 132, paintbrush 322 392 168
C09: church 58 176 88, church 344 168 60 m, wolf 348 268 80 m, wolf 66 392 112, wolf 200 388 270 m, banana 326 394
    96 +8
C12: windmill 64 232 96, windmill 338 214 70, windmill 196 366 290, lion 196 386 112 -, lion 76 390 96, lion 330 312
    84 m, mousetrap 322 394 104 -
C14: piano 338 200 96, piano 54 300 96 m, witch 140 306 258, piano 246 392 186 m, table_set 70 396 84 -8
C15: thief 48 224 62, thief 346 216 48 m, thief 176 256 130, bicycle 330 276 80, bicycle 176 390 190, violin 306 392
    206 -6
C18: sunflower 60 300 120, sunflower 352 234 66 m, sunflower 300 366 190, lantern 168 388 250, magnifier 76 396 96,
    magnifier 290 396 104 m, magnifier 362 386 74
C21: cradle 58 232 74, cradle 350 222 56 m, puppet 200 330 290, cradle 338 392 120 m, boot 82 394 128 m, boot 232 396
    104 m
C22: gabled_row 66 190 84 +4, gabled_row 342 240 62, moustache 196 96 60 -, broom 190 390 268
C23: ghost 204 250 226, cake 52 234 64, cake 356 226 50, cake 200 394 150, crow 78 392 138, crow 334 392 138 m
C26: old_man 60 236 108, old_man 340 236 108 m, reader 190 376 236, knife 84 394 110 -14, knife 330 392 150 +8, knife
    368 366 96 +22
C30: cage 48 206 84, baby 48 204 46 -, fox 350 112 76 m, fox 168 140 62, cage 94 392 180, baby 94 374 76 -, fox 264
    394 258 m
C34: mirror 150 390 300, boxing_glove 146 236 96 -, boxing_glove 292 392 156 m, boxing_glove 352 240 76, cross_x 330
    124 72
C37: elephant 44 196 62, elephant 356 180 52 m, elephant 150 372 262, cook 312 394 158, wheat 60 396 100, wheat
    232 398 88
C41: door 128 386 322 -3, door 306 236 130 +7, pram 284 262 48 m, pram 258 396 60 m, pram 336 394 130 m,
    question_mark 222 108 84
C43: gramophone 336 268 126 m, gramophone 60 140 126, ladder 246 330 280 +24, gramophone 164 394 250, rope 340 120
    104 -
C44: stove 322 224 78, stove 374 214 46, house 156 386 262 m, stove 92 172 96 -, diver 276 394 156 m, diver 356 366
    106
C47: envelope 50 176 56 -8, envelope 352 150 44 +10, spider 200 292 276, envelope 200 392 104 -, wooden_clog 76 392
    96, wooden_clog 324 392 96 m
C49: diamond 66 232 66, diamond 352 210 44, wine_glass 190 388 300, diamond 190 178 96 -, bow_arrow 310 388 150,
    bow_arrow 76 390 132 m, bow_arrow 356 246 80
C51: ivy 56 250 130, police_car 206 386 226, ivy 346 392 196 +10, ivy 80 394 92 -24, newspaper 206 196 94 -
C52: crowd 56 150 56, crowd 344 130 40, chess_knight 340 286 116, chess_knight 150 388 310 m, crowd 56 396 80, swan
    290 396 164
C56: well 352 236 58, well 52 230 74, castle 338 176 104, twins 56 392 92, twins 350 392 84, well 200 376 290, twins
    200 398 56
C59: octopus 54 224 118 -6, octopus 346 224 118 +6, octopus 200 288 226, spectacles 200 186 64 -, lovers 76 392 62,
    lovers 330 392 56, lovers 200 398 124
C60: arrow_sign 62 188 116 m, arrow_sign 338 170 84, arrow_sign 200 92 52, footprint 200 392 262, rabbit 66 392 132,
    rabbit 336 392 132 m
C63: swing 62 226 100, swing 200 388 300, football 336 394 104 -, needle_thread 62 394 112 -20, needle_thread
    340 150 92 m
C66: dynamite 342 214 70, dynamite 60 220 56, coffee_cup 200 394 230, island 200 214 150 -, dynamite 336 392 118
C70: autumn_leaf 54 160 142 -30, autumn_leaf 350 150 140 +14 m, autumn_leaf 200 376 264 -22, paintbrush 346 396 110
    -6, baby 54 396 104 m
C72: stairs 52 212 70, stairs 354 200 56, gear 180 316 280, stairs 336 394 132, cake 56 394 104 m, cake 196 396 70
C75: cradle 44 226 62, cradle 370 220 42 m, house 206 384 232, cradle 206 122 92 -, snake 56 392 112, snake 356 392
    100 m
C77: theatre_curtain 200 390 330, cheese 200 154 84 -, diver 112 346 74 -, diver 290 346 70 -, diver 200 376 152 -,
    cheese 346 394 84
C79: balance_scale 64 176 130, balance_scale 340 136 130, balance_scale 200 388 256, hand 109 314 104 -, suitcase
    291 252 100 -, suitcase 340 394 72, suitcase 276 396 46, hand 50 396 96 m
C20: telescope 60 214 92, telescope 340 214 92 m, telescope 200 120 92, armchair 200 392 244, cat 70 394 140, cat
    330 394 140 m
C24: trumpet 190 250 190 -8, doll 346 128 104 -, king 76 394 136, king 200 394 136, king 324 394 136 m
C31: tower 184 388 352 m, scarf 326 150 110 -, sword 66 392 150 -14, sword 318 392 150 +14 m
C35: statue 62 380 190, statue 338 380 190 m, fountain 200 392 270, heart 200 140 110 -
C46: drum 128 394 140, drum 276 394 140, horse 204 290 250 -, turtle 44 396 70, turtle 356 396 70 m, turtle 202 398
    70
C50: whale 330 200 110 m, whale 176 310 200, wave 92 394 150, wave 308 394 150 m, scissors 200 396 120
C54: lightbulb 56 108 96, lightbulb 340 150 96 m, theatre_curtain 334 300 124, theatre_curtain 150 376 256 m, mouse
    150 366 110 -, mouse 330 394 130 m
C65: padlock 54 210 84, padlock 350 210 84, padlock 336 100 84, rooster 196 376 290, saw 92 394 110 m, saw 312 394
    120
C71: gabled_row 64 214 110, gabled_row 340 214 110 m, window 196 384 270, boot 196 352 140 -
C80: mirror 160 388 316 m, old_man 158 260 116 -, old_man 322 394 166 m, ice_cream 60 394 120
C27: window 350 110 74, window 262 150 112, window 110 204 190 m, teapot 160 392 230, treasure_chest 314 394 150
C58: bed 64 300 84, bed 336 300 84 m, lips 334 96 74, rain 178 300 262, bed 206 394 136
C76: umbrella 316 300 240 -8, roller_skate 170 392 236, candy 92 394 84 m, candy 318 394 112, candy 244 398 74
C17: butterfly 150 112 92, butterfly 326 96 92 m, sun 84 236 120, trophy 222 394 256
C25: bridge 200 150 132, snake 214 394 190 m, acrobat 84 300 150 -, acrobat 322 256 150 m -
3A-1: dynamite 308 236 84 +7, ivy 92 224 92, dancer 205 352 226 +3, rooster 116 358 100
5A-2: planet 278 122 58, planet 138 118 70, saw 84 236 58, saw 322 232 54 m, balance_scale 286 350 92 m, balance_scale
    184 350 200, spectacles 184 196 78 -, saw 104 336 64
6B-4: envelope 128 206 48 -12, envelope 284 210 46 +10, envelope 204 208 46 -, cloud 200 162 112, cheese 200 346 136,
    table_set 106 356 60, table_set 298 360 62 m
C82: tower 268 128 84 m, tower 358 112 60, tower 338 212 92, violin 60 250 76 m, violin 146 394 320 -8, violin 62
    392 112, broom 308 396 176 +20
"""


class BriefLine(NamedTuple):
    """A thing where it was put."""

    motif: str
    x: float
    foot: float
    high: float
    tilt: int
    mirrored: bool
    rests: bool


def brief(picture: Composition) -> tuple[BriefLine, ...] | None:
    """How this very picture was composed, if it was."""
    return _composed().get(picture)


@cache
def _composed() -> dict[Composition, tuple[BriefLine, ...]]:
    _, *scenes = split(r"(C\d\d|\d[AB]-\d): ", _BRIEFS)
    pictures = {**CLUE_CARDS, **CITY_TILES}
    return {
        pictures[name]: tuple(_line(one) for one in things.split(","))
        for name, things in zip(scenes[::2], scenes[1::2], strict=True)
    }


def _line(text: str) -> BriefLine:
    motif, x, foot, high, *more = text.split()
    tilt = next((int(one) for one in more if one[0] == "+" or one[1:].isdigit()), 0)
    return BriefLine(motif, int(x), int(foot), int(high), tilt, "m" in more, "-" in more)
