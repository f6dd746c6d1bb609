class_name ThrowDetector
extends RuleState
## Detects a throw from two values of a hand: the lean of the throw axis, and the impulse of rotation.
##
## idle -> pulling (the hand goes back) -> ready (it is held there) -> throwing (it comes forward), and idle again.

const STATES := ["idle", "pulling", "ready", "throwing"]
const NOT_THROWN := -1.0
const TICK_RATE := 60.0

## Changes of the axis in a tick of 1/60 s.
const STILL := 0.016 # below it the neutral position follows
const PULL_STEP := 0.018
const FORWARD_STEP := 0.02448
const REFERENCE_STEP := 0.034 # [O] also takes a fast move to the right for a throw
## The results of an omitted calibration.
const USUAL_PULL := 0.052
const USUAL_GYRO := 0.78
## The thresholds as fractions of the calibrated values.
const PULL_BEGINS := 0.5
const PULL_HELD := 0.38
const PULL_GONE := 0.15
const FORWARD_BEGINS := 0.85
const FORWARD_STRONG := 0.55 # with a strong impulse
## Seconds.
const PULL_TIME := 0.16
const PULL_LIMIT := 2.5
const HOLD_TIME := 0.28
const READY_LIMIT := 3.0
const READY_TIME := 0.5 # after which a hand in neutral is no longer ready
const COOLDOWN := 0.55
const CONFIRM_TIME := 0.05
const REFERENCE_CONFIRMATIONS := 3 # samples, whatever their rate [O]
## Power: 4 to 20 in the original, here 0 to 1.
const POWER_GAIN := 9.0
const WEAKEST := 4.0
const STRONGEST := 20.0
const IMPULSE_NOISE := 0.14
const SPEED_GAIN := 5.0

var state := "idle"
var state_samples := 0
var is_seeded := false
var neutral := 0.0
var last := 0.0
var direction := 0.0
var ready_position := 0.0
var peak := 0.0 # of the impulse since the hand is ready
var depth := 0.0 # of the pull
var hold := 0
var confirmations := 0

var _is_reference := false
var _rate := TICK_RATE
var _zone := 1.0
var _ease := 1.0 # of the steps, for a player who throws gently
var _least_pull := 0.0
var _least_forward := 0.0
var _least_impulse := 0.0
var _strong_impulse := 0.0


## `rate` is the number of samples a second; `pull` and `gyro` are the results of a calibration.
func _init(given: Dictionary = {}) -> void:
	var options := RuleSchema.options({
		"mode": RuleSchema.choice(GameRules.MODES),
		"rate": RuleSchema.real(10, 2000, TICK_RATE),
		"zone": RuleSchema.real(0.85, 1.35, 1.0),
		"pull": RuleSchema.real(0, 10, USUAL_PULL),
		"gyro": RuleSchema.real(0, 10, USUAL_GYRO),
	}, given)
	_is_reference = options["mode"] == "reference"
	_rate = options["rate"]
	_zone = options["zone"]
	_set_thresholds(options["pull"], options["gyro"])


## In the original, a calibration can only make throwing harder. Here it changes the thresholds in both directions.
func _set_thresholds(pull: float, gyro: float) -> void:
	var pulls := [maxf(0.048, 0.82 * clampf(pull, 0.036, 0.11)), maxf(0.052, 0.72 * clampf(pull, 0.036, 0.11))]
	var impulses := [maxf(0.62, 0.78 * clampf(gyro, 0.38, 1.15)), maxf(0.85, 1.02 * clampf(gyro, 0.38, 1.15))]
	if not _is_reference:
		var scale := clampf(pull, 0.026, 0.2) / USUAL_PULL
		var force := clampf(gyro, 0.3, 2) / USUAL_GYRO
		pulls = [0.048 * scale, 0.052 * scale]
		_ease = minf(1, scale)
		impulses = [0.62 * force, 0.85 * force]
	_least_pull = pulls[0] / _zone
	_least_forward = pulls[1] / _zone
	_least_impulse = impulses[0] / _zone
	_strong_impulse = impulses[1] / _zone


