"""Ways on a crowded table: how long one way, and all that can be reached, take half of the time and 19 times in 20."""

from random import Random
from time import perf_counter

from engine.core.plane.ground import Disc, Ground, GroundPiece, Mover
from engine.core.plane.paths import Purse, WaySearch
from engine.core.plane.points import Point, length, square, within
from engine.core.plane.polygons import Polygon

WIDTH, HEIGHT = 1800, 1200
PIECES, MODELS, QUESTIONS = 18, 30, 400
AIM_MS, REACH_AIM_MS = 50.0, 300.0
REACHES, LATTICE = 60, 50
OCTAGON = Polygon.around(((-100, -40), (-60, -80), (60, -80), (100, -40), (100, 40), (60, 80), (-60, 80), (-100, 40)))


def main() -> None:
    """One line a kind of walk."""
    chance = Random(9)
    tables = [crowded(chance) for _ in range(10)]
    for name, shy, limit in (("run", 55, 300_000), ("charge", 30, 400_000)):
        times = sorted(asked(chance, *tables[number % 10], shy, limit) for number in range(QUESTIONS))
        half, most = times[QUESTIONS // 2], times[QUESTIONS * 19 // 20]
        print(f"{name:8}{half:8.2f} ms p50 {most:8.2f} ms p95   aim {AIM_MS:.0f} ms")
    times = sorted(overlaid(chance, *tables[number % 10]) for number in range(REACHES))
    half, most = times[REACHES // 2], times[REACHES * 19 // 20]
    print(f"{'reach':8}{half:8.2f} ms p50 {most:8.2f} ms p95   aim {REACH_AIM_MS:.0f} ms")


def overlaid(chance: Random, ground: Ground, models: list[Point]) -> float:
    """Milliseconds for every point of the lattice that one model can run to."""
    start = chance.choice(models)
    search = searching(ground, models, start, 55, 300_000)
    near = [p for p in lattice() if length(start, p) <= 300_000]
    began = perf_counter()
    _ = [p for p in near if search.reaches(p)]
    return 1000 * (perf_counter() - began)


def lattice() -> list[Point]:
    """The points of the table that an overlay shows."""
    return [(x, y) for y in range(0, HEIGHT + 1, LATTICE) for x in range(0, WIDTH + 1, LATTICE)]


def searching(ground: Ground, models: list[Point], start: Point, shy: int, limit: int) -> WaySearch:
    """The search of one model among the others, every second of them an enemy."""
    others = tuple(Disc(str(n), at, 30, shy if n % 2 else 30) for n, at in enumerate(models) if at != start)
    return WaySearch(ground, Mover(15, others), start, Purse(limit, limit // 2))


def asked(chance: Random, ground: Ground, models: list[Point], shy: int, limit: int) -> float:
    """Milliseconds for the way of one model to some point within reach, be there one or not."""
    start = chance.choice(models)
    reach = limit // 1000
    goal = start
    while goal == start or not within(goal, 15, WIDTH, HEIGHT) or square(start, goal) > reach * reach:
        goal = start[0] + chance.randint(-reach, reach), start[1] + chance.randint(-reach, reach)
    began = perf_counter()
    searching(ground, models, start, shy, limit).to(goal)
    return 1000 * (perf_counter() - began)


def crowded(chance: Random) -> tuple[Ground, list[Point]]:
    """Eighteen pieces, a third of them solid, and thirty models that stand free."""
    pieces = []
    for number in range(PIECES):
        column, row, kind = number % 6, number // 6, (number + number // 6) % 3
        at = 150 + 300 * column + chance.randint(-30, 30), 200 + 400 * row + chance.randint(-100, 100)
        steep = kind == 1
        shape = OCTAGON.moved(at)
        pieces.append(GroundPiece(f"t{number}", shape, 75 * steep, solid=kind == 0, steep=steep, difficult=kind == 2))
    ground = Ground(WIDTH, HEIGHT, tuple(pieces))
    models: list[Point] = []
    while len(models) < MODELS:
        at = chance.randrange(300, WIDTH - 300), chance.randrange(200, HEIGHT - 200)
        if ground.is_free(at, 15) and all(square(at, other) >= 900 for other in models):
            models.append(at)
    return ground, models


if __name__ == "__main__":
    main()
