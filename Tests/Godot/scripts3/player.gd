extends Node
# A player as a node, in a project whose settings connect a player.

var taps = []
var counts = {}


func _ready():
	var player = load("res://addons/veltokit/velto_player.gd").new()
	player.motion = player.Motion.POINTER
	for happening in ["connected", "moved", "pressed", "released", "clicked"]:
		player.connect(happening, self, "_on_happening", [happening])
	add_child(player)
	while counts.get("moved", 0) < 5 or counts.get("clicked", 0) == 0 or counts.get("released", 0) == 0:
		yield(get_tree(), "idle_frame")
	var kept = player.input.duplicate()
	print("FACT ", to_json({"connected": counts["connected"], "mode": player.device.get_motion_config()["mode"], "running": Velto.is_running(),
		"copy": [kept != player.input, kept.press_count == player.input.press_count]}))
	print("BEGIN REFUSED CALLS")
	for repetition in 3:
		player.device.set_motion_mode(99)
	print("END REFUSED CALLS")
	get_tree().quit()


func _on_happening(first = null, second = null):
	var happening = first if second == null else second
	counts[happening] = counts.get(happening, 0) + 1
