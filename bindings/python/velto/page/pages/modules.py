"""The names of a board's modules, by their numbers."""

from __future__ import annotations

MODULES = {
    0x01: "switch", 0x02: "LED", 0x03: "accelerometer", 0x04: "temperature", 0x05: "pins", 0x06: "LED strip", 0x07: "beacon", 0x08: "haptic",
    0x09: "processors", 0x0A: "events", 0x0B: "logging", 0x0C: "timers", 0x0D: "serial buses", 0x0F: "macros", 0x10: "conductance", 0x11: "settings",
    0x12: "barometer", 0x13: "gyroscope", 0x14: "ambient light", 0x15: "magnetometer", 0x16: "humidity", 0x17: "color", 0x18: "proximity",
    0x19: "sensor fusion", 0xFE: "debug",
}
