class_name Table
extends Node
## A game and the scene that shows it: plays the ticks of each frame, and hands the scene snapshots and events.

## Something happened in the game, see the table of the rules.
signal happened(event: Dictionary)

var running: PlayMatch = null
var view: Node = null


func begin(game: StringName, rules: GameRules) -> void:
	running = PlayMatch.new(game, rules)
	if view != null:
		view.queue_free()
		remove_child(view)
	view = ArcadeGames.make_scene(game)
	add_child(view)
	view.call(&"show", running.now, 0.0)


## Shows or hides what is written over the room.
func show_scores(is_visible: bool) -> void:
	if view != null:
		(view.get_node("Over") as CanvasLayer).visible = is_visible


## Plays what is due with the fields of this frame.
func advance(delta: float, fields: Dictionary) -> void:
	for event in running.advance(delta, fields):
		view.call(&"play", event)
		happened.emit(event)
	view.call(&"show", running.now, running.alpha())
