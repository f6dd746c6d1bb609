#!/usr/bin/env python3
"""Writes play.trace: what a cap might send while somebody plays for five minutes.

Nobody recorded it; the movements are made up, with noise from a fixed seed, so that the file can be written again. Each
line is the time of arrival in milliseconds and the packet, whose zero bytes at the end are left out behind its length.
"""

import math
import pathlib
import random
import struct

random.seed(20261121)
lines = []
now = 0.0


def packet(x, y, z, button=0, kind="v2"):
    axes = [max(-32768, min(32767, round(value + random.gauss(0, 0.6)))) for value in (x, y, z)]
    if kind == "sensor":
        values = [max(-32768, min(32767, round(v))) for v in (x / 4, y / 2, z, x / 6, y / 6, x / 5)]
        return struct.pack("<BB6hBB", 0x22, button, *values, 1 if button else 0, 0xF7)
    block = struct.pack("<BB3h", 0x22, button, *axes)
    if kind == "blocks":
        return block + struct.pack("<BB3h", 0x22, button, *(axis * 8 for axis in axes))
    return block + bytes(8)


def send(data):
    text = data.rstrip(b"\0").hex()
    lines.append(f"{round(now * 1000)} {len(data)} {text}")


def play(seconds, rate, motion, kind="v2"):
    """Moves for a while; `motion` gives x, y, z and the button for a time since the phase began."""
    global now
    begin = now
    while now - begin < seconds:
        x, y, z, button = motion(now - begin)
        send(packet(x, y, z, button, kind))
        now += (1 / rate) * random.uniform(0.85, 1.15)


def rest(t):
    return 3, 1, 0, 0


def pong(t):
    return 420 * math.sin(2.1 * t) + 90 * math.sin(7 * t), 40 * math.sin(2.1 * t), 0, 1 if t % 4 < 0.15 else 0


def quiz(t):
    side = [-260, -140, 140, 260][int(t / 3) % 4]
    level = side if t % 3 > 0.8 else 0
    return level, level / 8, 0, 1 if 2.2 < t % 3 < 2.35 else 0


def bowl(t):
    swing = max(0.0, math.sin(math.pi * (t % 2.5) / 0.6)) if t % 2.5 < 0.6 else 0.0
    return 330 * swing, 60 * swing, 20 * swing, 0


def dart(t):
    phase = t % 2
    pull = -70 if phase < 0.7 else 110 if phase < 1.0 else 0
    return pull, pull / 3, 0, 0


play(4, 22, rest)
play(30, 22, pong)
play(20, 45, pong)
play(24, 22, quiz)
play(20, 22, bowl, kind="blocks")
play(20, 45, dart)
now += 3.2  # silence
play(12, 4, quiz)
play(10, 22, dart, kind="sensor")
send(bytes.fromhex("02f8"))
now += 0.5
play(8, 22, rest)
# Once more, each game at other rates and by other packets.
play(30, 45, pong, kind="blocks")
play(24, 45, quiz)
play(25, 22, bowl)
play(20, 22, dart)
now += 2.1  # a pause
play(15, 4, bowl)
play(15, 22, quiz, kind="sensor")
play(15, 45, bowl, kind="sensor")
play(10, 22, rest)

path = pathlib.Path(__file__).with_name("play.trace")
path.write_text("\n".join(lines) + "\n")
