class_name IntentTicker
extends RefCounted
## Makes intents of ticks from what arrives in frames: of an analog value the newest, of an event any.

const RATE := 60.0
const MOST_TICKS := 5
## Intents that last one tick.
const EVENTS := [
	"confirm", "throw", "skip", "category",
	"confirm0", "confirm1", "confirm2", "confirm3", "answer0", "answer1", "answer2", "answer3",
]

## Ticks left out because a frame came too late for them.
var dropped := 0

var _owed := 0.0
var _analog := {}
var _pending := {}


## Takes what a frame brings, any number of times a frame.
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


## Forgets pending events and owed time, as after a pause.
func clear() -> void:
	_owed = 0
	_pending = {}


static func _is_event(value: Variant) -> bool:
	return value is Dictionary or (value is bool and value)
