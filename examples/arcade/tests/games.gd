class_name Games
extends RefCounted
## Games for tests of all of them: each kind in several configurations, and intents by chance.

const KEYS := [
	"x", "y", "primed", "axis", "impulse", "zone", "confirm", "throw", "skip", "fast_link", "aim", "lean", "link", "tilted", "category",
	"x0", "x1", "slot0", "slot1", "confirm0", "confirm1", "answer0", "answer1", "away0", "away1",
]
## What snapshots have for pictures only.
const DERIVED := {
	"pong": [],
	"darts": ["checkout", "countdown_left"],
	"bowling": ["player", "frame", "ball", "sheets", "winners"],
	"quiz": ["rounds", "questions", "slots"],
}

static var _bank: QuizBank


## Returns a game of each kind and configuration.
static func make_each(seed_value: int) -> Array[GameRules]:
	var games: Array[GameRules] = []
	for mode: String in GameRules.MODES:
		games.append(PongRules.new({"mode": mode}, seed_value))
		games.append(DartsRules.new({"mode": mode, "players": 3, "countdown": 60}, seed_value))
		games.append(BowlingRules.new({"mode": mode, "players": 2, "steer": "rate"}, seed_value))
		games.append(QuizRules.new({"mode": mode, "form": "turns", "players": 2, "bank": small_bank()}, seed_value))
	games.append(PongRules.new({"style": "smooth", "serve": "button", "levels": 2}, seed_value))
	games.append(DartsRules.new({"start": 301, "double_in": true, "legs": 3, "axes": 1, "difficulty": 1.0}, seed_value))
	games.append(DartsRules.new({"players": 2, "detect": true, "radii": "regulation", "double_out": false}, seed_value))
	games.append(BowlingRules.new({"players": 7, "bumpers": false}, seed_value))
	games.append(QuizRules.new({"form": "together", "players": 3, "time_limit": 300, "bank": small_bank()}, seed_value))
	return games


## Returns a bank of five categories with twelve questions each.
static func small_bank() -> QuizBank:
	if _bank == null:
		_bank = QuizBank.new()
		for category: String in ["a", "b", "c", "d", "e"]:
			_bank.add_text(JSON.stringify(_category(category)), category)
		assert(_bank.problems().is_empty(), str(_bank.problems()))
	return _bank


static func _category(category: String) -> Dictionary:
	var rows := []
	for number: int in 12:
		var answers := range(4).map(func(index: int) -> String: return "%s%d %d" % [category, number, index])
		rows.append({
			"id": "%s-%02d" % [category, number], "difficulty": 1, "text": {"en": "?", "pl": "?"},
			"answers": {"en": answers, "pl": answers}, "correct": number % 4, "source": "none",
		})
	return {"format": 1, "id": category, "name": {"en": category, "pl": category}, "license": "MIT", "questions": rows}


## Returns what players could do in a tick, at random.
static func random_intent(random: SplitMix64) -> Dictionary:
	var intent := {}
	for key: String in ["x", "y", "aim", "lean", "x0", "x1", "axis"]:
		if random.below(20) == 0:
			intent[key] = 2 * random.unit() - 1
	for key: String in ["confirm", "confirm0", "confirm1"]:
		if random.below(30) == 0:
			intent[key] = true
	if random.below(40) == 0:
		intent["throw"] = {"power": random.unit(), "spin": 2 * random.unit() - 1, "offset_x": 0.1 * random.unit()}
	if random.below(40) == 0:
		intent["category"] = {"index": random.below(4)}
	intent["impulse"] = 2 * random.unit()
	return intent


static func has_strange_number(value: Variant) -> bool:
	if value is Dictionary:
		return value.values().any(has_strange_number)
	return value.any(has_strange_number) if value is Array else value is float and not is_finite(value)
