class_name Robot
extends RefCounted
## Operates a simulated wearable as a person would: leans, points, throws and presses. The game receives the packets of the wearable, so
## attract mode and tests exercise the decoding of packets.

## Raw values of a cap's deflection at the edge of a paddle's reach.
const CAP_EDGE := 294.0
## A board's roll at the edge (degrees).
const BOARD_EDGE := 40.0
## Angular velocity of a TAP per pointer position and second (degrees): 100 move the pointer by 10 positions a second.
const TAP_RATE := 10.0
## Time in which a TAP's pointer reaches its target (seconds), and its maximum angular velocity (degrees per second).
const TAP_REACH_TIME := 0.2
const TAP_MOST := 60.0
## Duration of a board's steering movement, minimum duration of a hand's turn, and delay of the sight (seconds).
const STEER_TIME := 0.1
const LEAST_TIME := 0.15
const LOOK_TIME := 0.45
## Speed of an aiming hand (reaches per second).
const AIM_SPEED := 0.8
## Distance below which the sight counts as on target (reaches).
const NEAR := 0.02
## Pause after a throw, and after the way back (seconds).
const REST_TIME := 0.1
const RETURN_TIME := 0.8
## Number of movements of a trembling hand, and the duration of each (seconds): nine per second, as in physiological tremor.
const TREMORS := 8
const TREMOR_TIME := 0.055

var sim: VeltoSim
var family: int
## Whether a throw is in progress; other movements wait until its end.
var is_busy: bool:
	get:
		return _busy > 0.0

var _busy := 0.0
var _rest := 0.0 # until the next movement
var _held := Vector3.INF
var _posture := Vector3.ZERO # the posture at the end of the last movement or hold
var _heading := 0.0 # of a board (degrees), which points at _side
var _side := 0.0 # in reaches
var _is_in_the_air := false


func _init(of_family: int, definition: Dictionary) -> void:
	family = of_family
	var options := definition.duplicate()
	options["script"] = "rest"
	if family == Velto.FAMILY_TAP:
		options["model_name"] = options.get("model_name", "tap-strap-2")
	elif family == Velto.FAMILY_METAWEAR:
		options["model_name"] = options.get("model_name", "metamotion-s")
	sim = Velto.create_sim(options)


func advance(delta: float) -> void:
	_busy = maxf(_busy - delta, 0.0)
	_rest = maxf(_rest - delta, 0.0)


func is_of(device: VeltoDevice) -> bool:
	return sim != null and device.get_identifier() == sim.get_identifier()


## Steers to a position of -1 to 1. A TAP's pointer moves there from [param present].
func steer_to(position: float, present: float) -> void:
	match family:
		Velto.FAMILY_TRIKI:
			_hold(Vector3(position * CAP_EDGE, 0.0, 0.0))
		Velto.FAMILY_METAWEAR:
			_hold(Vector3(position * BOARD_EDGE, 0.0, _heading))
		_:
			_move_pointer(Vector2(position - present, 0.0))


## Points at a place, in reaches, y upwards.
func point_at(place: Vector2, present: Vector2) -> void:
	if is_busy:
		return
	if family == Velto.FAMILY_TAP:
		_move_pointer(place - present)
	elif _rest <= 0.0 and place.distance_to(present) >= NEAR:
		_turn(place, present)


## Throws from a place by a movement of [ThrowMotion], so hard (0 to 1, 0.6 as published). Keys of [param how], all optional: factors
## `amplitude` and `speed`, `sign` -1 for a hand that moves the other way, `sideways` and `tremor` (reaches), `is_swing` for a ball, `roll`
## by which the wrist turns meanwhile, to the right (degrees).
func throw_from(place: Vector2, power: float, how: Dictionary = {}) -> void:
	if family == Velto.FAMILY_TAP:
		_hold_in_the_air()
		sim.press_button(0.2) # thumb and index finger
		return
	var motion: Dictionary = ThrowMotion.SWING if how.get("is_swing", false) else ThrowMotion.DART
	var size: float = how.get("amplitude", 1.0)
	var speed: float = motion["speed"] * (0.4 + power) * float(how.get("speed", 1.0))
	var time := ThrowMotion.time_of(motion["forward"] * size, speed)
	var reaches: float = size * float(how.get("sign", 1.0)) / Thresholds.BOARD_AIM_HEIGHT
	_side = place.x
	var back := place - Vector2(0.0, motion["back"] * reaches)
	var forward := back + Vector2(float(how.get("sideways", 0.0)), motion["forward"] * reaches)
	var steps := _tremble(place, how.get("tremor", 0.0))
	_busy = TREMOR_TIME * steps.size() + motion["back_time"] + time + REST_TIME + RETURN_TIME
	steps.append_array(_move(place, back, motion["back_time"]))
	var roll: float = how.get("roll", 0.0)
	steps.append_array(_move(back, forward, time, roll))
	steps.append(_tilt(forward, REST_TIME, roll))
	steps.append_array(_move(forward, place, RETURN_TIME))
	_play(steps)


