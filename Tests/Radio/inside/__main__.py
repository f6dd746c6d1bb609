"""Plays the scenarios of a plan in the guest: `python -m inside PLAN`.

The plan is a JSON object: `scenarios` (names), `inputs` (see `Rig.inputs`), `reruns` (how often one that failed is played
again), `results` (the file to write). Each line of the results is a JSON object: `{"stage", "uptime"}` when a part of the
guest is up, then for each try of a scenario `{"scenario", "problem", "seconds", "answer"}`, in which an empty problem means
that it passed; only a comparison has an answer.
"""

import asyncio
import itertools
import json
import logging
import pathlib
import sys
import time
import traceback

from . import comparison, daemons, scenarios
from .air import Air
from .bluez import BlueZ
from .rig import Rig
from .waiting import Late, wait_for

SCENARIO_LIMIT = 900  # seconds


class Runner:
    """Plays scenarios one after another on one air, one bus and one daemon."""

    def __init__(self, plan):
        self._plan = plan
        self._results = pathlib.Path(plan["results"])
        self._output = self._results.parent
        self._bluetoothd = daemons.Bluetoothd(self._output / "bluetoothd.log")
        self._air = Air()
        self._bluez = None

    async def run(self):
        """Brings the stack up and plays everything."""
        self._report(stage="interpreter", uptime=daemons.uptime())
        daemons.prepare_kernel()
        await daemons.start_bus()
        self._bluetoothd.start()
        await self._air.plug_in()
        self._bluez = await BlueZ.connect()
        await self._bluez.power_on()
        self._report(stage="adapter on", uptime=daemons.uptime())
        known = scenarios.discover() | {comparison.NAME: comparison.receivers_in_turn}
        numbers = itertools.count(1)
        for name in self._plan["scenarios"]:
            for _ in range(1 + self._plan["reruns"]):
                if await self._play(name, next(numbers), known[name]):
                    break

    async def _play(self, name, number, scenario):
        """Plays a scenario, and returns whether it passed."""
        print(f"=== {name}", flush=True)
        start = time.monotonic()
        # Kernel and daemon can come to disagree on whether discovery runs, which only switching off and on ends (5.66).
        await self._bluez.power_cycle()
        rig = Rig(name, number, self._air, self._bluez, self._bluetoothd, self._plan["inputs"], self._output)
        problems = []
        answer = await _attempt("the scenario", scenario(rig), problems)
        await _attempt("the tidying up", rig.close(), problems)
        if death := self._bluetoothd.ensure_running():
            problems.append(death)
            # What it could not forget would be found by the next scenario.
            await _attempt("the next daemon to forget", self._forget_devices(), problems)
        self._report(
            scenario=name,
            problem="\n".join(problems),
            seconds=round(time.monotonic() - start, 1),
            **({"answer": answer} if answer else {}),
        )
        return not problems

    async def _forget_devices(self):
        await self._bluez.power_on()
        await self._bluez.forget_devices()

    def _report(self, **record):
        if "uptime" in record:
            record["uptime"] = round(record["uptime"], 1)
        line = json.dumps(record)
        print(line, flush=True)
        with self._results.open("a") as results:
            results.write(line + "\n")


async def _attempt(what, step, problems):
    """A scenario may fail in any way; the others still run."""
    try:
        return await wait_for(what, step, SCENARIO_LIMIT)
    except Late as late:
        problems.append(str(late))
    except Exception:
        problems.append(traceback.format_exc())
    return None


def main():
    """Reads the plan and plays it."""
    logging.basicConfig(level=logging.INFO, stream=sys.stdout, format="%(name)s: %(message)s")
    plan = json.loads(pathlib.Path(sys.argv[1]).read_text())
    asyncio.run(Runner(plan).run())


main()
