class_name ArcadeGames
extends RefCounted
## The four games: their rules, their scenes, and how many people play each.

const NAMES: Array[StringName] = [&"pong", &"darts", &"bowling", &"quiz"]
const RULES: Dictionary[StringName, String] = {
	&"pong": "res://rules/pong.gd",
	&"darts": "res://rules/darts.gd",
	&"bowling": "res://rules/bowling.gd",
	&"quiz": "res://rules/quiz.gd",
}
const SCENES: Dictionary[StringName, String] = {
	&"pong": "res://scenes/pong.tscn",
	&"darts": "res://scenes/darts.tscn",
	&"bowling": "res://scenes/bowling.tscn",
	&"quiz": "res://scenes/quiz.tscn",
}
## The maximum number of players. In Pong, they take turns with each life.
const MOST: Dictionary[StringName, int] = {&"pong": 8, &"darts": 8, &"bowling": 20, &"quiz": 4}

static var _bank: QuizBank = null


## Keys of the text table, such as GAME_PONG.
static func title(game: StringName) -> String:
	return "GAME_" + String(game).to_upper()


## Makes the rules of a game for a party.
static func make_rules(game: StringName, config: Dictionary, seed_value: int) -> GameRules:
	var rules: GDScript = load(RULES[game])
	return rules.new(config, seed_value)


## The questions, read once.
static func bank() -> QuizBank:
	if _bank == null:
		_bank = QuizBank.load_folder("res://quiz")
	return _bank


## The part of a game's configuration that no save contains.
static func additions(game: StringName) -> Dictionary:
	return {"bank": bank()} if game == &"quiz" else {}


## Whether a game can be played: a quiz without questions cannot.
static func is_ready(game: StringName) -> bool:
	return game != &"quiz" or not bank().is_empty()


static func make_scene(game: StringName) -> Node:
	return (load(SCENES[game]) as PackedScene).instantiate()