## A script begins with the axes at zero: the hand begins where it is.
func _play(steps: Array[Dictionary]) -> void:
	var begin: Array[Dictionary] = [_step(Velto.SIM_STEP_KIND_HOLD, _posture, 0.0)]
	var last := steps[-1]
	_posture = Vector3(last["amplitude_x"], last["amplitude_y"], last["amplitude_z"])
	if family == Velto.FAMILY_METAWEAR:
		_side += (_heading - _posture.z) / Thresholds.BOARD_AIM_SIDE
		_heading = _posture.z
	_held = Vector3.INF
	sim.set_steps(begin + steps, false)


## From place to place as a hand moves, while the wrist turns by so many degrees.
func _move(from: Vector2, to: Vector2, seconds: float, roll := 0.0) -> Array[Dictionary]:
	var steps: Array[Dictionary] = []
	for piece in ThrowMotion.PIECES:
		var share := ThrowMotion.share((piece + 1.0) / ThrowMotion.PIECES)
		steps.append(_tilt(from.lerp(to, share), seconds / ThrowMotion.PIECES, roll * share))
	return steps


## Returns the tremor before a throw.
func _tremble(place: Vector2, distance: float) -> Array[Dictionary]:
	var steps: Array[Dictionary] = []
	if distance > 0.0:
		for index in TREMORS:
			steps.append(_tilt(place + Vector2.from_angle(index * 2.4) * distance, TREMOR_TIME))
	return steps


## A simulated board takes a moment to reach a held posture, and another movement would restart that moment.
func _hold(axes: Vector3) -> void:
	if axes.is_equal_approx(_held) or _rest > 0.0:
		return
	_held = axes
	_posture = axes
	_rest = STEER_TIME if family == Velto.FAMILY_METAWEAR else 0.0
	sim.set_motion(axes.x, axes.y, axes.z)


func press() -> void:
	if family == Velto.FAMILY_TAP and not _is_in_the_air:
		sim.inject_step({"kind": Velto.SIM_STEP_KIND_TAP, "value": Velto.FINGER_THUMB, "duration": 0.1})
	else:
		sim.press_button(0.15)


func _tilt(place: Vector2, seconds: float, roll := 0.0) -> Dictionary:
	var axes := Vector3.ZERO
	if family == Velto.FAMILY_TRIKI:
		var raw := _cap_axes(place)
		axes = Vector3(raw.x, raw.y, roll / BOARD_EDGE * CAP_EDGE)
	else:
		var heading := _heading - (place.x - _side) * Thresholds.BOARD_AIM_SIDE # which grows to the left
		axes = Vector3(roll, place.y * Thresholds.BOARD_AIM_HEIGHT, heading)
	return _step(Velto.SIM_STEP_KIND_TILT, axes, seconds)


static func _step(kind: int, axes: Vector3, seconds: float) -> Dictionary:
	return {"kind": kind, "duration": seconds, "amplitude_x": axes.x, "amplitude_y": axes.y, "amplitude_z": axes.z}


func _cap_axes(place: Vector2) -> Vector2:
	return Vector2(-place.y, place.x) * Thresholds.CAP_AIM_REACH


## Turns slowly to a place. The center of a board changes with every turn of the game, so the board is turned by the distance of the sight
## from the target, as by a player who sees the sight.
func _turn(place: Vector2, present: Vector2) -> void:
	_heading -= (place.x - present.x) * Thresholds.BOARD_AIM_SIDE
	_side = place.x
	var time := maxf(place.distance_to(present) / AIM_SPEED, LEAST_TIME)
	_rest = time + LOOK_TIME
	_play([_tilt(place, time)])


func _move_pointer(way: Vector2) -> void:
	_hold_in_the_air()
	var rate := (way / TAP_REACH_TIME * TAP_RATE).clampf(-TAP_MOST, TAP_MOST)
	_hold(Vector3(rate.x, -rate.y, 0.0))


## In mid-air a TAP is a mouse, and detects touching fingers.
func _hold_in_the_air() -> void:
	if not _is_in_the_air:
		sim.inject_step({"kind": Velto.SIM_STEP_KIND_POSTURE, "value": 1})
		_is_in_the_air = true
