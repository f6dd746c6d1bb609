class_name GameSession
extends RefCounted
## Saves a game as text, and resumes it. The caller stores the text.

const FORMAT := 1
const LONGEST := 1 << 20
const REAL := "double:" # before the eight bytes of a fraction, in hexadecimal digits


static func save(game: GameRules) -> Dictionary:
	return {
		"format": FORMAT,
		"kind": game.snapshot()["kind"],
		"config": game.config.duplicate(true),
		"seed": str(game.seed_value), # a JSON number would lose bits
		"snapshot": game.snapshot(),
	}


## Returns the text of a save.
static func to_text(saved: Dictionary) -> String:
	return JSON.stringify(_with_exact_numbers(saved), "\t")


## Returns the save in a text, {} if there is none.
static func from_text(text: String) -> Dictionary:
	var json := JSON.new()
	if text.length() > LONGEST or json.parse(text) != OK:
		return {}
	var data: Variant = _with_numbers(json.data)
	var read: Variant = RuleSchema.fit(data, RuleSchema.map({
		"format": RuleSchema.integer(FORMAT, FORMAT),
		"kind": RuleSchema.choice(["pong", "darts", "bowling", "quiz"]),
		"config": RuleSchema.map({}),
		"seed": RuleSchema.text(20),
		"snapshot": RuleSchema.map({}),
	}))
	if read == null:
		return {}
	read["config"] = data["config"]
	read["snapshot"] = data["snapshot"]
	return read


## Returns whether a save is worth resuming, with this number of players (-1: any). A quiz needs `additions` {"bank": ...}.
static func can_resume(saved: Dictionary, players: int = -1, additions: Dictionary = {}) -> bool:
	if saved.is_empty() or (players >= 0 and saved["config"].get("players", 1) != players):
		return false
	var game := _make(saved, additions)
	if not game.mismatch(saved["snapshot"]).is_empty():
		return false
	game.restore(saved["snapshot"])
	return game.has_progress()


## Returns the saved game, null if it is none.
static func resume(saved: Dictionary, additions: Dictionary = {}) -> GameRules:
	if saved.is_empty():
		return null
	var game := _make(saved, additions)
	return game if game.restore(saved["snapshot"]) else null


## Fractions are saved as bytes, since the engine's JSON reads decimal fractions inexactly, and a resumed game would differ.
static func _with_exact_numbers(value: Variant) -> Variant:
	if value is float and value != floorf(value):
		return REAL + PackedFloat64Array([value]).to_byte_array().hex_encode()
	if value is Array:
		return value.map(_with_exact_numbers)
	return _mapped(value, _with_exact_numbers) if value is Dictionary else value


static func _with_numbers(value: Variant) -> Variant:
	if value is String and value.begins_with(REAL):
		var digits: String = value.trim_prefix(REAL)
		return digits.hex_decode().to_float64_array()[0] if digits.length() == 16 and digits.is_valid_hex_number() else value
	if value is Array:
		return value.map(_with_numbers)
	return _mapped(value, _with_numbers) if value is Dictionary else value


static func _mapped(fields: Dictionary, change: Callable) -> Dictionary:
	var changed := {}
	for key: Variant in fields:
		changed[key] = change.call(fields[key])
	return changed


static func _make(saved: Dictionary, additions: Dictionary) -> GameRules:
	var config: Dictionary = saved["config"]
	var seed_value := (saved["seed"] as String).to_int()
	match saved["kind"]:
		"pong":
			return PongRules.new(config, seed_value)
		"darts":
			return DartsRules.new(config, seed_value)
		"bowling":
			return BowlingRules.new(config, seed_value)
	return QuizRules.new(config.merged(additions, true), seed_value)
