"""Every mistaken belief has a name in every language."""

from __future__ import annotations

import pytest

from brisca_tutor.language.beliefs import NAMES, belief
from brisca_tutor.language.catalogue import LANGUAGES, Speech
from brisca_tutor.language.numbers import percent
from brisca_tutor.reasons.misconceptions import MISCONCEPTIONS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names(lang: str) -> None:
    assert set(NAMES) == set(MISCONCEPTIONS)
    speech = Speech(lang)
    said = {belief(speech, name) for name in NAMES}
    assert len(said) == len(NAMES) and not said & set(NAMES.values())
    assert belief(speech, "of-another-version") == "of-another-version"


def test_percentages() -> None:
    assert percent("es", 7) == "7\u00a0%" and percent("it", 100) == "100%"
