class_name SplitMix64
extends RuleState
## The random number generator of a game: the same seed gives the same numbers on every machine.

# Constants of SplitMix64 as signed integers: literals above 0x7FFFFFFFFFFFFFFF are out of range.
const INCREMENT := -0x61C8864680B583EB
const FIRST_FACTOR := -0x40A7B892E31B1A47
const SECOND_FACTOR := -0x6B2FB644ECCEEE15
const LARGEST := 0x7FFFFFFFFFFFFFFF
const LOW_HALF := 0xFFFFFFFF

## The state in two halves, since JSON does not preserve 64-bit integers.
var high: int:
	get:
		return (_state >> 32) & LOW_HALF
	set(value):
		_state = (value << 32) | (_state & LOW_HALF)
var low: int:
	get:
		return _state & LOW_HALF
	set(value):
		_state = (_state & ~LOW_HALF) | (value & LOW_HALF)

var _state := 0


func _init(seed_value: int = 0) -> void:
	_state = seed_value


## Returns the next 64 bits, as a signed integer.
func next() -> int:
	_state += INCREMENT
	var mixed := _state
	mixed = (mixed ^ _shifted(mixed, 30)) * FIRST_FACTOR
	mixed = (mixed ^ _shifted(mixed, 27)) * SECOND_FACTOR
	return mixed ^ _shifted(mixed, 31)


## Returns a number from 0 to just below 1.
func unit() -> float:
	return _shifted(next(), 11) * (1.0 / 9007199254740992.0)


## Returns an integer from 0 to below `count`: the remainder of the next 64 bits as an unsigned integer.
func below(count: int) -> int:
	var bits := next()
	var half := _shifted(bits, 1)
	return ((half % count) * 2 + (bits & 1)) % count


## Shuffles in place, from the last index down.
func shuffle(items: Array) -> void:
	for last: int in range(items.size() - 1, 0, -1):
		var other := below(last + 1)
		var kept: Variant = items[last]
		items[last] = items[other]
		items[other] = kept


func _schema() -> Dictionary:
	return {"high": RuleSchema.integer(0, LOW_HALF), "low": RuleSchema.integer(0, LOW_HALF)}


## Shifts zeros in from the left; `>>` repeats the sign.
static func _shifted(bits: int, count: int) -> int:
	return (bits >> count) & (LARGEST >> (count - 1))
