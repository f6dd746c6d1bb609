"""frames.c in Python: a simulated board for 300 frames of a game, on a manual clock."""

from veltokit import Backend, Context, Families

options = {"backends": Backend.SIMULATED, "manual_clock": True, "ephemeral": True, "auto_connect_families": Families.METAWEAR}
connected = moved = 0
with Context(**options) as velto:
    velto.create_simulator(model_name="metamotion-s", seed=7)
    velto.auto_connect()
    for frame in range(300):
        velto.advance(1 / 60)
        pad = velto.player(0).poll(1 / 60)
        connected += pad.connected
        moved += abs(pad.position_x) > 0.1
print(f"300 frames, {connected} connected, {moved} away from the center")
