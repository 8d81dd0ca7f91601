"""The settings file: read calmly, changed line by line, never emptied."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from brisca_tutor.game.errors import Problem
from brisca_tutor.storage.settings import load_settings, read_value, save_setting

TODAY = "2026-11-29"


def write(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def refused(path: Path, key: str, text: str | None) -> Problem:
    with pytest.raises(Problem) as caught:
        save_setting(path, key, text)
    return caught.value


def test_no_file_is_no_setting(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "config.toml", TODAY) == ({}, ())


def test_settings_come_back_by_kind(tmp_path: Path) -> None:
    path = tmp_path / "new" / "config.toml"
    for key, text in (("lang", "it"), ("plain", "on"), ("width", "60"), ("rules", "briscola")):
        save_setting(path, key, text)
    found = load_settings(path, TODAY)
    assert found.warnings == ()
    assert (found.text("lang"), found.text("rules")) == ("it", "briscola")
    assert (found.switch("plain"), found.number("width")) == (True, 60)
    assert (found.text("plain"), found.number("plain"), found.switch("ascii")) == (None,) * 3
    assert os.listdir(path.parent) == ["config.toml"]


def test_other_lines_stay_as_they_are(tmp_path: Path) -> None:
    path = write(
        tmp_path / "c.toml", '# mine\nlang = "es" # home\nplain = true\n\n[later]\nx = 1\n'
    )
    save_setting(path, "lang", "fr")
    save_setting(path, "ascii", "off")
    save_setting(path, "plain", None)
    assert path.read_text() == '# mine\nlang = "fr"\n\nascii = false\n[later]\nx = 1\n'
    save_setting(path, "width", None)
    assert "width" not in path.read_text()


def test_unknown_keys_and_values_are_passed_over_with_their_place(tmp_path: Path) -> None:
    path = write(tmp_path / "c.toml", 'langg = "es"\nlang = "de"\ndeck = "french"\nwidth = true\n')
    found = load_settings(path, TODAY)
    assert found.values == {"deck": "french"}
    assert [one.code for one in found.warnings] == ["setting-key"] + ["setting-value"] * 2
    assert found.warnings[0].slots["near"] == "lang"
    assert found.warnings[1].place and found.warnings[1].place[1:3] == (2, 1)


@pytest.mark.parametrize("content", [b'lang = "es', b"\xff\xfe\x00", b"a = 1\na = 2\n", b"\x00"])
def test_a_damaged_file_is_moved_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "config.toml"
    path.write_bytes(content)
    assert refused(path, "lang", "es").code == "settings-damaged-edit"
    assert path.read_bytes() == content
    found = load_settings(path, TODAY)
    assert found.values == {} and found.warnings[0].code == "settings-damaged"
    assert Path(str(found.warnings[0].slots["moved"])).read_bytes() == content
    assert load_settings(path, TODAY).warnings == ()


def test_a_file_that_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "config.toml").mkdir()
    found = load_settings(tmp_path / "config.toml", TODAY)
    assert [one.code for one in found.warnings] == ["settings-unreadable"]
    assert refused(tmp_path / "config.toml", "lang", "es").code == "settings-not-saved"
    assert os.listdir(tmp_path) == ["config.toml"]
    write(tmp_path / "file", "")
    assert load_settings(tmp_path / "file" / "config.toml", TODAY) == ({}, ())
    assert load_settings(tmp_path / ("x" * 300) / "config.toml", TODAY) == ({}, ())
    assert refused(tmp_path / "file" / "config.toml", "lang", "es").code == "settings-not-saved"


def test_s07_a_failed_write_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path / "config.toml", 'lang = "es"\n')

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    for _ in range(2):
        assert refused(path, "lang", "fr").code == "settings-not-saved"
    assert path.read_text() == 'lang = "es"\n' and os.listdir(tmp_path) == ["config.toml"]


def test_values_are_checked(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    assert refused(path, "lang", "de").slots["allowed"] == ("es", "fr", "it")
    assert refused(path, "width", "5").slots["allowed"] == ("20-500",)
    assert refused(path, "plain", "perhaps").code == "setting-value"
    assert refused(path, "colour", "auto").slots["near"] == "color"
    assert refused(path, "nothing", None).code == "setting-key"
    assert not path.exists()
    assert read_value("plain", "TRUE") is True


def test_a_key_that_is_no_line_of_its_own_is_not_forced(tmp_path: Path) -> None:
    text = 'note = """\nlang = 1\n"""\nlang = "es"\n'
    path = write(tmp_path / "config.toml", text)
    assert refused(path, "lang", "fr").code == "settings-damaged-edit"
    assert path.read_text() == text
