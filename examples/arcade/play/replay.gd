class_name Replay
extends RefCounted
## An instant replay: a second game repeats the recorded intents at half speed, with the ticks of the first game.

const PACE := 0.5
## The number of replayed ticks before an event, by game and event.
const LEADS: Dictionary[StringName, Dictionary] = {
	&"pong": {"level": 100, "win": 100, "game_over": 100},
	&"darts": {"leg_won": 50, "win": 50},
	&"bowling": {"strike": 110, "spare": 110},
}
## Ticks between the event and its replay, so that the players see the event first.
const DELAY := 50

## The newest snapshot of the second game.
var now: Dictionary

var _rules: GameRules
var _recording: GameRecording
var _next := 0
var _owed := 0.0


## Shows the last [param ticks] of a recording, or all of it if it is shorter.
func _init(recording: GameRecording, ticks: int) -> void:
	_recording = recording
	_rules = recording.start_game()
	for tick in recording.length() - ticks:
		_step()
	_rules.events() # discards the events before the beginning
	now = _rules.snapshot()


## Plays what is due, and returns what happened in it.
func advance(delta: float) -> Array[Dictionary]:
	_owed += delta * IntentTicker.RATE * PACE
	while _owed >= 1.0 and not is_over():
		_owed -= 1.0
		_step()
		now = _rules.snapshot()
	return _rules.events()


func alpha() -> float:
	return clampf(_owed, 0.0, 1.0)


func is_over() -> bool:
	return _next >= _recording.length()


func _step() -> void:
	_rules.step(_recording.intent_at(_next))
	_next += 1
