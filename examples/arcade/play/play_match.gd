class_name PlayMatch
extends RefCounted
## A running game: advances the rules by the time of each frame, and keeps the last two snapshots, between which scenes interpolate.

var game: StringName
var rules: GameRules
## The newest snapshot, and the one of the tick before.
var now: Dictionary
var before: Dictionary
## The recording of the last seconds.
var recorder: MatchRecorder

var _ticker := IntentTicker.new()


func _init(of_game: StringName, with_rules: GameRules) -> void:
	game = of_game
	rules = with_rules
	now = rules.snapshot()
	before = now
	recorder = MatchRecorder.new(rules, ArcadeGames.additions(game))


## Plays the ticks that are due with the fields of this frame, and returns what happened in them.
func advance(delta: float, fields: Dictionary) -> Array[Dictionary]:
	_ticker.put(fields)
	var intents := _ticker.advance(delta)
	for index in intents.size():
		if index == intents.size() - 1 and index > 0:
			now = rules.snapshot()
		recorder.add(rules, intents[index])
		rules.step(intents[index])
	if not intents.is_empty():
		before = now
		now = rules.snapshot()
	return rules.events()


func alpha() -> float:
	return _ticker.alpha()


## Discards pending events, so that input before a pause has no effect after it.
func forget() -> void:
	_ticker.clear()


func is_over() -> bool:
	return rules.is_over()


## The person whose turn it is; [constant Party.NOBODY] if all play at once.
func active() -> int:
	match game:
		&"darts":
			return (now["match"] as Dictionary)["player"]
		&"bowling", &"quiz":
			return now["player"]
	return 0