## Takes a sample. Returns the power of a throw (0 to 1; 4 to 20 in the reference), or -1.
func step(axis: float, impulse: float) -> float:
	if not is_finite(axis) or not is_finite(impulse):
		return NOT_THROWN
	var change := axis - last if is_seeded else 0.0
	if not _is_reference:
		change *= _rate / TICK_RATE # [O] compares consecutive samples, and misses throws at high rates
	is_seeded = true
	last = axis
	state_samples += 1
	match state:
		"idle":
			_wait(axis, change)
		"pulling":
			_pull(axis)
		"ready":
			return _aim(axis, change, maxf(0, impulse))
		"throwing":
			if _has_lasted(COOLDOWN):
				neutral = axis
				_enter("idle")
	return NOT_THROWN


## Returns whether the hand is back: the sight should rest now.
func is_primed() -> bool:
	return state in ["pulling", "ready"]


func _wait(axis: float, change: float) -> void:
	if absf(change) < STILL * _ease:
		neutral = axis
	var far := maxf(PULL_BEGINS * _least_pull, 0.55 * PULL_STEP * _ease * _zone)
	if absf(change) >= 0.95 * PULL_STEP * _ease * _zone and absf(axis - neutral) >= far:
		direction = signf(change)
		_enter("pulling")


func _pull(axis: float) -> void:
	if absf(axis - neutral) >= _least_pull and _has_lasted(PULL_TIME):
		ready_position = axis
		peak = 0
		depth = absf(axis - neutral)
		hold = 0
		confirmations = 0
		_enter("ready")
	elif _has_lasted(PULL_LIMIT):
		_enter("idle")


func _aim(axis: float, change: float, impulse: float) -> float:
	peak = maxf(peak, impulse)
	depth = maxf(depth, absf(axis - neutral))
	var is_forward := _is_released(axis, change, impulse)
	confirmations = confirmations + 1 if is_forward else 0
	# A fast movement through the neutral position does not count as returning to it, except in [O].
	var is_stroke := is_forward and not _is_reference
	if absf(axis - neutral) >= PULL_HELD * _least_pull or is_stroke:
		hold += 1
	else:
		hold = 0
	if confirmations >= _needed_confirmations() and hold >= ceili(HOLD_TIME * _rate):
		_enter("throwing")
		return _power(impulse, change)
	var is_down := absf(axis - neutral) < PULL_GONE * _least_pull and _has_lasted(READY_TIME) and not is_stroke
	if _has_lasted(READY_LIMIT) or is_down:
		_enter("idle")
	return NOT_THROWN


func _is_released(axis: float, change: float, impulse: float) -> bool:
	var travel := (ready_position - axis) * direction
	var is_fast := -direction * change > FORWARD_STEP * _ease / _zone or (_is_reference and change > REFERENCE_STEP / _zone)
	var far := _least_forward * (FORWARD_STRONG if impulse >= _strong_impulse else 1.0)
	return peak >= _least_impulse and is_fast and travel >= maxf(FORWARD_BEGINS * _least_forward, far)


func _needed_confirmations() -> int:
	return REFERENCE_CONFIRMATIONS if _is_reference else ceili(CONFIRM_TIME * _rate)


func _power(impulse: float, change: float) -> float:
	var strongest := maxf(peak, maxf(impulse - IMPULSE_NOISE, SPEED_GAIN * absf(change)))
	var power := clampf(POWER_GAIN * strongest / _least_impulse, WEAKEST, STRONGEST)
	return power if _is_reference else (power - WEAKEST) / (STRONGEST - WEAKEST)


func _has_lasted(seconds: float) -> bool:
	return state_samples >= ceili(seconds * _rate)


func _enter(next: String) -> void:
	state = next
	state_samples = 0


func _schema() -> Dictionary:
	var number := RuleSchema.real(-1e6, 1e6)
	var count := RuleSchema.integer(0, GameRules.TICKS_MOST)
	return {
		"state": RuleSchema.choice(STATES),
		"state_samples": count,
		"is_seeded": RuleSchema.flag(),
		"neutral": number,
		"last": number,
		"direction": RuleSchema.real(-1, 1),
		"ready_position": number,
		"peak": number,
		"depth": number,
		"hold": count,
		"confirmations": count,
	}
