"""Downloads the log of a board: `log_receiver.py NAME FILE` stores its entries and the bookmark in that file, and goes on from it.

Prints "stored" and "acknowledged" with the number of entries for each page, and "read" at the end of the log.
"""

import json
import os
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[4] / "bindings" / "python"))

from veltokit import Backend, Context  # noqa: E402


def main(name, path):
    """Downloads until the end of the log."""
    file = pathlib.Path(path)
    stored = json.loads(file.read_text()) if file.exists() else {"entries": [], "bookmark": ""}
    with Context(backends=Backend.BLUEZ, ephemeral=True) as velto:
        device = velto.connect(name, timeout=120).wait()
        print("connected", flush=True)
        with device.board.download(bytes.fromhex(stored["bookmark"])) as download:
            for page in download:
                for sample in page.unknown:
                    logger, reset, data = map(int, sample.values)
                    stored["entries"].append([logger, reset, sample.info.tick, data])
                stored["bookmark"] = download.bookmark.hex()
                new = file.with_suffix(".new")
                new.write_text(json.dumps(stored))
                os.replace(new, file)
                print(f"stored {len(stored['entries'])}", flush=True)
                download.acknowledge()
                print(f"acknowledged {len(stored['entries'])}", flush=True)
        print(f"read {len(stored['entries'])}", flush=True)


main(*sys.argv[1:])
