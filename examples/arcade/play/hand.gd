class_name Hand
extends RefCounted
## The input of a player, independent of the device: games use nothing else. Each family of wearables has a subclass, and so have
## keyboard, mouse and joypad together.

## The steering, -1 to 1.
var steer := 0.0
## The aim, -1 to 1, y upwards; it stays constant while the hand pulls back for a throw.
var aim := Vector2.ZERO
## Whether the aim follows the hand; it does not during a throw and for a moment after it.
var is_following := true
## Whether the hand is pulled back for a throw.
var is_primed := false
## Power of the throw of this frame, 0 to 1; 0 for none.
var throw_power := 0.0
## The wrist's rotation at the throw, -1 to 1.
var spin := 0.0
## Sideways movement at the release of the throw, in reaches of the sight.
var release := 0.0
## Whether the hand confirms in this frame.
var is_confirmed := false
## Progress of the button hold that pauses the game, 0 to 1.
var pause := 0.0

var _memory: Array[Vector3] = [] # previous aims: x, y and time
var _time := 0.0
var _pulled_at := -INF
var _hold := -1.0 # since the press (seconds), below zero for none


## Configures a wearable for a game.
func prepare(_device: VeltoDevice, _game: StringName) -> void:
	pass


## Reads a frame of input.
func take(_input: VeltoInput, _delta: float) -> void:
	pass


## Discards unfinished movements, such as a pull, and makes the current direction the center.
func rest() -> void:
	is_primed = false
	throw_power = 0.0
	is_confirmed = false
	pause = 0.0
	_hold = -1.0
	_memory.clear()


## Holding the main button pauses the game, unless the button was already down when the game began.
func _hold_to_pause(input: VeltoInput, delta: float) -> void:
	if input.buttons_pressed & Velto.BUTTON_MAIN:
		_hold = 0.0
	elif not input.buttons_down & Velto.BUTTON_MAIN:
		_hold = -1.0
	elif _hold >= 0.0:
		_hold += delta
	pause = clampf(_hold / Thresholds.PAUSE_HOLD, 0.0, 1.0)


func release_throw(power: float) -> Dictionary:
	return {"power": power, "spin": spin, "side": clampf(release, -1.0, 1.0), "offset_x": release, "offset_y": 0.0}


## The aim follows the hand. During a pull it is the aim of a moment before the pull began.
func _point(place: Vector2, delta: float, is_pulling: bool) -> void:
	_time += delta
	if is_pulling:
		_pulled_at = _time
	is_following = _time - _pulled_at > Thresholds.AIM_MEMORY
	if is_pulling:
		return
	_memory.append(Vector3(place.x, place.y, _time))
	while _memory.size() > 1 and _memory[1].z <= _time - Thresholds.AIM_MEMORY:
		_memory.remove_at(0)
	aim = Vector2(_memory[0].x, _memory[0].y).clampf(-1.0, 1.0)
