class_name IntentTicker
extends RefCounted
## Converts the input of frames to the intents of ticks: the newest of each analog value, and every event.

const RATE := 60.0
const MOST_TICKS := 5
## Intents that last one tick.
const EVENTS := [
	"confirm", "throw", "skip", "category",
	"confirm0", "confirm1", "confirm2", "confirm3", "answer0", "answer1", "answer2", "answer3",
]

## The number of ticks skipped because a frame was late.
var dropped := 0

var _owed := 0.0
var _analog := {}
var _pending := {}


## Adds input of a frame; may be called several times per frame.
func put(fields: Dictionary) -> void:
	for key: Variant in fields:
		if not EVENTS.has(key):
			_analog[key] = fields[key]
		elif not _pending.has(key) and _is_event(fields[key]):
			_pending[key] = fields[key] # of two before a tick, the second is a bounce


## Returns an intent for each tick that is due after `delta` seconds. The first one has the events.
func advance(delta: float) -> Array[Dictionary]:
	if is_finite(delta) and delta > 0:
		_owed += delta * RATE
	var due := floori(_owed + 1e-9) # sums of fractions may end just below a tick
	_owed = maxf(0, _owed - due)
	dropped += maxi(0, due - MOST_TICKS)
	var intents: Array[Dictionary] = []
	for index: int in mini(due, MOST_TICKS):
		var intent := _analog.duplicate()
		intent.merge(_pending)
		_pending = {}
		intents.append(intent)
	return intents


## Returns the part of the next tick that has passed, for drawing between two snapshots.
func alpha() -> float:
	return clampf(_owed, 0, 1)


## Discards pending events and due time, as after a pause.
func clear() -> void:
	_owed = 0
	_pending = {}


static func _is_event(value: Variant) -> bool:
	return value is Dictionary or (value is bool and value)
