"""Receives from the one cap in reach through ctypes: `velto_receiver.py LIBRARY HZ` polls its input so many times a second.

Prints "receiving" when the first packet has come, and on SIGTERM how many came.
"""

import ctypes
import pathlib
import signal
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[4] / "bindings" / "python"))

from veltokit import abi, core  # noqa: E402


def main(library, hertz):
    """Polls until SIGTERM."""
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])
    velto = core.Library(library)
    context = abi.velto_context()
    velto.velto_context_create(None, ctypes.byref(context))
    velto.velto_context_set_auto_connect(context, 1)
    frame = abi.velto_input(struct_size=ctypes.sizeof(abi.velto_input))
    reference = ctypes.byref(frame)
    is_receiving = False
    while not signal.sigtimedwait([signal.SIGTERM], 1 / hertz):
        velto.velto_context_poll_player(context, 0, abi.VELTO_DT_MEASURE, reference)
        if frame.packet_count and not is_receiving:
            is_receiving = True
            print("receiving", flush=True)
    print(f"received {frame.packet_count}")
    velto.velto_context_destroy(context)


main(sys.argv[1], float(sys.argv[2]))
