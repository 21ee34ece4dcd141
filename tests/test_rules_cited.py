"""Every numbered rule is cited by a test that would fail without it, and no test cites a rule that is not there."""

from functools import cache

import pytest
from support import citations

SPECIFICATIONS = citations.specifications()
coverage = cache(citations.coverage)


@pytest.mark.parametrize("slug", sorted(SPECIFICATIONS))
def test_every_numbered_rule_is_cited(slug: str) -> None:
    rules, uncited = coverage()[slug]

    assert rules
    assert sorted(uncited) == []


def test_no_citation_names_a_rule_that_does_not_exist() -> None:
    texts = [file.read_text(encoding="utf-8") for file in SPECIFICATIONS.values()]
    known = {rule for text in texts for rule in citations.numbered(text) | citations.rulings(text)}

    assert {rule: files for rule, files in citations.citations().items() if rule not in known} == {}


def test_markers_are_found_wherever_they_stand() -> None:
    source = """
@pytest.mark.rule("XX-101", "XX-102")
def test_one(): ...
CASES = [pytest.param(1, marks=pytest.mark.rule("XX-103"))]
@other("XX-104")
def test_two(): ...
"""

    assert list(citations.cited_in_python(source)) == ["XX-101", "XX-102", "XX-103"]


def test_the_prefix_of_a_specification_is_that_of_its_rules() -> None:
    text = "**XX-101** One, like **YY-101**. **XX-102** Two. EX-01 is an example, XX-R07 a ruling."

    assert citations.numbered(text) == {"XX-101", "XX-102"}
    assert citations.rulings(text) == {"XX-R07"}
