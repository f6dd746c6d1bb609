@icon("res://addons/veltokit/icons/velto_joypad.svg")
class_name VeltoJoypad
extends Node
## Presents a player's wearable as a joypad, and its gestures as actions. A game with joypad support needs little change.
##
## The position becomes the left stick, and the main button the lower action button (A), of the device [member joypad]. The
## engine's actions [code]ui_left[/code], [code]ui_right[/code], [code]ui_up[/code] and [code]ui_down[/code] contain the stick, so it
## moves the focus in menus. No action of the engine contains A: in the project's input map, add [i]Joypad Button 0[/i], for all
## devices, to [code]ui_accept[/code]. Add stick and button to the actions of the game. This node polls its player, even while the
## tree is paused: use [method Velto.peek_player] in other nodes.

## The player whose wearable is the joypad.
@export var player_index := 0
## The device number of the joypad, higher than those of real joypads.
@export var joypad := 7
## The deflection of the stick for a position at the edge of the screen.
@export_range(0.1, 2.0) var gain := 1.0
## The actions of gestures; empty for none. Each is pressed for a frame, a throw with its power as strength.
@export var throw_action: StringName
@export var shake_action: StringName
@export var swing_action: StringName
## The actions of taps of a TAP: the combination of fingers, see [enum Velto.Finger], to the action, such as
## [code]{Velto.FINGER_THUMB: &"jump"}[/code]. Each is pressed for a frame.
@export var tap_actions: Dictionary[int, StringName] = {}

var _stick := Vector2.ZERO
var _is_down := false
var _pressed: Array[StringName] = []
var _taps: Array[int] = []


func _init() -> void:
	process_priority = -1000 # before whoever reads it in the same frame
	process_mode = PROCESS_MODE_ALWAYS # menus are for pauses too


func _enter_tree() -> void:
	Velto.tap.connect(_on_tap)


func _process(delta: float) -> void:
	var pad := Velto.poll_player(player_index, delta)
	_move(JOY_AXIS_LEFT_X, pad.position_x)
	_move(JOY_AXIS_LEFT_Y, -pad.position_y)
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
		_gesture(tap_actions.get(combination, &""), true, 1.0)
	_taps.clear()


func _on_tap(device: VeltoDevice, combination: int, _repeats: int, _shift: int, _is_switched: bool) -> void:
	if device == Velto.find_player(player_index):
		_taps.append(combination)


func _exit_tree() -> void:
	Velto.tap.disconnect(_on_tap)
	_move(JOY_AXIS_LEFT_X, 0.0)
	_move(JOY_AXIS_LEFT_Y, 0.0)
	if _is_down:
		_press(false)


func _move(axis: JoyAxis, position: float) -> void:
	var value := clampf(position * gain, -1.0, 1.0)
	if _stick[axis] == value:
		return
	_stick[axis] = value
	var event := InputEventJoypadMotion.new()
	event.device = joypad
	event.axis = axis
	event.axis_value = value
	Input.parse_input_event(event)


func _press(is_pressed: bool) -> void:
	_is_down = is_pressed
	var event := InputEventJoypadButton.new()
	event.device = joypad
	event.button_index = JOY_BUTTON_A
	event.pressed = is_pressed
	Input.parse_input_event(event)


func _gesture(action: StringName, happened: bool, strength: float) -> void:
	if happened and not action.is_empty():
		_act(action, strength)
		_pressed.append(action)


func _act(action: StringName, strength: float) -> void:
	var event := InputEventAction.new()
	event.action = action
	event.pressed = strength > 0.0
	event.strength = strength
	Input.parse_input_event(event)
