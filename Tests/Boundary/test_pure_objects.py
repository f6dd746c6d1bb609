"""Drivers, strategies and navigators as objects: whose they are, what they refuse, and what keys and screens do."""

from __future__ import annotations

import ctypes
import threading

import pytest

from fed_cap import fed_cap
from pumped_context import Caller, Failed
from pure_objects import Driver, Navigator, PureObject, Strategy, frame, structure
from veltokit import abi

COMFORT, ORIGINAL = abi.VELTO_NAVIGATOR_POLICY_COMFORT, abi.VELTO_NAVIGATOR_POLICY_ORIGINAL
MAKERS = {
    "driver": lambda velto: Driver(velto), "strategy": lambda velto: Strategy(velto, abi.VELTO_STRATEGY_MODE_PONG),
    "navigator": lambda velto: Navigator(velto, COMFORT),
}


def poke(thing: PureObject) -> None:
    """Some call that uses the object."""
    if thing.kind == "navigator":
        thing.tell("end_menu")
    else:
        thing.tell("reset")


@pytest.mark.parametrize("kind", MAKERS)
def test_destroyed_object_is_stale(velto, kind: str) -> None:
    thing = MAKERS[kind](velto)
    poke(thing)
    thing.destroy()
    thing.destroy()
    with pytest.raises(Failed) as failure:
        poke(thing)
    assert failure.value.result == abi.VELTO_ERROR_STALE_HANDLE


def test_object_of_another_kind_is_refused(velto) -> None:
    strategy = Strategy(velto, abi.VELTO_STRATEGY_MODE_DART)
    with pytest.raises(Failed) as failure:
        Caller(velto).driver_reset(strategy.object)
    assert failure.value.result == abi.VELTO_ERROR_WRONG_KIND
    strategy.destroy()


