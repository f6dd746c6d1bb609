"""The figures of the guide "What a board computes"."""

from __future__ import annotations

from pathlib import Path

import processor_figures

from processor_figures import FIGURE
from veltokit import abi


def test_each_type_emits_in_the_figure_what_the_second_computation_emits(velto) -> None:
    drawings = processor_figures.figures(velto)
    types = {getattr(abi, f"VELTO_MW_PROCESSOR_TYPE_{panel.type}") for panel, _ in drawings}
    assert types == set(range(abi.VELTO_MW_PROCESSOR_TYPE_UNKNOWN)), "a panel for each type"
    for panel, curves in drawings:
        assert curves.board == curves.second and curves.board, panel.title
    assert Path(FIGURE).read_text() == processor_figures.sheet(drawings), "run make processor-figures"
