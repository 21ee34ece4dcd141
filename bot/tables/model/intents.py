"""What may come in: somebody wants something, somewhere. No platform type passes this door.

An adapter turns each delivery of its platform (a press, a slash command, a typed line, a deep link) into one
`Intent` and hands it to `Service.handle`, which answers with one `Reply` (`bot/tables/model/reply.py`). It does so for
deliveries that arrive twice as well: the answer is the same and nothing happens again.

    press = Press("m1:k3f9w2ab:0:4:a:choose.3")
    reply = await service.handle(Intent("update-4711", ana, press, place="telegram:-100:7"))

Most presses and typed lines need not be understood by the adapter: `Press` and `Say` carry them as they are.
`bot/tables/menu/commands.py` lists every verb with its name, parameters and help, for slash commands and menus.
"""

from dataclasses import dataclass, field
from typing import TypeAlias

from engine.core.settings import Value

PersonId: TypeAlias = str
"""Who, on which platform: `discord:42`, `telegram:7`, `web:ana`. Opaque to us."""

PlaceKey: TypeAlias = str
"""A public place: a channel, a thread, a group, a topic, a web room. Each is a place of its own. Opaque to us."""

TableId: TypeAlias = str
"""Eight letters and digits; also what people type to name a table."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody, as their platform presents them just now."""

    id: PersonId
    name: str
    """The shown name. It is never interpreted: adapters escape whole texts when they send them."""
    language: str
    """What the platform says (`pt`, `uk-UA`); what the person chose with `/language` goes before it."""
    manages: bool = False
    """Whether the platform lets this person manage the place: such a one may do what the host may."""
    played: tuple[str, ...] = ()
    """The games that this person has sat down to; the house fills it in."""
    unhinted: bool = False
    """Whether this person wants no hints; the house fills it in."""


@dataclass(frozen=True, slots=True)
class Door:
    """A way to reach one person in private, proven by the very intent that carries it."""

    kind: str
    """The adapter's own word: `dm`, `ephemeral`, `thread`, `web`."""
    address: str
    """Where the adapter sends to: a chat id, a thread id. Opaque to us."""
    pushes: bool = True
    """False if it opens only when the person presses something (an ephemeral answer)."""
    rank: int = 0
    """Which rung of the ladder: doors of a lower rank are tried first."""
    place: PlaceKey = ""
    """The public place in which it opens, for what is played there and nothing else; empty for everything."""
    rings: bool = True
    """False if nobody is told that something is behind it: who does not look there has to be called."""


class Verb:
    """Base of everything that may be wanted."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Intent:
    """Somebody wants something."""

    delivery: str
    """The platform's own id of this delivery; the same one twice is the same intent."""
    who: Person
    verb: Verb
    place: PlaceKey = ""
    """Where it was said; empty in private."""
    table: TableId = ""
    """The table that is meant, if the person named one; else the one at the place, else the person's only one."""
    door: Door | None = None
    """The private door that this intent came through, or that is open because of it."""
    received: int = 0
    """When it came in, in milliseconds since 1970; the service says so. Whether it is in time is judged by that."""
    invitation: str = field(default="", repr=False)
    """The word of an invitation that the person has followed (`bot/tables/handlers/admission.py`)."""


# --- any button, any typed line ---


@dataclass(frozen=True, slots=True)
class Press(Verb):
    """A button or a menu entry of ours was chosen: its id, as the adapter got it back."""

    id: str


@dataclass(frozen=True, slots=True)
class Say(Verb):
    """A typed line: entries separated by `;`, in any of our languages; all are carried out or none (`/act`).

    A line that begins with the name of another command (`join`, `entrar`, `приєднатися`) is that command.
    """

    line: str


# --- the lobby ---


@dataclass(frozen=True, slots=True)
class Open(Verb):
    """A new table at this place; who asks is its host and sits down."""

    game: str
    settings: dict[str, Value] = field(default_factory=dict)
    language: str = ""
    """The table's language; by default that of its host."""


@dataclass(frozen=True, slots=True)
class Solo(Verb):
    """A new table at this place that begins at once: computer players on the other seats, no clock."""

    game: str
    language: str = ""
    """The table's language; by default that of its host."""


@dataclass(frozen=True, slots=True)
class Learn(Verb):
    """A new table at this place where a game is learnt: its lesson, then the same game played on."""

    game: str
    language: str = ""
    """The table's language; by default that of its host."""


@dataclass(frozen=True, slots=True)
class SkipLesson(Verb):
    """Play on from here without being told what to do."""


@dataclass(frozen=True, slots=True)
class NoHints(Verb):
    """No more hints for me, at this table and at others."""


@dataclass(frozen=True, slots=True)
class Join(Verb):
    """Sit down on this seat (counted from 1), or on the first free one.

    In play: ask those who play for a seat without a person.
    """

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Leave(Verb):
    """Get up. In play the seat goes to a computer player, and may be taken back."""


@dataclass(frozen=True, slots=True)
class Move(Verb):
    """Exchange two seats (host)."""

    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class Role(Verb):
    """Take a role, colour or team, or give it to a seat (host)."""

    role: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Computer(Verb):
    """Put a computer player on this seat, or on the first free one (host)."""

    seat: int | None = None
    level: str = ""


@dataclass(frozen=True, slots=True)
class Fill(Verb):
    """Put computer players on free seats until so many are taken in all, or as many as the game is best with (host)."""

    seats: int | None = None
    level: str = ""


@dataclass(frozen=True, slots=True)
class Configure(Verb):
    """Give a setting of the game a value (host)."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Preset(Verb):
    """Set everything to one of the game's whole ways to play (host)."""

    preset: str


@dataclass(frozen=True, slots=True)
class Speed(Verb):
    """How long computer players take over an answer: `slow`, `normal` or `once` (host)."""

    speed: str


