class_name Golden
extends RefCounted
## A recorded game of each kind: its inputs, and the snapshots that they led to when it was recorded.
##
## Values of inputs are multiples of 1/64, which JSON keeps exactly; snapshots are texts of [GameSession], which are exact.

const FOLDER := "res://tests/goldens"
const KINDS: Array[String] = ["pong", "darts", "bowling", "quiz"]
const TICKS := 1800
## Snapshots are kept as hashes once a second, so that a difference is found where it begins.
const CHECK := 60


static func make_game(kind: String) -> GameRules:
	match kind:
		"pong":
			return PongRules.new({}, 17)
		"darts":
			return DartsRules.new({"players": 2, "countdown": 60}, 17)
		"bowling":
			return BowlingRules.new({"players": 2}, 17)
	return QuizRules.new({"form": "together", "players": 2, "time_limit": 300, "bank": Games.small_bank()}, 17)


## Returns what a game is at each check, and at the end.
static func play(kind: String, intents: Dictionary) -> Dictionary:
	var game := make_game(kind)
	var hashes: Array[String] = []
	var told := 0
	for tick in TICKS:
		var intent: Dictionary = intents.get(str(tick), {})
		game.step(intent)
		told += game.events().size()
		if tick % CHECK == CHECK - 1:
			hashes.append(_text(game).sha256_text().left(16))
	return {"hashes": hashes, "events": told, "last": _text(game)}


static func _text(game: GameRules) -> String:
	return GameSession.to_text(GameSession.save(game))


## Returns inputs by chance as a program would record them.
static func random_intents(seed_value: int) -> Dictionary:
	var random := SplitMix64.new(seed_value)
	var intents := {}
	for tick in TICKS:
		var intent := Games.random_intent(random)
		intent.erase("impulse")
		if not intent.is_empty():
			intents[str(tick)] = _rounded(intent)
	return intents


static func _rounded(value: Variant) -> Variant:
	if value is Dictionary:
		var rounded := {}
		for key: String in value:
			rounded[key] = _rounded(value[key])
		return rounded
	return roundf(value * 64.0) / 64.0 if value is float else value


static func read(kind: String) -> Dictionary:
	return JSON.parse_string(FileAccess.get_file_as_string(FOLDER.path_join(kind + ".json")))


static func write(kind: String) -> void:
	var intents := random_intents(KINDS.find(kind) + 40)
	var golden := {"intents": intents}
	golden.merge(play(kind, intents))
	var file := FileAccess.open(FOLDER.path_join(kind + ".json"), FileAccess.WRITE)
	file.store_string(JSON.stringify(golden, "", false) + "\n")
