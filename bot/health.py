"""How the house is: which of its parts is ill, and which platforms have not let us in yet."""

from dataclasses import dataclass, field


@dataclass
class Health:
    """What is wrong just now, by part: nothing, where all is well. The reasons are names, never values."""

    ill: dict[str, str] = field(default_factory=dict)
    outside: dict[str, str] = field(default_factory=dict)
    """Platforms that are tried again and again. The others serve their people meanwhile, so the house is not ill."""

    def falls_ill(self, part: str, why: str) -> None:
        """A part does not work."""
        self.ill[part] = why

    def recovers(self, part: str) -> None:
        """It works again."""
        self.ill.pop(part, None)

    def __str__(self) -> str:
        told = (f"{part}: {why}" for parts in (self.ill, self.outside) for part, why in sorted(parts.items()))
        return "\n".join(("unwell" if self.ill else "well", *told))
