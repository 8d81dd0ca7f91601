"""Saved hands: whole at any moment, the last good one kept, nothing lost in silence."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from brisca_tutor.storage import hands
from brisca_tutor.storage.hands import SavedHands
from brisca_tutor.storage.paths import settle_paths

TODAY = "2026-11-29"
DEAL = "1A0CD-E7X2K"


def codes(saved: SavedHands) -> list[str]:
    return [one.code for one in saved.warnings]


def test_nothing_saved_is_nothing_said(tmp_path: Path) -> None:
    saved = SavedHands(tmp_path / "practice", TODAY)
    assert saved.current() is None and saved.kept() == () and not saved.warnings
    saved.drop()
    assert not saved.warnings and not (tmp_path / "practice").exists()


def test_nothing_is_left_lying_about_after_a_cut_or_beside_another_program(tmp_path: Path) -> None:
    saved = SavedHands(tmp_path, "2026-01-01")
    for number in range(2):
        saved.save({"number": number})
    before = tmp_path / "current.before.json"
    before.unlink()
    os.link(saved.path, before)  # cut off, or another program, between the two renamings
    os.link(saved.path, tmp_path / f"current.before.json.{os.getpid()}.new")
    for number in range(2, 4):
        saved.save({"number": number})
        assert sorted(one.name for one in tmp_path.iterdir()) == [before.name, saved.path.name]
    assert json.loads(before.read_text()) == {"number": 2} and saved.current() == {"number": 3}


def test_the_hand_before_a_damaged_one_is_there_until_it_is_dropped(tmp_path: Path) -> None:
    saved = SavedHands(tmp_path / "practice", TODAY)
    assert not saved.there
    for number in range(2):
        saved.save({"number": number})
    saved.path.write_text("{")
    for _ in range(2):
        again = SavedHands(tmp_path / "practice", TODAY)
        assert again.there and again.current() == {"number": 0}
    again.drop()
    assert not again.there


def test_profiles_have_hands_of_their_own(tmp_path: Path) -> None:
    mine, other = settle_paths(str(tmp_path), None, {}), settle_paths(str(tmp_path), "Ana", {})
    SavedHands(mine.practice, TODAY).save({"who": 1})
    assert SavedHands(other.practice, TODAY).current() is None
    assert other.practice.name == "practice-ana"


def test_the_last_save_counts_and_the_one_before_is_kept(tmp_path: Path) -> None:
    saved = SavedHands(tmp_path, TODAY)
    for number in range(3):
        assert saved.save({"number": number})
    assert saved.current() == {"number": 2}
    assert sorted(os.listdir(tmp_path)) == ["current.before.json", "current.json"]
    saved.path.write_text('{"number": ')
    assert saved.current() == {"number": 1}
    assert codes(saved) == ["practice-damaged"]
    assert (tmp_path / f"current.json.damaged-{TODAY}").exists()
    saved.drop()
    assert saved.current() is None


@pytest.mark.parametrize("content", [b"", b"[]", b"\xff\xfe", b"{}" * 200_000, b"[" * 100_000])
def test_damaged_files_are_moved_aside(tmp_path: Path, content: bytes) -> None:
    saved = SavedHands(tmp_path, TODAY)
    saved.path.write_bytes(content)
    assert saved.current() is None
    assert codes(saved) == ["practice-damaged"]
    assert saved.warnings[0].slots["moved"] == str(tmp_path / f"current.json.damaged-{TODAY}")


def test_what_is_no_hand_gives_way_to_the_one_before(tmp_path: Path) -> None:
    saved = SavedHands(tmp_path, TODAY)
    saved.save({"good": 1})
    saved.save({"bad": 1})
    assert saved.refuse() == {"good": 1}
    assert saved.current() == {"good": 1}
    assert saved.refuse() is None and saved.current() is None


def test_a_full_disk_leaves_the_last_save_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = SavedHands(tmp_path, TODAY)
    saved.save({"number": 1})
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", _full)
        assert not saved.save({"number": 2}) and not saved.save({"number": 3})
    assert codes(saved) == ["practice-not-saved"]
    assert saved.current() == {"number": 1}
    assert os.listdir(tmp_path) == ["current.json"]


def _full(_: int) -> None:
    raise OSError(28, "No space left on device")


def test_a_folder_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    saved = SavedHands(tmp_path / "file" / "practice", TODAY)
    assert not saved.save({"a": 1}) and saved.keep({"a": 1}, DEAL) is None
    assert saved.current() is None and saved.kept() == ()
    assert codes(saved) == ["practice-not-saved"]


def test_finished_hands_are_kept_up_to_a_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hands, "KEPT", 3)
    saved = SavedHands(tmp_path, TODAY)
    for number in range(5):
        one = saved.keep({"number": number}, DEAL)
        assert one is not None and one.number == number + 1
    kept = saved.kept()
    assert [one.number for one in kept] == [5, 4, 3]
    assert saved.read(kept[0]) == {"number": 4} and kept[0].deal == DEAL
    kept[0].path.write_text("x")
    assert saved.read(kept[0]) is None and codes(saved) == ["practice-damaged"]
    assert [one.number for one in saved.kept()] == [4, 3]
    saved.refuse_kept(saved.kept()[0])
    assert [one.number for one in saved.kept()] == [3]
    with pytest.raises(ValueError, match="no deal code"):
        saved.keep({}, "../../x")


SAVER = """
import sys
from pathlib import Path
from brisca_tutor.storage.hands import SavedHands
saved = SavedHands(Path(sys.argv[1]), "2026-11-29")
number = 0
while True:
    number += 1
    saved.save({"number": number, "padding": "x" * 20000})
    print(number, flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the system has no SIGKILL")
def test_killed_while_saving_a_whole_file_is_there(tmp_path: Path) -> None:
    for round_ in range(4):
        with subprocess.Popen(
            [sys.executable, "-c", SAVER, str(tmp_path)],
            stdout=subprocess.PIPE,
            cwd=Path(__file__).resolve().parents[2],
            text=True,
        ) as process:
            assert process.stdout is not None
            process.stdout.readline()
            time.sleep(0.03 * round_)
            process.send_signal(signal.SIGKILL)
            told = [int(line) for line in process.stdout.read().split()] or [1]
        saved = SavedHands(tmp_path, TODAY)
        found = saved.current()
        assert found is not None and found["number"] >= told[-1] and not saved.warnings
        assert json.loads((tmp_path / "current.json").read_bytes())
