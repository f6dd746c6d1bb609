class_name Robot
extends RefCounted
## Operates a simulated wearable as a person would: leans, points, throws and presses. What it does reaches the game as the packets
## of the wearable, so attract mode and tests play by bytes.

## Raw values of a cap's deflection at the edge of a paddle's reach.
const CAP_EDGE := 294.0
## A board's roll at the edge (degrees).
const BOARD_EDGE := 40.0
## Angular velocity of a TAP per pointer position and second (degrees): 100 move the pointer by 10 positions a second.
const TAP_RATE := 10.0
## Time in which a TAP's pointer is to reach its place (seconds), and its largest angular velocity (degrees per second).
const TAP_REACH_TIME := 0.2
const TAP_MOST := 60.0
const PULL_TIME := 0.25
const RETURN_TIME := 0.5
## Distances of a throw (reaches).
const PULL := 0.7
const THRUST := 1.1

var sim: VeltoSim
var family: int
## Whether a throw is under way: until then the hand follows nothing else.
var is_busy: bool:
	get:
		return _busy > 0.0

var _busy := 0.0
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


func is_of(device: VeltoDevice) -> bool:
	return sim != null and device.get_identifier() == sim.get_identifier()


## Steers to a position of -1 to 1. A TAP's pointer moves there from [param present].
func steer_to(position: float, present: float) -> void:
	match family:
		Velto.FAMILY_TRIKI:
			sim.set_motion(position * CAP_EDGE, 0.0, 0.0)
		Velto.FAMILY_METAWEAR:
			sim.set_motion(position * BOARD_EDGE, 0.0, 0.0)
		_:
			_move_pointer(Vector2(position - present, 0.0))


## Points at a place, in reaches, y upwards.
func point_at(place: Vector2, present: Vector2) -> void:
	if is_busy:
		return
	match family:
		Velto.FAMILY_TRIKI:
			var axes := _cap_axes(place)
			sim.set_motion(axes.x, axes.y, 0.0)
		Velto.FAMILY_METAWEAR:
			var angles := _board_angles(place)
			sim.set_motion(0.0, angles.x, angles.y)
		_:
			_move_pointer(place - present)


## Pulls back and thrusts from a place, so hard (0 to 1).
func throw_from(place: Vector2, power: float) -> void:
	if family == Velto.FAMILY_TAP:
		_hold_in_the_air()
		sim.press_button(0.2) # thumb and index finger
		return
	var kind := &"cap" if family == Velto.FAMILY_TRIKI else &"board"
	var least := Thresholds.THRUST_SPEED[kind]
	var speed := remap(power, Thresholds.LEAST_POWER, 1.0, least * 1.1, Thresholds.FULL_SPEED[kind])
	var thrust_time := clampf(THRUST / maxf(speed, 0.1), 0.05, 0.4)
	var back := place - Vector2(0.0, PULL)
	var forward := back + Vector2(0.0, THRUST)
	sim.set_steps([_tilt(back, PULL_TIME), _tilt(forward, thrust_time), _tilt(forward, 0.1), _tilt(place, RETURN_TIME)], false)
	_busy = PULL_TIME + thrust_time + 0.1 + RETURN_TIME


func press() -> void:
	if family == Velto.FAMILY_TAP:
		sim.inject_step({"kind": Velto.SIM_STEP_KIND_TAP, "value": Velto.FINGER_THUMB, "duration": 0.1})
	else:
		sim.press_button(0.15)


func _tilt(place: Vector2, seconds: float) -> Dictionary:
	var axes := Vector3.ZERO
	if family == Velto.FAMILY_TRIKI:
		var raw := _cap_axes(place)
		axes = Vector3(raw.x, raw.y, 0.0)
	else:
		var angles := _board_angles(place)
		axes = Vector3(0.0, angles.x, angles.y)
	return {
		"kind": Velto.SIM_STEP_KIND_TILT, "duration": seconds,
		"amplitude_x": axes.x, "amplitude_y": axes.y, "amplitude_z": axes.z,
	}


func _cap_axes(place: Vector2) -> Vector2:
	return Vector2(-place.y, place.x) * Thresholds.CAP_AIM_REACH


## Pitch and heading in degrees.
func _board_angles(place: Vector2) -> Vector2:
	return Vector2(place.y * Thresholds.BOARD_AIM_HEIGHT, place.x * Thresholds.BOARD_AIM_SIDE)


func _move_pointer(way: Vector2) -> void:
	_hold_in_the_air()
	var rate := (way / TAP_REACH_TIME * TAP_RATE).clampf(-TAP_MOST, TAP_MOST)
	sim.set_motion(rate.x, -rate.y, 0.0)


## In the air a TAP is a mouse, and sees fingers that touch.
func _hold_in_the_air() -> void:
	if not _is_in_the_air:
		sim.inject_step({"kind": Velto.SIM_STEP_KIND_POSTURE, "value": 1})
		_is_in_the_air = true
