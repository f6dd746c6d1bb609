class_name ThrowCalibration
extends RefCounted
## Measures a player's throw: first a still hand, then three throws, of which the median counts. No step ends by a timeout.
##
## The original's wizard (`reference`) requests a neutral position, a raised hand and a throw, and also ends without a throw.

const THROWS := 3
const STILL_TIME := 1.0
const STILL_ENERGY := 0.14
const GYRO_WEIGHT := 0.85
const TILT_WEIGHT := 0.35
## A throw is detected at about half of its usual depth, and 0.6 of its usual impulse.
const PULL_PART := 0.5
const GYRO_PART := 0.75

## [O], seconds and limits of the axis and of the impulse.
const REFERENCE_STILL_TIME := 6.5
const REFERENCE_FALL := 0.85
const RAISE_DEPTH := 0.048
const RAISE_TIME := 5.0
const RAISED_TIME := 2.8
const THROW_DELAY := 2.5
const THROW_IMPULSE := 0.42
const THROW_PEAK_PART := 0.88
const THROW_AXIS := 0.04

var phase := "neutral"
var throws := 0

var _is_reference := false
var _rate := 60.0
var _still := 0.0 # samples
var _samples := 0
var _raised_for := 0
var _peak := 0.0
var _sum := 0.0
var _count := 0
var _neutral := 0.0
var _depths := []
var _peaks := []
var _detector: ThrowDetector


func _init(given: Dictionary = {}) -> void:
	var options := RuleSchema.options({"mode": RuleSchema.choice(GameRules.MODES), "rate": RuleSchema.real(10, 2000, 60.0)}, given)
	_is_reference = options["mode"] == "reference"
	_rate = options["rate"]
	# The detector has maximum sensitivity, since a throw must be detected to be measured.
	_detector = ThrowDetector.new({"rate": _rate, "pull": 0.0, "gyro": 0.0})


func step(axis: float, impulse: float) -> void:
	if is_done() or not is_finite(axis) or not is_finite(impulse):
		return
	_samples += 1
	match phase:
		"neutral":
			_rest(axis, impulse)
		"raise":
			_raise(axis)
		"throw":
			if _is_reference:
				_throw_as_original(axis, impulse)
			else:
				_throw(axis, impulse)


func is_done() -> bool:
	return phase == "done"


func progress() -> float:
	if phase == "neutral":
		return clampf(_still / (_still_time() * _rate), 0, 1)
	return 1.0 if is_done() else float(throws) / THROWS


## Returns {"neutral", "pull", "gyro"}; the last two are for `ThrowDetector`, and 0 before there was a throw.
func result() -> Dictionary:
	return {"neutral": _neutral, "pull": PULL_PART * _median(_depths), "gyro": GYRO_PART * _median(_peaks)}


func _still_time() -> float:
	return REFERENCE_STILL_TIME if _is_reference else STILL_TIME


func _rest(axis: float, impulse: float) -> void:
	if minf(1, GYRO_WEIGHT * absf(impulse) + TILT_WEIGHT * absf(axis)) < STILL_ENERGY:
		_still += 1
		_sum += axis
		_count += 1
	else:
		# A movement restarts the second: the mean of two positions would be neither of them.
		_still = maxf(0, _still - REFERENCE_FALL) if _is_reference else 0.0
		_sum = 0
		_count = 0
	if _still >= _still_time() * _rate and _count > 0:
		_neutral = _sum / _count
		_enter("raise" if _is_reference else "throw")


func _throw(axis: float, impulse: float) -> void:
	if _detector.step(axis - _neutral, impulse) >= 0:
		_depths.append(_detector.depth)
		_peaks.append(_detector.peak)
		throws += 1
		if throws == THROWS:
			_enter("done")


func _raise(axis: float) -> void:
	_peak = maxf(_peak, absf(axis - _neutral))
	if _raised_for > 0 or (_peak >= RAISE_DEPTH and _samples >= RAISE_TIME * _rate):
		_raised_for += 1
	if _raised_for > RAISED_TIME * _rate:
		_depths = [_peak]
		_peak = 0
		_enter("throw")


func _throw_as_original(axis: float, impulse: float) -> void:
	var before := _peak
	_peak = maxf(_peak, impulse)
	var is_throw := impulse >= maxf(THROW_PEAK_PART * before, THROW_IMPULSE) or absf(axis - _neutral) >= THROW_AXIS
	if _samples >= THROW_DELAY * _rate and is_throw:
		_peaks = [_peak]
		_enter("done")


func _enter(next: String) -> void:
	phase = next
	_samples = 0


static func _median(values: Array) -> float:
	if values.is_empty():
		return 0.0
	var sorted := values.duplicate()
	sorted.sort()
	return sorted[floori(sorted.size() / 2.0)]
