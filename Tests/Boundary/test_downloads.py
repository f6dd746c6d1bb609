"""Downloads through the C functions, from simulated boards of both firmware generations."""

from __future__ import annotations

import pytest

from board_download import CONFIRMATION, Download, axes, log_raw
from connected_board import RL, S, ConnectedBoard
from pumped_context import Failed, pumped
from veltokit import abi


@pytest.mark.parametrize("model", [RL, S])
def test_entries_of_unknown_loggers_come_raw(velto, model: bytes) -> None:
    with pumped(velto) as context:
        board = ConnectedBoard(context, model, seed=7, script="walk")
        measured = log_raw(board, 10)
        assert len(measured) > 900
        download = Download(context, board.device)
        raw = download.stream()
        download.run()
        assert (download.result, download.error) == (abi.VELTO_OK, "")
        found = axes(raw.rows)
        start = found.index(measured[0])
        assert found[start:start + len(measured)] == measured
        assert raw.info.value_type == abi.VELTO_VALUE_TYPE_U32 and raw.info.signal.bits == 0
        assert {info.flags for info in raw.infos} == {abi.VELTO_FRAME_UTC | abi.VELTO_FRAME_UNSCALED}
        assert download.info.unknown_count == len(raw.rows) == download.info.entry_count