def test_second_thread_is_refused_and_does_not_wait(velto) -> None:
    strategy = Strategy(velto, abi.VELTO_STRATEGY_MODE_PONG)
    answers: set[int] = set()

    def use() -> None:
        input_, out = frame(), abi.velto_strategy_frame(struct_size=ctypes.sizeof(abi.velto_strategy_frame))
        for _ in range(20_000):
            answers.add(velto.velto_strategy_step(strategy.object, ctypes.byref(input_), 0.016, ctypes.byref(out)))

    threads = [threading.Thread(target=use) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers <= {abi.VELTO_OK, abi.VELTO_ERROR_BUSY}
    strategy.destroy()


def test_constants_hold_at_their_rate_alone(velto) -> None:
    driver = Driver(velto)
    config = structure(velto, abi.velto_paddle_config, abi.VELTO_RATE_MODE_LOW_POWER, tilt_speed=60)
    driver.tell("set_paddle_config", ctypes.byref(config))
    tilted = abi.VELTO_INPUT_STATE_TILT_RIGHT
    assert driver.paddle(80, frame("lowPower", states=tilted)) == pytest.approx(81)
    assert driver.paddle(80, frame("normal", states=tilted)) == pytest.approx(84)
    driver.tell("clear_constants")
    assert driver.paddle(80, frame("lowPower", states=tilted)) == pytest.approx(85)
    driver.destroy()


def test_strategy_answers_the_constants_it_was_given(velto) -> None:
    strategy = Strategy(velto, abi.VELTO_STRATEGY_MODE_PONG)
    given = structure(velto, abi.velto_strategy_config, abi.VELTO_PONG_STYLE_SMOOTH, quiz_slots=6, dart_cooldown=0.25)
    strategy.tell("set_config", ctypes.byref(given))
    assert bytes(strategy.ask(abi.velto_strategy_config, "get_config")) == bytes(given)
    strategy.tell("set_mode", abi.VELTO_STRATEGY_MODE_QUIZ, 1)
    assert strategy.ask(abi.velto_strategy_config, "get_config").quiz_slots == 4
    strategy.destroy()


def answers_of(velto) -> list[bytes]:
    """What a driver, each strategy and a navigator answer to a game that always goes the same way."""
    driver, menu = Driver(velto), Navigator(velto, COMFORT)
    strategies = [Strategy(velto, mode) for mode in range(4)]
    menu.begin(4)
    place, answers = 80.0, []
    for index in range(300):
        position = (index * 7919 % 400) / 200 - 1
        input_ = frame("fast" if index % 3 else "normal", index % 40 == 0, position_x=position, velocity=index % 11)
        place = driver.paddle(place, input_)
        answers.append(bytes(ctypes.c_double(place)) + bytes(driver.menu(input_)) + bytes(menu.step(position)))
        answers += [bytes(strategy.step(input_)) for strategy in strategies]
    for thing in (driver, menu, *strategies):
        thing.destroy()
    return answers


def test_same_inputs_give_the_same_answers(velto) -> None:
    first = answers_of(velto)
    assert answers_of(velto) == first and len(set(first)) > 500


def test_throw_is_told_in_the_order_to_deal_with(velto) -> None:
    driver = Driver(velto)
    primed = frame(states=abi.VELTO_INPUT_STATE_GESTURE_PRIMED)
    thrown = frame(gestures=abi.VELTO_GESTURE_THROW, throw_power=0.75, click=True)
    steps = [driver.ask(abi.velto_action_step, "step_actions", ctypes.byref(f), 1 / 60) for f in (primed, primed, thrown)]
    assert [(s.primed, s.threw, s.confirmed, s.throw_power) for s in steps] == [(1, 0, 0, 0), (0, 0, 0, 0), (0, 1, 1, 0.75)]
    driver.destroy()


AIM = abi.velto_aim(10, 20)
STEPS = {
    "driver step_paddle": (ctypes.c_double, 10.0, 80.0),
    "driver step_menu": (abi.velto_menu_step, 4, 1),
    "driver step_pointer": (abi.velto_aim, ctypes.byref(AIM), ctypes.byref(abi.velto_aim(300, 200))),
    "driver step_lateral": (ctypes.c_double, 0.0, 0.5, 0),
    "driver step_picker": (abi.velto_picker_step, 4),
    "driver step_actions": (abi.velto_action_step,),
    "driver step_display": (abi.velto_input,),
    "strategy step": (abi.velto_strategy_frame,),
    "navigator step_input": (abi.velto_navigator_step,),
}


def play_step(velto, step: str, polled: float, dt: float) -> list[bytes | float]:
    """What many frames of the same hand give, each polled with one time and stepped with another."""
    kind, name = step.split()
    (type_, *arguments), thing = STEPS[step], MAKERS[kind](velto)
    if kind == "navigator":
        thing.begin(4)
    if kind == "strategy":
        thing.tell("set_mode", abi.VELTO_STRATEGY_MODE_DART, 1)
    answers = []
    for index in range(120):
        tilted = abi.VELTO_INPUT_STATE_TILT_RIGHT if index % 40 < 30 else 0
        hand = frame(
            "lowPower", dt=polled, states=tilted, position_x=0.8 if tilted else index / 400, click=index % 7 == 0,
            gestures=abi.VELTO_GESTURE_THROW, throw_power=0.5, frame_delta_x=1, frame_delta_y=1, velocity=index % 9)
        answer = thing.ask(type_, name, ctypes.byref(hand), dt, *arguments)
        if name == "step_display":
            answer.dt = 0
        answers.append(answer if isinstance(answer, float) else bytes(answer))
    thing.destroy()
    return answers


@pytest.mark.parametrize("step", STEPS)
def test_step_takes_the_time_of_its_input(velto, step: str) -> None:
    """VELTO_DT_MEASURE stands for the time that the poll used."""
    measured = play_step(velto, step, 0.01, abi.VELTO_DT_MEASURE)
    assert measured == play_step(velto, step, 0.01, 0.01) == play_step(velto, step, 0.3, 0.01)
    assert measured != play_step(velto, step, 0.3, abi.VELTO_DT_MEASURE)


# The navigator in comfort


def test_quiz_chooses_by_position_and_confirms_by_button(velto) -> None:
    quiz = Strategy(velto, abi.VELTO_STRATEGY_MODE_QUIZ)
    steps = [(0, False), (0.30, False), (0.36, False), (0.2, True), (0.1, False), (0.9, False)]
    frames = [quiz.step(frame(position_x=x, click=click)) for x, click in steps]
    assert [f.quiz_slot for f in frames] == [-1, -1, 2, 2, 2, 3]
    assert [f.quiz_slot_changed for f in frames] == [0, 0, 1, 0, 0, 1]
    assert [f.quiz_answered for f in frames] == [0, 0, 0, 1, 0, 0]
    quiz.destroy()


def test_keys_alone_operate_a_menu(velto) -> None:
    menu = Navigator(velto, COMFORT)
    menu.begin(3)
    menu.tell("set_item_enabled", 1, 0)
    move = lambda steps: menu.ask(abi.velto_navigator_step, "move_focus", steps).focused  # noqa: E731
    assert [move(1), move(1), move(1), move(-1)] == [0, 2, -1, 0]
    assert menu.step(0).is_cleared == 0
    assert menu.ask(abi.velto_navigator_step, "activate_focus").activated == 0
    assert menu.ask(abi.velto_navigator_step, "activate_item", 1).activated == -1
    assert menu.ask(abi.velto_navigator_step, "clear_focus").is_cleared == 1
    menu.destroy()


def test_hold_does_not_repeat_until_the_item_is_left(velto) -> None:
    menu = Navigator(velto, COMFORT)
    menu.begin(3)
    activated = [index for index in range(400) if menu.step(0.8, dt=0.02).activated >= 0]
    assert len(activated) == 1
    for _ in range(10):
        menu.step(0, dt=0.02)
    assert any(menu.step(0.8, dt=0.02).activated == 2 for _ in range(200))
    menu.destroy()


def reached_by_leaning(velto, policy: int, items: int) -> set[int]:
    """A real cap in the menu's motion, turned further by one count a frame to either side."""
    reached = set()
    for side in (-1, 1):
        menu = Navigator(velto, policy)
        menu.begin(items)
        with fed_cap(velto) as cap:
            cap.context.device_begin_menu_motion(cap.device, policy)
            for count in range(400):
                cap.at(count / 60)
                cap.feed_axes(x=side * count)
                polled = cap.poll()
                step = menu.ask(abi.velto_navigator_step, "step_input", ctypes.byref(polled), 1 / 60)
                if step.focused >= 0:
                    reached.add(step.focused)
        menu.destroy()
    return reached


@pytest.mark.parametrize("items", range(1, 9))
def test_every_item_can_be_reached_by_leaning_slowly(velto, items: int) -> None:
    assert reached_by_leaning(velto, COMFORT, items) == set(range(items))


@pytest.mark.parametrize(
    ("items", "hidden"), [(1, set()), (2, set()), (3, {1}), (4, set()), (5, {2}), (6, {2, 3}), (7, {3}), (8, {3, 4})]
)
def test_original_motion_hides_the_items_in_the_middle(velto, items: int, hidden: set[int]) -> None:
    """The original's paddle leaps from 0 to 0.42: what lies between cannot be reached from neutral."""
    assert reached_by_leaning(velto, ORIGINAL, items) == set(range(items)) - hidden


def test_hint_follows_the_menu(velto) -> None:
    menu = Navigator(velto, COMFORT)
    assert menu.state().hint == abi.VELTO_MENU_HINT_HIDDEN
    menu.begin(3)
    assert menu.state().hint == abi.VELTO_MENU_HINT_SELECT
    menu.step(0.8)
    assert menu.state().hint == abi.VELTO_MENU_HINT_HOLD_OR_CLICK
    menu.begin(3, abi.VELTO_CONFIRMATION_BUTTON)
    assert menu.state().hint == abi.VELTO_MENU_HINT_CLICK
    menu.tell("end_menu")
    assert (menu.state().item_count, menu.state().hint) == (0, abi.VELTO_MENU_HINT_HIDDEN)
    menu.destroy()


def test_turn_has_to_be_confirmed_by_the_next_player(velto) -> None:
    menu = Navigator(velto, COMFORT)
    pending = lambda player, count: velto.velto_navigator_is_turn_pending(menu.object, player, count)  # noqa: E731
    assert [pending(0, 1), pending(0, 2)] == [0, 1]
    menu.tell("set_turn_player", 0)
    assert [pending(0, 2), pending(1, 2)] == [0, 1]
    menu.tell("set_turn_player", -1)
    assert pending(0, 2) == 1
    menu.destroy()
