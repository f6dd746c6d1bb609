"""What the comparison with bleak prints, without a guest."""

import subprocess

import compare


def test_each_receiver_has_a_row_and_the_ratio_is_to_the_best_mode():
    names = [name for _, name, _ in compare.TIMES + compare.SWITCHES]
    times = {"VeltoKit, C, not polled": 250, "VeltoKit, C, polled at 60 Hz": 500, "bleak, AcquireNotify": 1000}
    tables = compare.tables({receiver: dict.fromkeys(names, 0) | {"program_us": time} for receiver, time in times.items()})
    assert [[row[0] for row in table.rows] for table in tables] == [list(times), list(compare.BUDGETS), list(times)]
    assert [row[1] for row in tables[0].rows] == ["250.0", "500.0", "1000.0"]
    assert [row[1] for row in tables[1].rows] == ["0.25", "0.50"]
    assert [line for table in tables for line in table.exceeded] == [f"{tables[1].title}: polled at 60 Hz: 0.50, with a budget of 0.40"]


def test_a_machine_without_an_emulator_is_told_what_it_misses(monkeypatch, capsys):
    monkeypatch.setattr(compare.sys, "argv", ["compare.py"])
    refused = subprocess.CompletedProcess([], compare.CANNOT_HAVE_EMULATOR)
    monkeypatch.setattr(compare.subprocess, "run", lambda *_: refused)
    assert compare.main() == 0
    assert "Skipped: the comparison with bleak needs the radio guest" in capsys.readouterr().out


def test_a_failed_round_fails_the_comparison(monkeypatch, capsys):
    class Guest:
        def __init__(self, *_, **__):
            pass

        def outcome(self, _):
            return {"problem": "the cap was silent", "seconds": 1}

        def end(self):
            pass

    monkeypatch.setattr(compare.sys, "argv", ["compare.py"])
    monkeypatch.setattr(compare.subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0))
    monkeypatch.setattr(compare, "Guest", Guest)
    monkeypatch.setattr(compare, "_inputs", dict)
    assert compare.main() == 1
    assert "the cap was silent" in capsys.readouterr().err
