class_name MatchRecorder
extends RefCounted
## Records the intents of the last seconds of a game, for an instant replay.
##
## Two recordings overlap. The older one is one to two times [constant SPAN] long; when the younger one is [constant SPAN] long, it
## replaces the older one.

const SPAN := 240

var _additions: Dictionary
var _older: GameRecording = null
var _younger: GameRecording


func _init(rules: GameRules, additions: Dictionary) -> void:
	_additions = additions
	_younger = GameRecording.new(rules, additions)


## Takes the intent of the next step of a game.
func add(rules: GameRules, intent: Dictionary) -> void:
	if _younger.length() >= SPAN:
		_older = _younger
		_younger = GameRecording.new(rules, _additions)
	_younger.add(intent)
	if _older != null:
		_older.add(intent)


## The longest recording up to the last step.
func recording() -> GameRecording:
	return _younger if _older == null else _older
