# Presents a player's wearable as a joypad, and its gestures as actions, so that a game that knows joypads needs no change.
#
# The position becomes the left stick, the main button the lower action button (A). "ui_accept" contains A of the joypad 0, which
# this one is. No action of the engine contains the stick: for menus, add "Device 0, Axis 0 -" to "ui_left" in the project's
# input map, and likewise "Axis 0 +" to "ui_right", "Axis 1 -" to "ui_up" and "Axis 1 +" to "ui_down". This node polls its
# player, also while the tree is paused: others use Velto.peek_player().
extends Node

# The player whose wearable it is.
export var player_index = 0
# The device number of the joypad. A joypad that is plugged in has 0 too: give this one another number, and add its button and
# its axes to the actions.
export var joypad = 0
# The stick at the edge of the screen.
export var gain = 1.0
# The actions of gestures; empty for none. Each is pressed for a frame, a throw with its power as strength.
export var throw_action = ""
export var shake_action = ""
export var swing_action = ""
# The actions of taps of a TAP: the combination of fingers, see Velto.FINGER_..., to the action, such as {1: "jump"} for the thumb.
# Each is pressed for a frame.
export var tap_actions = {}

var _stick = [0.0, 0.0]
var _is_down = false
var _pressed = []
var _taps = []


func _init():
	process_priority = -1000 # before whoever reads it in the same frame
	pause_mode = PAUSE_MODE_PROCESS # menus are for pauses too


func _enter_tree():
	Velto.connect("tap", self, "_on_tap")


func _process(delta):
	var pad = Velto.poll_player(player_index, delta)
	_move(JOY_AXIS_0, pad.position_x)
	_move(JOY_AXIS_1, -pad.position_y)
	if pad.buttons_pressed & Velto.BUTTON_MAIN:
		_press(true)
	if _is_down and not pad.buttons_down & Velto.BUTTON_MAIN: # also of a wearable that is gone
		_press(false)
	for action in _pressed:
		_act(action, 0.0)
	_pressed.clear()
	_gesture(throw_action, pad.throw, pad.throw_power)
	_gesture(shake_action, pad.shake, 1.0)
	_gesture(swing_action, pad.swing, 1.0)
	for combination in _taps:
		_gesture(tap_actions.get(combination, ""), true, 1.0)
	_taps.clear()


func _on_tap(device, combination, _repeats, _shift, _is_switched):
	if device == Velto.find_player(player_index):
		_taps.append(combination)


func _exit_tree():
	Velto.disconnect("tap", self, "_on_tap")
	_move(JOY_AXIS_0, 0.0)
	_move(JOY_AXIS_1, 0.0)
	if _is_down:
		_press(false)


func _move(axis, position):
	var value = clamp(position * gain, -1.0, 1.0)
	if _stick[axis] == value:
		return
	_stick[axis] = value
	var event = InputEventJoypadMotion.new()
	event.device = joypad
	event.axis = axis
	event.axis_value = value
	Input.parse_input_event(event)


func _press(is_pressed):
	_is_down = is_pressed
	var event = InputEventJoypadButton.new()
	event.device = joypad
	event.button_index = JOY_XBOX_A
	event.pressed = is_pressed
	Input.parse_input_event(event)


func _gesture(action, happened, strength):
	if happened and action != "":
		_act(action, strength)
		_pressed.append(action)


func _act(action, strength):
	var event = InputEventAction.new()
	event.action = action
	event.pressed = strength > 0.0
	event.strength = strength
	Input.parse_input_event(event)
