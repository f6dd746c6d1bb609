class_name GameRules
extends RuleState
## A game, advanced in steps of one tick (1/60 s). It is independent of clocks, devices and graphics.
##
## A wait of N ticks that begins in tick k ends before tick k + N, which already belongs to the next phase.

const MODES := ["played", "reference"]
const TICKS_MOST := 1 << 53 # the largest integer that JSON represents exactly

var config: Dictionary
var seed_value: int
var tick := 0
var phase := ""
var phase_ticks := 0
var phase_length := 0 # 0: until an intent ends the phase
var random: SplitMix64
var controls: Dictionary # the present values of analog intents

var _entries: Dictionary
var _happened: Array[Dictionary] = []


func _init(given: Dictionary = {}, seed_number: int = 0) -> void:
	seed_value = seed_number
	random = SplitMix64.new(seed_number)
	config = RuleSchema.options(_options(), given)
	_entries = _control_entries()
	for key: String in _entries:
		controls[key] = _entries[key]["default"]
	_begin()


## Plays one tick. Analog values hold until the next intent that has them.
func step(intent: Dictionary) -> void:
	tick += 1
	phase_ticks += 1
	_hold(intent)
	if phase_length > 0 and phase_ticks >= phase_length:
		_end_phase()
	_play(intent)


## Returns the events since the last call.
func events() -> Array[Dictionary]:
	var taken := _happened
	_happened = []
	return taken


func snapshot() -> Dictionary:
	var plain := super()
	plain["kind"] = _kind()
	return plain


func mismatch(plain: Dictionary) -> String:
	if plain.get("kind") is String and plain["kind"] == _kind():
		return super(plain)
	return "kind is %s, must be %s" % [str(plain.get("kind")).left(80), _kind()]


## Continues from a snapshot; pending events are discarded.
func _take(plain: Dictionary) -> void:
	super(plain)
	_happened = []


func is_over() -> bool:
	return false


## Returns whether discarding the game would lose progress.
func has_progress() -> bool:
	return false


func is_reference() -> bool:
	return config["mode"] == "reference"


func _kind() -> String:
	return ""


## Returns the description of `config`.
func _options() -> Dictionary:
	return {"mode": RuleSchema.choice(MODES)}


## Returns the description of the analog intents.
func _control_entries() -> Dictionary:
	return {}


## Returns the names of the phases.
func _phases() -> Array:
	return []


func _begin() -> void:
	pass


func _end_phase() -> void:
	pass


func _play(_intent: Dictionary) -> void:
	pass


func _schema() -> Dictionary:
	return {
		"tick": RuleSchema.integer(0, TICKS_MOST),
		"phase": RuleSchema.choice(_phases()),
		"phase_ticks": RuleSchema.integer(0, TICKS_MOST),
		"phase_length": RuleSchema.integer(0, 3600),
		"random": RuleSchema.part(),
		"controls": RuleSchema.map(_entries),
	}


func _enter(next_phase: String, length: int = 0) -> void:
	phase = next_phase
	phase_ticks = 0
	phase_length = length


func _tell(kind: String, fields: Dictionary = {}) -> void:
	var event := {"kind": kind, "tick": tick}
	event.merge(fields)
	_happened.append(event)


## Returns whether an event is in the intent.
static func _has(intent: Dictionary, event: String) -> bool:
	return intent.get(event) is bool and intent[event]


func _hold(intent: Dictionary) -> void:
	for key: String in _entries:
		if intent.has(key):
			var value: Variant = RuleSchema.nearest(intent[key], _entries[key])
			if value != null:
				controls[key] = value
