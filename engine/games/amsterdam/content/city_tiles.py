"""The 70 pictures of the city: five on each side of the seven districts, in the order of their slots (SA-040)."""

from collections.abc import Mapping
from typing import Final

from engine.games.amsterdam.content.pictures import Composition, PictureId, scene

SLOTS: Final = 5

CITY_TILES: Final[Mapping[PictureId, Composition]] = {
    "1A-1": scene("sky joyful sunlit", "bee×1:yellow house×1:red tulip×1:yellow heart×5:pink"),
    "1A-2": scene("library comic meadow", "snowflake×2:white armchair×3:green door×1:green tent×2:orange"),
    "1A-3": scene("theatre melancholy tide", "palm_tree×2:brown trophy×3:gold scissors×1:grey ear×1:pink"),
    "1A-4": scene("rooftop eerie midnight", "moustache×1:brown ring×2:gold statue×1:white church×5:white"),
    "1A-5": scene("canal romantic gilded", "lightbulb×1:white gramophone×5:brown sword×3:gold football×2:white"),
    "1B-1": scene("kitchen tense dusk", "wooden_clog×2:brown sheep×1:black bathtub×1:white newspaper×1:grey"),
    "1B-2": scene("cellar calm fog", "magnifier×1:gold chess_knight×1:white playing_card×2:black telescope×2:gold"),
    "1B-3": scene("park dreamy ember", "envelope×5:pink bed×1:white police_officer×1:blue piano×3:black"),
    "1B-4": scene("courtyard dreamy blush", "owl×2:white star×3:gold dog×1:black twins×1:blue"),
    "1B-5": scene("harbour melancholy soil", "lightning×1:yellow snake×1:green pencil×5:yellow rope×2:yellow"),
    "2A-1": scene("snowfield comic soil", "candy×1:pink butterfly×2:orange seedling×1:green lips×2:red"),
    "2A-2": scene("forest eerie fog", "drum×5:brown shield×3:grey baby×1:blue apple×1:green"),
    "2A-3": scene("desert calm blush", "grapes×2:green gear×3:brown violin×1:brown bridge×1:brown"),
    "2A-4": scene("seabed tense ember", "bottle×1:brown mushroom×5:red turtle×2:brown sunflower×1:brown"),
    "2A-5": scene("workshop joyful dusk", "mountain×1:grey eye×1:brown frog×1:green telephone×5:red"),
    "2B-1": scene("bedroom romantic gilded", "compass×2:brown king×3:gold suitcase×2:red windmill×1:brown"),
    "2B-2": scene("street comic midnight", "roller_skate×3:red cheese×2:yellow pizza×1:yellow bicycle×1:black"),
    "2B-3": scene("market romantic tide", "rose×1:white footprint×1:black crow×2:black broom×5:brown"),
    "2B-4": scene("street melancholy meadow", "bread×1:gold doll×1:pink scarf×3:green book×1:blue"),
    "2B-5": scene("canal calm sunlit", "stove×2:black shelf×5:brown top_hat×1:black bow_arrow×2:red"),
    "3A-1": scene("kitchen dreamy gilded", "rooster×1:red dancer×1:pink dynamite×1:red ivy×1:green"),
    "3A-2": scene("courtyard tense meadow", "fox×2:orange puppet×3:red oak×2:brown swan×5:white"),
    "3A-3": scene("harbour joyful soil", "ice_cream×2:white fountain×1:grey swing×1:red flask×5:green"),
    "3A-4": scene("desert eerie fog", "knife×1:grey camera×2:grey needle_thread×1:red boxing_glove×3:red"),
    "3A-5": scene("forest eerie dusk", "lovers×2:pink teapot×1:brown acrobat×5:blue kite×2:red"),
    "3B-1": scene("theatre melancholy midnight", "wheat×1:yellow paintbrush×1:red wings×1:white treasure_chest×3:gold"),
    "3B-2": scene("seabed joyful blush", "hot_air_balloon×1:purple cloud×1:white lion×3:orange theatre_curtain×2:red"),
    "3B-3": scene("bedroom romantic ember", "spider×1:brown teddy_bear×5:brown iceberg×1:blue hand×2:brown"),
    "3B-4": scene("workshop comic sunlit", "island×1:yellow boot×1:black pumpkin×3:orange airplane×2:white"),
    "3B-5": scene("library calm tide", "map_scroll×1:yellow moon×5:yellow cake×2:pink arrow_sign×1:yellow"),
    "4A-1": scene("cellar tense fog", "fish_hook×2:grey coin×1:grey wolf×1:black cage×1:gold"),
    "4A-2": scene("rooftop dreamy blush", "glove×1:white skull×2:white car×5:yellow crown×3:gold"),
    "4A-3": scene("sky calm midnight", "castle×3:grey cactus×1:green cat×2:black table_set×1:brown"),
    "4A-4": scene("market comic meadow", "autumn_leaf×1:red dress×2:purple tombstone×5:grey bell×1:gold"),
    "4A-5": scene("park eerie soil", "cook×1:white mouse×5:white candle×1:white fish×1:blue"),
    "4B-1": scene("snowfield romantic dusk", "diamond×2:blue dice×3:white reader×1:blue question_mark×2:blue"),
    "4B-2": scene("workshop melancholy sunlit", "lantern×1:black wave×3:blue clock×2:white cherries×1:red"),
    "4B-3": scene("park tense gilded", "diver×2:yellow sun×5:yellow well×1:grey old_man×1:white"),
    "4B-4": scene("seabed joyful tide", "gabled_row×2:red octopus×5:purple window×3:blue mirror×1:grey"),
    "4B-5": scene("rooftop dreamy ember", "umbrella×1:yellow sailboat×1:white rainbow×1:red clown×2:yellow"),
    "5A-1": scene("snowfield calm dusk", "elephant×1:grey thief×5:black witch×1:black train×1:black"),
    "5A-2": scene("canal romantic tide", "saw×3:brown balance_scale×2:gold spectacles×1:black planet×2:purple"),
    "5A-3": scene("kitchen comic fog", "tower×5:brown balloon×1:yellow coffee_cup×1:brown parrot×2:green"),
    "5A-4": scene("desert melancholy midnight", "whale×1:blue flame×3:orange hourglass×2:yellow padlock×1:gold"),
    "5A-5": scene("theatre eerie soil", "canal_boat×2:red magnet×1:red mask×1:red egg×3:white"),
    "5B-1": scene("market tense ember", "cradle×5:white pram×2:pink gift×1:green rocket×1:red"),
    "5B-2": scene("harbour joyful gilded", "ghost×1:white hammer×2:grey prison_bars×3:grey axe×1:brown"),
    "5B-3": scene("library dreamy meadow", "letter_block×5:yellow stairs×1:white painting×2:gold crowd×1:black"),
    "5B-4": scene("cellar eerie blush", "rabbit×2:brown matches×5:brown key×3:grey mousetrap×2:grey"),
    "5B-5": scene("sky calm sunlit", "rain×1:grey horse×1:white anchor×1:grey lighthouse×1:red"),
    "6A-1": scene("bedroom tense dusk", "trumpet×2:gold wine_glass×3:red police_car×1:blue banana×5:yellow"),
    "6A-2": scene("street dreamy sunlit", "cross_x×1:red clover×1:green ladder×1:yellow fox×2:white"),
    "6A-3": scene("forest joyful tide", "bathtub×1:white candle×1:yellow lion×1:gold spider×2:black"),
    "6A-4": scene("courtyard romantic midnight", "tent×1:orange bed×3:blue dress×2:red well×5:grey"),
    "6A-5": scene("seabed melancholy meadow", "diamond×5:blue apple×1:green bicycle×2:red trumpet×3:gold"),
    "6B-1": scene("market comic blush", "cook×2:white telescope×1:black swan×1:white airplane×1:grey"),
    "6B-2": scene("park comic ember", "gift×1:green turtle×5:brown star×2:gold gramophone×1:gold"),
    "6B-3": scene("bedroom eerie soil", "cage×1:gold cross_x×1:white suitcase×3:brown flame×2:red"),
    "6B-4": scene("harbour melancholy fog", "table_set×2:white cloud×1:grey cheese×1:yellow envelope×3:pink"),
    "6B-5": scene("cellar dreamy gilded", "parrot×1:green painting×1:gold magnet×5:red pencil×2:yellow"),
    "7A-1": scene("kitchen calm soil", "rainbow×1:red ivy×2:green iceberg×5:white castle×1:grey"),
    "7A-2": scene("library tense meadow", "crowd×1:grey train×1:red swing×2:red umbrella×3:yellow"),
    "7A-3": scene("desert joyful fog", "police_car×1:white teddy_bear×1:brown book×5:brown drum×2:red"),
    "7A-4": scene("rooftop romantic midnight", "rabbit×2:brown balance_scale×3:gold arrow_sign×1:yellow dice×1:red"),
    "7A-5": scene("sky comic dusk", "hand×1:brown stairs×2:grey hot_air_balloon×3:red statue×1:white"),
    "7B-1": scene("theatre romantic ember", "sun×2:orange cradle×5:white pizza×1:orange camera×1:grey"),
    "7B-2": scene("street joyful sunlit", "sheep×1:white shield×2:blue footprint×1:black crown×1:gold"),
    "7B-3": scene(
        "courtyard dreamy gilded", "autumn_leaf×3:orange hourglass×5:brown windmill×1:brown palm_tree×2:brown"
    ),
    "7B-4": scene("forest tense tide", "pram×1:pink owl×1:brown stove×1:grey snowflake×5:white"),
    "7B-5": scene("snowfield calm blush", "thief×2:black snake×2:black bell×3:gold moustache×1:black"),
}

FACES: Final = ("1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B", "5A", "5B", "6A", "6B", "7A", "7B")
"""The sides of the district boards."""


def face(name: str) -> tuple[PictureId, ...]:
    """The five pictures of a side.

    >>> face("7B")
    ('7B-1', '7B-2', '7B-3', '7B-4', '7B-5')
    """
    return tuple(f"{name}-{slot}" for slot in range(1, SLOTS + 1))
