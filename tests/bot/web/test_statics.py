"""What pages are made of: few files, which are asked for once."""

import re

import pytest
from aiohttp import ClientSession

from bot.web import statics

SCRIPTS = sorted(name.removesuffix(".js") for name in statics.names() if name.endswith(".js"))
ASKED_FOR = re.compile(r'"(/static/[^"]+\.(?:js|css)[^"]*)"')


@pytest.mark.parametrize("page", ["door", "home", "table"])
async def test_what_a_page_asks_for_is_kept_until_there_is_another(address: str, page: str) -> None:
    files = ASKED_FOR.findall(statics.page(page))
    kept, otherwise = [], []
    async with ClientSession(address) as session:
        for file in files:
            async with session.get(file) as one, session.get(f"{file}0") as other:
                kept.append((one.status, one.headers["Cache-Control"]))
                otherwise.append((other.status, other.headers["Cache-Control"]))
                assert await one.text() == await other.text()

    assert len(files) == 2
    assert kept == [(200, "public, max-age=31536000, immutable")] * 2
    assert otherwise == [(200, "no-store")] * 2, "what a page of another house asks for is not what it believes"


async def test_a_file_travels_packed_and_is_told_for_what_it_is(address: str) -> None:
    kinds = {}
    async with ClientSession(address) as session:
        for name in ("main.js", "style.css", "icon.svg"):
            async with session.get(f"/static/{name}") as answer:
                kinds[name] = (answer.content_type, answer.charset, answer.headers["Content-Encoding"])
        async with session.get("/static/table.html") as answer:
            assert answer.status == 404

    assert kinds == {
        "main.js": ("text/javascript", "utf-8", "gzip"),
        "style.css": ("text/css", "utf-8", "gzip"),
        "icon.svg": ("image/svg+xml", "utf-8", "gzip"),
    }


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_comes_with_all_that_it_stands_on_each_once_and_before_it_is_wanted(name: str) -> None:
    joined = statics.joined(name)
    begun = re.findall(r"^const (\$\w+) = \(\(\) => \{$", joined, re.MULTILINE)
    given = re.findall(r"^export \{ (\$\w+) as (\w+) \};$", joined, re.MULTILINE)

    assert "\nimport " not in f"\n{joined}"
    assert len(set(begun)) == len(begun)
    assert sorted(given) == sorted((one, one[1:]) for one in begun)
    for found in re.finditer(r"^const \{[^}]*\} = (\$\w+);$", joined, re.MULTILINE):
        assert f"const {found[1]} = " in joined[: found.start()]


@pytest.mark.parametrize("page", ["main", "home", "door"])
def test_what_travels_otherwise_is_asked_for_by_another_name(monkeypatch: pytest.MonkeyPatch, page: str) -> None:
    joined, before = statics.joined, statics.made()
    monkeypatch.setattr(statics, "joined", lambda name: joined(name) + "//" * (name == page))

    assert statics.made.__wrapped__() != before


@pytest.mark.parametrize("name", SCRIPTS)
def test_what_a_script_gives_out_never_changes_its_value(name: str) -> None:
    """Others have what it was when they were begun."""
    script = (statics.STATIC / f"{name}.js").read_text(encoding="utf-8")

    assert len(re.findall(r"^export ", script, re.MULTILINE)) == len(statics.EXPORTED.findall(script))
    assert len(re.findall(r"\bimport\b", script)) == len(statics.IMPORTED.findall(script))
