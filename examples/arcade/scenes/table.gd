class_name Table
extends Node
## A game with its scene: plays the ticks of each frame, passes snapshots and events to the scene, and shows replays of notable events.

## Emitted for events of the game, see the table of the rules, but not during replays.
signal happened(event: Dictionary)

## Speed of slow motion.
const SLOW := 0.35

var running: PlayMatch = null
var view: Room = null
## The current replay; null while the game continues.
var replay: Replay = null

var _replay_due := -1 # the tick of the game, below zero for none
var _lead := 0
var _mark := Label.new()


func _ready() -> void:
	var layer := CanvasLayer.new()
	layer.layer = 2
	_mark.theme = ArcadeTheme.shared()
	_mark.theme_type_variation = &"Heading"
	_mark.text = "REPLAY"
	_mark.horizontal_alignment = HORIZONTAL_ALIGNMENT_CENTER
	_mark.add_theme_color_override(&"font_color", ArcadeTheme.WARNING)
	_mark.set_anchors_and_offsets_preset(Control.PRESET_BOTTOM_WIDE, Control.PRESET_MODE_MINSIZE, 50)
	_mark.visible = false
	layer.add_child(_mark)
	add_child(layer)


func begin(game: StringName, rules: GameRules) -> void:
	running = PlayMatch.new(game, rules)
	replay = null
	_replay_due = -1
	_mark.visible = false
	if view != null:
		view.queue_free()
		remove_child(view)
	view = ArcadeGames.make_scene(game)
	add_child(view)
	view.show(running.now, 0.0)


## Shows or hides the text over the room.
func show_scores(is_visible: bool) -> void:
	if view != null:
		(view.get_node("Over") as CanvasLayer).visible = is_visible


## Plays the due ticks with the fields of this frame. A replay stops the game, and is ended by a press or a throw.
func advance(delta: float, fields: Dictionary) -> void:
	if replay != null:
		_advance_replay(delta, fields)
		return
	# Ticks are slower, but unchanged.
	view.pace = SLOW if view.is_tense() else 1.0
	for event in running.advance(delta * view.pace, fields):
		view.play(event)
		_note(event)
		happened.emit(event)
	view.show(running.now, running.alpha())
	if _replay_due >= 0 and (running.now["tick"] >= _replay_due or running.is_over()):
		_begin_replay()


## Whether the game, and everything shown after it, has ended.
func is_over() -> bool:
	return running.is_over() and replay == null and _replay_due < 0


func _note(event: Dictionary) -> void:
	var leads: Dictionary = Replay.LEADS.get(running.game, {})
	if leads.has(event["kind"]) and _replay_due < 0:
		_replay_due = int(event["tick"]) + Replay.DELAY
		_lead = leads[event["kind"]]


func _begin_replay() -> void:
	var since: int = running.now["tick"] - (_replay_due - Replay.DELAY)
	_replay_due = -1
	replay = Replay.new(running.recorder.recording(), since + _lead)
	_mark.visible = true
	view.rewind()
	view.pace = Replay.PACE


func _advance_replay(delta: float, fields: Dictionary) -> void:
	for event in replay.advance(delta):
		view.play(event)
	view.show(replay.now, replay.alpha())
	var is_skipped := fields.keys().any(func(key: String) -> bool: return IntentTicker.EVENTS.has(key))
	if replay.is_over() or is_skipped:
		replay = null
		_mark.visible = false
		running.forget()
