"""Runs the scenario of that name."""

from __future__ import annotations

import sys

from life import SCENARIOS


SCENARIOS[sys.argv[1]]()
