"""The radio guest as the host sees it: boots it, follows its results, ends it."""

import collections
import compileall
import json
import os
import pathlib
import signal
import subprocess
import threading
import time

RADIO = pathlib.Path(__file__).resolve().parent
ROOT = RADIO.parent.parent
OUTPUT = ROOT / ".build" / "radio"
TOOLS = ROOT / ".build" / "venv" / "bin"
SCENARIO_LIMIT = 1200  # seconds without any news from the guest; it ends a scenario by itself long before
POWER_OFF_LIMIT = 180  # seconds

# Drivers of emulated parts that nobody needs here. Their modules would take half of the boot.
UNNEEDED_MODULES = (
    "acpi_cpufreq,ahci,i2c_i801,iTCO_wdt,kvm,kvm_amd,kvm_intel,libata,lpc_ich,pcspkr,powernow_k8,psmouse,"
    "qemu_fw_cfg,serio_raw"
)
KERNEL_OPTIONS = (
    f"module_blacklist={UNNEEDED_MODULES}",
    # The self-test of the elliptic curves can fail under emulation, and would then switch pairing off.
    "cryptomgr.notests",
    # Reading the clock takes nanoseconds on a machine, and an emulated device would take a hundred times longer.
    "tsc=reliable",
)
# An old processor: wide vector instructions and more accelerators only make emulation and start slower.
MACHINE = "-cpu qemu64,+ssse3,+sse4.1,+sse4.2,+popcnt -nodefaults"
# A clock that counts instructions, two nanoseconds each: whatever the guest measures, and whether its devices keep their pace,
# does not depend on who else uses the host. Counted time is one for all processors: a second one would only make it pass quicker.
COUNTED_TIME = "-icount shift=1"


class GuestFailed(Exception):
    """The guest ended, or fell silent, before it played a scenario."""


class Guest:
    """A booted guest that plays scenarios and writes what came of each."""

    def __init__(self, scenarios, inputs, reruns=0):
        self._stages = {}
        self._played = collections.Counter()  # seconds by the guest's clock, for each module of scenarios
        self._scenarios = scenarios
        self._outcomes = {}  # of every try that nobody has asked for yet
        self._read_bytes = 0
        self._started = time.monotonic()
        self._clear_output()
        _compile_programs()
        self._results = OUTPUT / "results.jsonl"
        plan = OUTPUT / "plan.json"
        plan.write_text(json.dumps(
            {"scenarios": scenarios, "inputs": inputs, "reruns": reruns, "results": str(self._results)}))
        self._process = self._boot(plan)

    def outcome(self, scenario):
        """Waits for the guest to play `scenario` and returns its record; after a failure, that of the next try."""
        last_news = time.monotonic()
        while not self._outcomes.get(scenario):
            has_ended = self._process.poll() is not None
            if self._read_results():
                last_news = time.monotonic()
            elif has_ended:
                raise GuestFailed(f"the guest ended with status {self._process.returncode} before {scenario}")
            elif time.monotonic() - last_news > SCENARIO_LIMIT:
                self._stop()
                raise GuestFailed(f"no news from the guest for {SCENARIO_LIMIT} s while waiting for {scenario}")
            else:
                time.sleep(0.2)
        return self._outcomes[scenario].pop(0)

    def summary(self):
        """How long the guest took to come up, and by its own clock for the scenarios of each module."""
        stages = ", ".join(f"{stage} after {seconds:.0f} s" for stage, seconds in self._stages.items())
        modules = ", ".join(f"{module} {seconds:.0f} s" for module, seconds in sorted(self._played.items()))
        return f"radio guest: {stages or 'never came up'}; played by its clock: {modules or 'nothing'}"

    def end(self):
        """Lets a guest that has played everything switch itself off; ends any other at once."""
        if all(scenario in self._outcomes for scenario in self._scenarios):
            try:
                self._process.wait(timeout=POWER_OFF_LIMIT)
            except subprocess.TimeoutExpired:
                pass
        self._stop()

    def _stop(self):
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    @staticmethod
    def logs(lines=60):
        """The last lines of each log, for people who look for the reason of a failure."""
        for path in sorted(OUTPUT.glob("*.log")):
            tail = path.read_text(errors="replace").splitlines()[-lines:]
            yield f"the end of {path.relative_to(ROOT)}", "\n".join(tail)

    @staticmethod
    def _clear_output():
        OUTPUT.mkdir(parents=True, exist_ok=True)
        for path in OUTPUT.iterdir():
            path.unlink()

    def _boot(self, plan):
        # Inside, the folder of the project is read-only and at the same place; only the output folder can be written.
        # The interpreter is named by its path: a shell's shims and login files are not there.
        command = [
            str(TOOLS / "vng"),
            "--disable-kvm",  # nested virtualisation hangs on some machines; emulation works on all
            "--force-9p",  # the faster file system needs rights that not every machine gives, and a long time to find out
            f"--run={_kernel()}",
            "--user=root",
            "--cpus=1",
            "--memory=1G",
            f"--append={' '.join(KERNEL_OPTIONS)}",
            f"--qemu-opts={MACHINE} {COUNTED_TIME}",
            f"--rwdir={OUTPUT}",
            f"--cwd={RADIO}",
            "--verbose",
            "--",
            f"exec '{TOOLS}/python' -m inside '{plan}' > '{OUTPUT}/scenarios.log' 2>&1",
        ]
        # vng starts its own parts by name.
        environment = {**os.environ, "PATH": f"{TOOLS}:{os.environ['PATH']}"}
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            # A pipe, because the emulator would open a file twice and overwrite what it wrote.
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment,
            start_new_session=True,
        )
        threading.Thread(target=_copy, args=(process.stdout, OUTPUT / "console.log"), daemon=True).start()
        return process

    def _read_results(self):
        if not self._results.exists():
            return False
        with self._results.open("rb") as results:
            results.seek(self._read_bytes)
            complete, newline, _ = results.read().rpartition(b"\n")
        self._read_bytes += len(complete + newline)
        for record in map(json.loads, complete.splitlines()):
            if "stage" in record:
                self._stages[record["stage"]] = time.monotonic() - self._started
            else:
                self._outcomes.setdefault(record["scenario"], []).append(record)
                self._played[record["scenario"].partition(".")[0]] += record["seconds"]
        return bool(complete)


def _compile_programs():
    """Compiles what the guest imports: it cannot write there, and would compile everything again at each start of a program."""
    for folder in (RADIO / "inside", ROOT / "bindings/python/veltokit", ROOT / "bindings/python/velto"):
        compileall.compile_dir(folder, quiet=2)


def _copy(stream, path):
    with stream, path.open("wb", buffering=0) as file:
        while chunk := stream.read1():
            file.write(chunk)


def _kernel():
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
    return (cache / "veltokit" / "radio" / "vmlinuz").resolve()
