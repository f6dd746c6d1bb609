class_name ThrowGesture
extends RefCounted
## Detects throws of a hand with a wearable: a pull in one direction, and a thrust in the opposite direction, with either sign.
##
## It works in reaches of the sight and seconds, so that it detects the same throws at every poll rate.

## The speed of the hardest throw (reaches per second).
var full_speed: float = Thresholds.FULL_SPEED[&"darts"]
## Whether the hand is pulled back.
var is_primed := false
## Whether the hand is too fast to be aiming.
var is_fast := false
## Power of the throw of this step, 0 for none.
var power := 0.0
## Sideways distance of the hand during the thrust.
var sideways := 0.0
## Maximum rotation of the wrist during the thrust; the wrist is at rest again when the throw is detected.
var spin := 0.0

var _time := 0.0
var _track: Array[Vector3] = [] # height, side, time of the last moments
var _reference := 0.0
var _side := 0.0
var _direction := 0.0
var _primed_at := 0.0
var _thrown_at := -INF
var _peak := 0.0


## Advances by a poll. [param place] is the aim of the hand in reaches, y upwards, [param turn] the rotation of the wrist (-1 to 1), and
## [param age] the age of the packet.
func step(place: Vector2, turn: float, delta: float, age: float) -> void:
	_time += delta
	power = 0.0
	_note(place, _time - clampf(age, 0.0, Thresholds.SPEED_WINDOW))
	var speed := _speed()
	is_fast = absf(speed) >= Thresholds.PULL_SPEED
	if not is_primed:
		_wait(place, speed)
	elif _time - _primed_at > Thresholds.PULL_TIMEOUT:
		is_primed = false
		_reference = place.y
	else:
		_follow(place, speed)
		spin = turn if _peak <= 0.0 or absf(turn) > absf(spin) else spin


## Discards a throw that began before a pause of the game.
func reset() -> void:
	is_primed = false
	power = 0.0
	_peak = 0.0
	_track.clear()


## Places are dated by their packets, since the poll rate differs from the packet rate and would distort the speed. Without new packets
## the hand counts as stopped.
func _note(place: Vector2, at: float) -> void:
	if not _track.is_empty():
		var newest := _track[-1]
		if newest.z >= at or newest.x == place.y and newest.y == place.x and at - newest.z < Thresholds.SPEED_WINDOW:
			return
	_track.append(Vector3(place.y, place.x, at))
	while _track.size() > 2 and _track[1].z <= at - Thresholds.SPEED_WINDOW:
		_track.remove_at(0)


func _speed() -> float:
	var first := _track[0]
	var span := _track[-1].z - first.z
	return (_track[-1].x - first.x) / span if span > 0.0 else 0.0


## The reference is the place before the interval in which the speed was measured, since a small pull is half over after it.
func _wait(place: Vector2, speed: float) -> void:
	if not is_fast or _time - _thrown_at < Thresholds.THROW_PAUSE:
		_reference = _track[0].x
		return
	if absf(place.y - _reference) < Thresholds.PULL_DISTANCE:
		return
	is_primed = true
	_direction = signf(speed)
	_primed_at = _time
	_reference = place.y
	_side = place.x
	_peak = 0.0


## Releases the throw when the thrust is well past its maximum speed, so that its power is known.
func _follow(place: Vector2, speed: float) -> void:
	var forward := -speed * _direction
	if (place.y - _reference) * _direction > 0.0: # still pulling
		_reference = place.y
		_side = place.x
	var distance := (_reference - place.y) * _direction
	if forward >= Thresholds.THRUST_SPEED:
		_peak = maxf(_peak, forward)
	if _peak <= 0.0 or distance < Thresholds.THRUST_DISTANCE or forward > _peak * Thresholds.THRUST_END:
		return
	power = clampf(remap(_peak, Thresholds.THRUST_SPEED, full_speed, Thresholds.LEAST_POWER, 1.0), Thresholds.LEAST_POWER, 1.0)
	sideways = place.x - _side
	is_primed = false
	_thrown_at = _time
	_reference = place.y
