class_name ThrowGesture
extends RefCounted
## Detects throws of a hand that carries a wearable: it pulls one way and thrusts the other way, in whichever order of signs.
##
## Works in reaches of the sight and seconds, so that it finds the same throws at every rate of polls.

## The family whose hardest throw counts.
var family: StringName
## Whether the hand is pulled back.
var is_primed := false
## Whether the hand is too fast for one that aims.
var is_fast := false
## Power of the throw of this step, 0 for none.
var power := 0.0
## Distance that the hand went sideways during the thrust.
var sideways := 0.0

var _time := 0.0
var _track: Array[Vector3] = [] # height, side, time of the last moments
var _reference := 0.0
var _side := 0.0
var _direction := 0.0
var _primed_at := 0.0
var _thrown_at := -INF
var _peak := 0.0


func _init(of_family: StringName) -> void:
	family = of_family


## Advances by a poll; [param place] is where the hand points, in reaches, y upwards.
func step(place: Vector2, delta: float) -> void:
	_time += delta
	power = 0.0
	_track.append(Vector3(place.y, place.x, _time))
	while _track.size() > 2 and _track[1].z <= _time - Thresholds.SPEED_WINDOW:
		_track.remove_at(0)
	var speed := _speed()
	is_fast = absf(speed) >= Thresholds.PULL_SPEED
	if not is_primed:
		_wait(place, speed)
	elif _time - _primed_at > Thresholds.PULL_TIMEOUT:
		is_primed = false
		_reference = place.y
	else:
		_follow(place, speed)


## A throw that began before a pause of the game is none after it.
func reset() -> void:
	is_primed = false
	power = 0.0
	_peak = 0.0
	_track.clear()


func _speed() -> float:
	var first := _track[0]
	var span := _time - first.z
	return (_track[-1].x - first.x) / span if span > 0.0 else 0.0


## The reference is where the hand was before the time in which it is seen to be fast: a small pull is half over then.
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


## The throw is released when the thrust is past its fastest moment, so that its power is known.
func _follow(place: Vector2, speed: float) -> void:
	var forward := -speed * _direction
	if (place.y - _reference) * _direction > 0.0: # still pulling
		_reference = place.y
		_side = place.x
	var distance := (_reference - place.y) * _direction
	if forward >= Thresholds.THRUST_SPEED and forward >= _peak:
		_peak = forward
		return
	if _peak <= 0.0 or distance < Thresholds.THRUST_DISTANCE:
		return
	var full := Thresholds.FULL_SPEED[family]
	var least := Thresholds.THRUST_SPEED
	power = clampf(remap(_peak, least, full, Thresholds.LEAST_POWER, 1.0), Thresholds.LEAST_POWER, 1.0)
	sideways = place.x - _side
	is_primed = false
	_thrown_at = _time
	_reference = place.y
