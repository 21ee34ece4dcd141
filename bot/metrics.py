"""What is counted while the house is open: labels name platforms and outcomes, never people or games."""

from prometheus_client import CollectorRegistry, Counter, Histogram

REGISTRY = CollectorRegistry()

ANSWERS = Histogram(
    "mestre_answer_seconds",
    "From an intent to its committed answer.",
    ["platform", "outcome"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
    registry=REGISTRY,
)
LETTERS = Counter("mestre_letters", "Letters by what came of them.", ["platform", "outcome"], registry=REGISTRY)
ALARMS = Counter("mestre_alarms", "Alarms of tables that went off.", registry=REGISTRY)
ROUNDS = Counter("mestre_rounds", "Rounds of the courier and the alarm clock.", ["outcome"], registry=REGISTRY)
