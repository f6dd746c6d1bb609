"""Several caps in one context: places survive reconnects, and each has a configuration and a calibration of its own."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pytest

from pumped_context import PumpedContext, pumped
from veltokit import abi

PLAYERS = 8


class Table:
    """Eight simulated caps, connected automatically for eight players."""

    def __init__(self, context: PumpedContext) -> None:
        self.context = context
        self.sims = [context.create_sim(seed=seed + 1) for seed in range(PLAYERS)]
        context.context_set_auto_connect(context.context, PLAYERS)
        context.advance(12)
        self.devices = [self.device(player) for player in range(PLAYERS)]

    def device(self, player: int) -> int:
        return self.context.answer(abi.velto_device, "context_find_player", self.context.context, player).bits

    def poll(self, player: int) -> abi.velto_input:
        return self.context.answer(abi.velto_input, "context_poll_player", self.context.context, player, 1 / 60)

    def sim_of(self, player: int) -> abi.velto_sim:
        for sim in self.sims:
            if self.context.answer(abi.velto_device, "sim_get_device", sim).bits == self.devices[player]:
                return sim
        raise AssertionError(player)

    def lean(self, player: int, counts: float) -> None:
        self.context.sim_set_motion(self.sim_of(player), counts, 0, 0)


@pytest.fixture
def table(velto) -> Iterator[Table]:
    with pumped(velto) as context:
        yield Table(context)


def test_every_cap_gets_a_place_of_its_own(table: Table) -> None:
    assert len(set(table.devices)) == PLAYERS and 0 not in table.devices
    assert [table.poll(player).player_index for player in range(PLAYERS)] == list(range(PLAYERS))


def test_players_move_independently(table: Table) -> None:
    for player in range(PLAYERS):
        table.poll(player)
        table.lean(player, 150 + 40 * player)
    table.context.advance(0.5)
    positions = [table.poll(player).position_x for player in range(PLAYERS)]
    assert positions == pytest.approx([0.0034 * (150 + 40 * player) for player in range(PLAYERS)], abs=0.02)


def test_place_survives_a_lost_link_and_nobody_else_notices(table: Table) -> None:
    for player in range(PLAYERS):
        table.poll(player)
    table.context.sim_drop_link(table.sim_of(2))
    table.context.advance(0.5)
    flags = [table.poll(player).flags & abi.VELTO_INPUT_CONNECTED for player in range(PLAYERS)]
    assert [bool(flag) for flag in flags] == [player != 2 for player in range(PLAYERS)]
    table.context.advance(10)
    assert [table.device(player) for player in range(PLAYERS)] == table.devices
    polled = table.poll(2)
    assert polled.flags & abi.VELTO_INPUT_CONNECTED and polled.player_index == 2


def positions(table: Table) -> list[float]:
    return [round(table.poll(player).position_x, 2) for player in range(PLAYERS)]


def test_mode_is_each_players_own(table: Table) -> None:
    modes = [abi.VELTO_MOTION_MODE_PADDLE, abi.VELTO_MOTION_MODE_POINTER, abi.VELTO_MOTION_MODE_GESTURE]
    for player, mode in enumerate(modes):
        table.context.device_set_motion_mode(abi.velto_device(table.devices[player]), mode)
    assert [table.poll(player).motion_mode for player in range(4)] == [*modes, abi.VELTO_MOTION_MODE_PADDLE]


def test_events_say_whose_they_are(table: Table) -> None:
    for player in range(PLAYERS):
        table.poll(player)
    table.context.events()
    table.context.sim_press_button(table.sim_of(5), 0.1)
    table.context.advance(0.3)
    pressed = table.context.events(abi.VELTO_EVENT_BUTTON)
    assert pressed and {event.device.bits for event in pressed} == {table.devices[5]}
    polled = [table.poll(player) for player in range(PLAYERS)]
    assert [value.press_count for value in polled] == [int(player == 5) for player in range(PLAYERS)]
    assert [value.device.bits for value in polled] == table.devices


def test_player_joins_by_pressing_the_button(table: Table) -> None:
    for bits in table.devices:
        table.context.device_set_player_index(abi.velto_device(bits), -1)
    table.context.events()
    table.context.sim_press_button(table.sim_of(6), 0.1)
    table.context.advance(0.2)
    (pressed, *_) = table.context.events(abi.VELTO_EVENT_BUTTON)
    table.context.device_set_player_index(pressed.device, 0)
    assert [table.device(player) for player in range(2)] == [table.devices[6], 0]


def test_two_players_are_exchanged_in_one_step(table: Table) -> None:
    context, (first, second, *_) = table.context, table.devices
    context.events()
    context.context_swap_players(context.context, 0, 1)
    told = [(event.device.bits, event.data.player.previous, event.data.player.current) for event in context.events()]
    assert told == [(first, 0, 1), (second, 1, 0)]
    assert [table.device(player) for player in range(3)] == [second, first, table.devices[2]]
    assert [table.poll(player).device.bits for player in range(2)] == [second, first]
    assert [table.poll(player).player_index for player in range(2)] == [0, 1]


def test_exchange_with_a_free_place_moves_and_one_of_two_free_places_does_nothing(table: Table) -> None:
    context, first = table.context, table.devices[0]
    context.events()
    context.context_swap_players(context.context, 9, 0)
    assert (table.device(0), table.device(9)) == (0, first)
    assert len(context.events(abi.VELTO_EVENT_PLAYER_CHANGED)) == 1
    context.context_swap_players(context.context, 9, 9)
    assert context.footnote == abi.VELTO_OK and context.events() == []
    context.context_swap_players(context.context, 20, 21)
    assert context.footnote == abi.VELTO_NOTHING and context.events() == []


def test_configuration_and_calibration_are_each_players_own(table: Table) -> None:
    config = table.context.answer(abi.velto_motion_config, "device_get_motion_config", abi.velto_device(table.devices[1]))
    config.paddle_input_gain = -config.paddle_input_gain
    table.context.device_set_motion_config(abi.velto_device(table.devices[1]), ctypes.byref(config))
    for player in range(PLAYERS):
        table.poll(player)
        table.lean(player, 200)
    table.context.advance(0.5)
    assert positions(table) == [0.68, -0.68, 0.68, 0.68] + [0.68] * 4
    table.context.device_calibrate_neutral(abi.velto_device(table.devices[3]))
    table.context.advance(0.1)
    assert positions(table) == [0.68, -0.68, 0.68, 0] + [0.68] * 4


def test_calibration_survives_a_lost_link(table: Table) -> None:
    table.poll(0)
    table.lean(0, 90)
    table.context.advance(0.2)
    device = abi.velto_device(table.devices[0])
    table.context.device_calibrate_neutral(device)
    before = table.context.answer(abi.velto_calibration, "device_get_calibration", device)
    table.context.sim_drop_link(table.sim_of(0))
    table.context.advance(10)
    after = table.context.answer(abi.velto_calibration, "device_get_calibration", device)
    assert (after.has_paddle_offset, after.paddle_offset) == (1, before.paddle_offset)
