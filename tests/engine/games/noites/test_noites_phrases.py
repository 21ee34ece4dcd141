"""What is typed of a night is read once, and said again in the same words."""

import pytest

from engine.core.phrase import Phrase
from engine.core.refusal import Refused
from engine.games.noites.phrases.answers import Deployment, Firing, Volley
from engine.games.noites.phrases.places import Beside, Landmark, Nowhere, Site, Toward
from engine.games.noites.phrases.routes import AsFarAs, BestWay, LookOut, NoWay, OwnWay, Route, Waypoint
from engine.games.noites.phrases.targets import CardTargets, Distance
from engine.games.noites.phrases.wishes import NO_THRUST, Thrust, Trek, Wishes

V5, D7 = Landmark("v5", None), Landmark("d7", (350, 650))

READ: dict[str, Phrase] = {
    "v5": V5,
    "d7": D7,
    "D7.34": Landmark("D7.34", (335, 645)),
    "335,645": Landmark("335,645", (335, 645)),
    "ne 120": Beside("ne", 120),
    "toward v5 90": Toward(V5, 90),
    "": Nowhere(),
}
ROUTES: dict[str, Phrase] = {
    "v5": BestWay(V5),
    "via d7 to v5": OwnWay((Waypoint("via", D7), Waypoint("to", V5))),
    "jump d7 ne 50": OwnWay((Waypoint("jump", D7), Waypoint("", Beside("ne", 50)))),
    "far v5": AsFarAs(V5),
    "hide b3": LookOut("hide", "b3"),
    "": NoWay(),
}
OTHERS: dict[str, Phrase] = {
    "d7 shoot b2 push e 50": Trek(BestWay(D7), Wishes("b2", Thrust(Landmark("e", None), 50))),
    "push none 0 follow v5": Trek(NoWay(), Wishes(push=NO_THRUST, follow=BestWay(V5))),
    "a1 12 b2 pass": Volley((Firing("a1", 12), Firing("b2", None))),
    "pass": Volley(()),
    "a1 d7": Deployment((("a1", D7),)),
    "auto": Deployment(()),
    "b2 v5 40": CardTargets((Landmark("b2", (150, 150)), V5, Distance(40))),
    "b2 n": CardTargets((Landmark("b2", (150, 150)), Landmark("n", None))),
    "b2 n 40": CardTargets((Landmark("b2", (150, 150)), Beside("n", 40))),
}


@pytest.mark.rule("NH-315")
@pytest.mark.parametrize(
    ("kind", "line", "value"),
    [
        *((Site, line, value) for line, value in READ.items()),
        *((Route, line, value) for line, value in ROUTES.items()),
        *((type(value), line, value) for line, value in OTHERS.items()),
    ],
)
def test_words_are_read_and_said_again(kind: type[Phrase], line: str, value: Phrase) -> None:
    assert kind.read(tuple(line.split())) == value
    assert value.words() == tuple(line.split())


def test_to_before_a_destination_is_not_kept() -> None:
    assert Route.read(("to", "d7")).words() == ("d7",)


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        (Site, "ne"),
        (Site, "ne 12x"),
        (Site, "toward"),
        (Site, "v5 v6"),
        (Route, "via"),
        (Route, "v5 v6"),
        (Route, "hide"),
        (Route, "far"),
        (Wishes, "shoot"),
        (Wishes, "shoot b2 b3"),
        (Wishes, "push e"),
        (Wishes, "v5"),
        (Volley, ""),
        (Volley, "a1"),
        (Volley, "a1 1 a1 2"),
        (Volley, "a1 x"),
        (Deployment, "a1"),
    ],
)
def test_words_that_say_nothing_are_refused(kind: type[Phrase], line: str) -> None:
    with pytest.raises(Refused, match="bad_command"):
        kind.read(tuple(line.split()))
