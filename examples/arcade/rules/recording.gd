class_name GameRecording
extends RefCounted
## The intents of a game since a tick, from which that part can be replayed.

var _saved: Dictionary
var _additions: Dictionary
var _intents: Array[Dictionary] = []


## Begins at the present tick of a game. A quiz needs `additions` {"bank": ...}.
func _init(game: GameRules, additions: Dictionary = {}) -> void:
	_saved = GameSession.save(game)
	_additions = additions


## Takes the intent of the next step.
func add(intent: Dictionary) -> void:
	_intents.append(intent.duplicate(true))


func length() -> int:
	return _intents.size()


func intent_at(index: int) -> Dictionary:
	return _intents[index]


## Returns a second game in the state of the first one at the beginning of the recording.
func start_game() -> GameRules:
	return GameSession.resume(_saved, _additions)


## Moves the beginning, so that only the last `ticks` remain.
func trim(ticks: int) -> void:
	var gone := _intents.size() - maxi(0, ticks)
	if gone <= 0:
		return
	var game := start_game()
	for index: int in gone:
		game.step(_intents[index])
	_saved = GameSession.save(game)
	_intents = _intents.slice(gone)