@dataclass(frozen=True, slots=True)
class Pace(Verb):
    """How long a decision may take: `game` (the game's own clocks), `none`, or hours (host; or by consent)."""

    pace: str


@dataclass(frozen=True, slots=True)
class Start(Verb):
    """Everybody is here: check that each person is present and reachable in private, then deal (host)."""


@dataclass(frozen=True, slots=True)
class Confirm(Verb):
    """I am here, and my private door is open."""


@dataclass(frozen=True, slots=True)
class Cancel(Verb):
    """Call off the presence check; in the lobby, the table (host)."""


# --- in play ---


@dataclass(frozen=True, slots=True)
class Undo(Verb):
    """Take back what I did last: at once if nobody learned or did anything since, else by consent."""


@dataclass(frozen=True, slots=True)
class Vote(Verb):
    """Say yes or no to what the table is being asked (an undo, the end of the game)."""

    yes: bool = True


@dataclass(frozen=True, slots=True)
class ProposeEnd(Verb):
    """Ask everybody to end the game without a result."""


@dataclass(frozen=True, slots=True)
class Pause(Verb):
    """Stop the clocks until somebody resumes."""


@dataclass(frozen=True, slots=True)
class Resume(Verb):
    """Let the clocks run again."""


@dataclass(frozen=True, slots=True)
class HandOver(Verb):
    """Let a computer player act for me until I come back."""

    level: str = ""


@dataclass(frozen=True, slots=True)
class TakeBack(Verb):
    """I am back on my seat."""


@dataclass(frozen=True, slots=True)
class Resign(Verb):
    """Give up my seat for good: a computer player, or a substitute, goes on."""


@dataclass(frozen=True, slots=True)
class Kick(Verb):
    """Make somebody get up (host)."""

    seat: int


@dataclass(frozen=True, slots=True)
class SayToTeam(Verb):
    """Say something to my team; nobody else reads it."""

    text: str


@dataclass(frozen=True, slots=True)
class Spectate(Verb):
    """Watch this table, or stop watching."""

    watching: bool = True


# --- looking: nothing changes, so nothing is committed ---


@dataclass(frozen=True, slots=True)
class ShowBoard(Verb):
    """The board as everybody sees it."""


@dataclass(frozen=True, slots=True)
class ShowHand(Verb):
    """What only I may see, and what I may do now."""


@dataclass(frozen=True, slots=True)
class ShowStatus(Verb):
    """Who sits where, who is awaited, how much time is left, by which settings."""


@dataclass(frozen=True, slots=True)
class Look(Verb):
    """The board in words, or a part of it: a row, a place, a piece."""

    at: str = ""


@dataclass(frozen=True, slots=True)
class ShowSeal(Verb):
    """That the dice were fixed before the deal: their whole fingerprint, and after the end the seed itself."""


@dataclass(frozen=True, slots=True)
class CatchUp(Verb):
    """What happened since I last acted, folded; only what I may know."""


@dataclass(frozen=True, slots=True)
class ShowTables(Verb):
    """Every table of mine, and what each waits for."""


@dataclass(frozen=True, slots=True)
class ShowRules(Verb):
    """The game in short, or a card, a piece, a term by its name in any language."""

    term: str = ""


@dataclass(frozen=True, slots=True)
class Why(Verb):
    """Why was I refused, and what can I do now."""

    refusal: str = ""


@dataclass(frozen=True, slots=True)
class ShowSettings(Verb):
    """Every setting with what it means, or one with its choices to press."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class Help(Verb):
    """What can be said and pressed here."""


@dataclass(frozen=True, slots=True)
class Replay(Verb):
    """A finished game, one moment of it, from a seat (counted from 1) or as everybody saw it."""

    moment: int = 0
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Export(Verb):
    """A finished game as a file that anybody can verify."""


@dataclass(frozen=True, slots=True)
class ShowEnding(Verb):
    """The picture of a finished game that is made for showing it around."""


# --- afterwards, and about me ---


@dataclass(frozen=True, slots=True)
class Rematch(Verb):
    """The same people and settings once more, seats turned by one."""


@dataclass(frozen=True, slots=True)
class Bridge(Verb):
    """Show the table of this code here as well: one table, several places. Without a code: what is ours."""

    code: str = ""


@dataclass(frozen=True, slots=True)
class BringBoard(Verb):
    """Post the living board of this place anew, below what was said since."""


@dataclass(frozen=True, slots=True)
class SetLanguage(Verb):
    """The language in which I am spoken to in private; with `table`, the table's (host)."""

    language: str
    table: bool = False


@dataclass(frozen=True, slots=True)
class OpenDoor(Verb):
    """Nothing but the private door that the intent carries (a deep link, a first private message)."""


@dataclass(frozen=True, slots=True)
class CloseDoor(Verb):
    """Come no more through the private door that the intent carries."""


@dataclass(frozen=True, slots=True)
class ForgetMe(Verb):
    """Delete what is stored of me; seats that I hold go to computer players."""


# --- what an adapter learns of its platform ---


@dataclass(frozen=True, slots=True)
class PlaceMoved(Verb):
    """The platform gave the place another key (a group became a supergroup)."""

    to: PlaceKey


@dataclass(frozen=True, slots=True)
class PlaceLost(Verb):
    """The place is there no more: the table pauses."""


@dataclass(frozen=True, slots=True)
class PlaceHushed(Verb):
    """We may not write in the place for now; `why` is `right`, `locked` or `away`."""

    why: str


@dataclass(frozen=True, slots=True)
class PlaceOpen(Verb):
    """We may write in the place again."""


@dataclass(frozen=True, slots=True)
class PlaceChanged(Verb):
    """Something about the place is different: what we may do there, or that we were let in again."""
