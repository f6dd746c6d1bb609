"""Who plays as which number, with which tuning, from one run of the program to the next; and whom auto-connect prefers."""

from __future__ import annotations

from pathlib import Path

import pytest

from known_context import KnownContext, Run, runs
from veltokit import abi

PUMPED = abi.VELTO_CONTEXT_PUMPED | abi.VELTO_CONTEXT_MANUAL_CLOCK


@pytest.fixture
def run(velto, tmp_path: Path) -> Run:
    return runs(velto, tmp_path / "state")


# Places


def test_every_cap_gets_the_place_it_had(run: Run) -> None:
    with run() as context:
        placed = {}
        for seed, place in ((1, 2), (2, 0), (3, 1)):
            device, identifier = context.cap(seed=seed)
            placed[place] = identifier
            context.device_set_player_index(device, place + 10)
        for place, identifier in placed.items():
            device = context.answer(
                abi.velto_device, "context_find_device", context.context, identifier.encode())
            context.device_set_player_index(device, place)
    with run() as context:
        for seed in (1, 2, 3):
            context.create_sim(seed=seed)
        context.auto_connect(3)
        assert {place: context.identifier(context.player(place)) for place in range(3)} == placed


def test_a_newcomer_leaves_known_caps_their_places(run: Run) -> None:
    with run() as context:
        _, first = context.cap(seed=1)
        _, second = context.cap(seed=2)
    with run() as context:
        for seed in (5, 2, 1):
            context.create_sim(seed=seed)
        context.auto_connect(3)
        assert [context.identifier(context.player(place)) for place in (0, 1)] == [first, second]
        assert context.player(2).bits != 0


def test_a_place_beyond_the_players_of_this_game_does_not_count(run: Run) -> None:
    with run() as context:
        device, identifier = context.cap(seed=1)
        context.device_set_player_index(device, 3)
    with run() as context:
        context.create_sim(seed=1)
        context.auto_connect(1)
        assert context.identifier(context.player(0)) == identifier


def test_a_place_that_is_taken_gives_way_to_the_lowest_free_one(run: Run) -> None:
    with run() as context:
        _, identifier = context.cap(seed=1)
    with run() as context:
        context.cap(seed=9)
        device, _ = context.cap(seed=1)
        assert context.info(device).player_index == 1
        assert context.identifier(device) == identifier


# Choosing


def test_of_two_caps_for_one_player_the_known_one_is_taken(run: Run) -> None:
    with run() as context:
        _, identifier = context.cap(seed=1)
    with run() as context:
        context.create_sim(seed=8)
        context.create_sim(seed=1)
        context.auto_connect(1)
        assert context.identifier(context.player(0)) == identifier
        assert context.events(abi.VELTO_EVENT_CHOICE_NEEDED) == []


def test_of_two_caps_that_are_both_known_or_both_new_the_program_chooses(run: Run) -> None:
    for _ in range(2):
        with run() as context:
            context.create_sim(seed=1)
            context.create_sim(seed=2)
            context.auto_connect(1)
            assert context.player(0).bits == 0
            choice, = context.events(abi.VELTO_EVENT_CHOICE_NEEDED)
            assert choice.data.choice.candidate_count == 2
            context.auto_connect(2)
            assert context.player(1).bits != 0


# Profiles


@pytest.mark.parametrize("flags", [0, abi.VELTO_CONTEXT_LOAD_PROFILES])
def test_a_profile_is_loaded_on_the_first_link_if_the_program_asks_for_it(run: Run, flags: int) -> None:
    with run() as context:
        device, _ = context.cap(seed=1)
        context.device_set_motion_mode(device, abi.VELTO_MOTION_MODE_POINTER)
        context.device_save_profile(device)

    def mode(context: KnownContext, device: abi.velto_device) -> int:
        return context.answer(abi.velto_motion_config, "device_get_motion_config", device).mode

    with run(flags=PUMPED | flags) as context:
        sim, device = context.connected_cap(seed=1)
        info = context.answer(abi.velto_context_info, "context_get_info", context.context)
        assert info.flags == PUMPED | flags
        assert mode(context, device) == (abi.VELTO_MOTION_MODE_POINTER if flags else abi.VELTO_MOTION_MODE_PADDLE)
        context.device_set_motion_mode(device, abi.VELTO_MOTION_MODE_GESTURE)
        context.sim_drop_link(sim)
        context.advance(5)
        assert context.info(device).link_serial == 2
        assert mode(context, device) == abi.VELTO_MOTION_MODE_GESTURE


def test_a_damaged_profile_keeps_nobody_from_playing(run: Run, tmp_path: Path) -> None:
    flags = PUMPED | abi.VELTO_CONTEXT_LOAD_PROFILES
    with run(flags=flags) as context:
        device, _ = context.cap(seed=1)
        context.device_save_profile(device)
    profile, = (tmp_path / "state").glob("*.profile")
    profile.write_text("rubbish")
    with run(flags=flags) as context:
        context.cap(seed=1)
        assert any("damaged" in line for line in context.warnings())
