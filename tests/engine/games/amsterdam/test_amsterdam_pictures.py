"""The pictures: the tables are what the composition rule deals, and they hint at each other as they should."""

from dataclasses import replace
from statistics import fmean, pstdev

import pytest
from support.breadth import breadth

from engine.games.amsterdam.content.backdrops import CATEGORIES, COLOURS, MOODS, PALETTES, SETTINGS, TAGS
from engine.games.amsterdam.content.city_tiles import CITY_TILES, FACES, face
from engine.games.amsterdam.content.clue_cards import CLUE_CARDS
from engine.games.amsterdam.content.gallery import (
    CANONICAL_SEED,
    Gallery,
    accepted_seed,
    association,
    composed,
    features,
    gallery,
    is_acceptable,
    is_well_spread,
)
from engine.games.amsterdam.content.motifs import MOTIFS
from engine.games.amsterdam.content.pictures import scene

CANONICAL: Gallery = gallery(CANONICAL_SEED)
KINSHIPS = [[CANONICAL.kinship(card, tile) for tile in CITY_TILES] for card in CLUE_CARDS]
EVERY = [one for row in KINSHIPS for one in row]


@pytest.mark.rule("SA-037", "SA-039", "SA-040", "SA-011")
def test_the_tables_are_what_the_composition_rule_deals() -> None:
    assert composed(CANONICAL_SEED) == {**CITY_TILES, **CLUE_CARDS}


@pytest.mark.rule("SA-030", "SA-040")
def test_a_card_shows_three_different_motifs_and_a_cell_four() -> None:
    assert {len({one.motif for one in picture.motifs}) for picture in CLUE_CARDS.values()} == {3}
    assert {len({one.motif for one in picture.motifs}) for picture in CITY_TILES.values()} == {4}
    assert tuple(CITY_TILES) == tuple(name for side in FACES for name in face(side))


@pytest.mark.rule("SA-030", "SA-031", "SA-032")
def test_every_motif_is_drawn_in_one_of_its_natural_colours() -> None:
    shown = [one for picture in {**CITY_TILES, **CLUE_CARDS}.values() for one in picture.motifs]

    assert {one.count for one in shown} == {1, 2, 3, 5}
    assert [one for one in shown if one.colour not in MOTIFS[one.motif].colours] == []
    assert {colour for motif in MOTIFS.values() for colour in motif.colours} <= COLOURS.keys()


@pytest.mark.rule("SA-031", "SA-032", "SA-033", "SA-034", "SA-035", "SA-036")
def test_the_vocabulary_is_whole() -> None:
    counts = [len(table) for table in (MOTIFS, CATEGORIES, SETTINGS, MOODS, PALETTES, COLOURS, TAGS)]
    used = {tag for motif in MOTIFS.values() for tag in motif.tags}
    used |= {tag for setting in SETTINGS.values() for tag in setting.tags} | set(MOODS.values())

    assert counts == [207, 13, 18, 8, 10, 12, 77]
    assert {len(set(motif.tags)) for motif in MOTIFS.values()} == {4}
    assert used == set(TAGS)
    assert {motif.category for motif in MOTIFS.values()} == set(CATEGORIES)


@pytest.mark.rule("SA-037")
def test_each_motif_is_on_one_or_two_cells_and_on_one_or_two_cards() -> None:
    for pictures in (CITY_TILES, CLUE_CARDS):
        shown = [one.motif for picture in pictures.values() for one in picture.motifs]
        assert {shown.count(motif) for motif in MOTIFS} == {1, 2}


@pytest.mark.rule("SA-041")
def test_the_example_of_the_camera() -> None:
    cell = features(scene("street joyful fog", "lovers×1:red camera×1:black letter_block×5:red gabled_row×1:brown"))
    card = scene("theatre romantic gilded", "camera×1:grey heart×1:red cross_x×1:red")
    five = scene("theatre romantic gilded", "camera×1:grey heart×1:red cross_x×5:red")

    assert association(cell, features(card)) == association(features(card), cell) == 15
    assert association(cell, features(five)) == 16


@pytest.mark.rule("SA-041", "SA-042")
def test_the_greatest_kinship_of_the_canonical_set() -> None:
    assert (max(EVERY), min(EVERY), CANONICAL.kinship("C32", "7A-2")) == (20, 0, 20)


@pytest.mark.rule("SA-042")
def test_the_measured_distribution_is_reproduced() -> None:
    columns = list(zip(*KINSHIPS, strict=True))
    hints = [
        [sum(one >= bound for one in line) for line in lines] for bound in (8, 11) for lines in (columns, KINSHIPS)
    ]

    assert (round(fmean(EVERY), 2), round(pstdev(EVERY), 2)) == (6.71, 2.76)
    assert [(min(line), max(line), round(fmean(line), 1)) for line in hints] == [
        (11, 42, 25.8),
        (12, 39, 21.5),
        (5, 13, 8.0),
        (4, 11, 6.7),
    ]
    assert is_well_spread(KINSHIPS)


@pytest.mark.rule("SA-042")
@pytest.mark.parametrize("change", [lambda one: one + 2, lambda one: one - 2, lambda one: 7, lambda one: 3 * one])
def test_other_distributions_will_not_do(change: object) -> None:
    assert callable(change)
    assert not is_well_spread([[change(one) for one in row] for row in KINSHIPS])


@pytest.mark.long
@pytest.mark.rule("SA-038")
@pytest.mark.parametrize(("seeds", "accepted"), breadth([(20, 17)], [(20, 17), (200, 175)]))
def test_of_the_first_seeds_so_many_are_accepted(seeds: int, accepted: int) -> None:
    assert sum(map(is_acceptable, range(1, seeds + 1))) == accepted


@pytest.mark.rule("SA-038", "SA-627")
def test_a_seed_that_will_not_do_gives_way_to_the_next() -> None:
    assert [is_acceptable(seed) for seed in (26, 27, 28)] == [False, False, True]
    assert [accepted_seed(seed) for seed in (9, 26, 27, 28)] == [9, 28, 28, 28]


@pytest.mark.rule("SA-038")
@pytest.mark.parametrize("seed", [74, 99, 103])
def test_pictures_that_repeat_a_motif_are_refused(seed: int) -> None:
    assert any(len({one.motif for one in picture.motifs}) < len(picture.motifs) for picture in composed(seed).values())
    assert not is_acceptable(seed)


@pytest.mark.rule("SA-041")
def test_a_backdrop_alone_counts_three() -> None:
    card = scene("park calm dusk", "ear×1:pink ring×1:gold umbrella×1:red")
    elsewhere, here = replace(card, setting="street"), card

    assert association(features(card), features(here)) - association(features(card), features(elsewhere)) == 3 + 2
