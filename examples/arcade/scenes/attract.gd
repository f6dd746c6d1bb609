class_name Attract
extends Node
## Simulated devices that play one game after the other behind the menu, through their packets.

## Time for which a game is shown (seconds).
const GAME_TIME := 45.0
const DEVICES: Array[Dictionary] = [
	{"family": Velto.FAMILY_TRIKI, "name": "Triki Mia", "seed": 901},
	{"family": Velto.FAMILY_METAWEAR, "name": "MetaWear Leo", "seed": 902},
	{"family": Velto.FAMILY_TAP, "name": "Tap Zoe", "seed": 903},
]

var table := Table.new()
var note := Label.new()

var _seats: Array[Seat] = []
var _brains: Array[RobotBrain] = []
var _shown := INF
var _round := -1


func _ready() -> void:
	add_child(table)
	_add_note()
	for index in DEVICES.size():
		var robot := Robot.new(DEVICES[index]["family"], {"name": DEVICES[index]["name"], "seed": DEVICES[index]["seed"]})
		var seat := Seat.new()
		seat.index = index
		Arcade.robots.append(robot)
		_seats.append(seat)
		_brains.append(RobotBrain.new(robot, seat, index))
	Arcade.wearables.came.connect(_on_came)
	Arcade.wearables.wait_for(Players.COUNT + DEVICES.size())


func _exit_tree() -> void:
	Arcade.wearables.came.disconnect(_on_came)
	for robot in Arcade.robots:
		robot.sim.destroy()
	for seat in _seats:
		if not seat.is_free():
			seat.device.forget()
	Arcade.robots.clear()
	Arcade.wearables.wait_for(Players.COUNT)


## Shows or hides the scores, and the line about the current player.
func show_scores(is_visible: bool) -> void:
	table.show_scores(is_visible)
	note.visible = is_visible


func _add_note() -> void:
	var layer := CanvasLayer.new()
	layer.layer = 2
	note.theme = ArcadeTheme.shared()
	note.theme_type_variation = &"Warning"
	note.text = "ATTRACT_NOTE"
	note.horizontal_alignment = HORIZONTAL_ALIGNMENT_CENTER
	note.set_anchors_and_offsets_preset(Control.PRESET_BOTTOM_WIDE, Control.PRESET_MODE_MINSIZE, 40)
	layer.add_child(note)
	add_child(layer)


func _on_came(device: VeltoDevice) -> void:
	for index in _seats.size():
		if Arcade.robots[index].is_of(device) and _seats[index].is_free():
			_seats[index].take_place(device)
			device.set_calibration_policy(Velto.CALIBRATION_POLICY_NEVER)
			_prepare(_seats[index])


func _process(_delta: float) -> void:
	_shown += Arcade.delta
	if _shown >= GAME_TIME or table.is_over():
		_next_game()
	for seat in _seats:
		if not seat.is_free():
			seat.poll(Arcade.delta)
	var game := table.running.game
	for robot in Arcade.robots:
		robot.advance(Arcade.delta)
	for person in _seats.size():
		var is_turn := table.running.active() == person or game == &"quiz" or game == &"pong"
		_brains[person].act(game, table.running.now, person, is_turn, Arcade.delta)
	table.advance(Arcade.delta, _fields(game))


func _next_game() -> void:
	_round += 1
	_shown = 0.0
	var games := ArcadeGames.NAMES.filter(ArcadeGames.is_ready)
	var game: StringName = games[_round % games.size()]
	var config := {"players": _seats.size()}
	if game == &"quiz":
		config.merge({"bank": ArcadeGames.bank(), "form": "together"})
	if game == &"pong":
		config = {}
	if game == &"darts":
		config["countdown"] = 60
	table.begin(game, ArcadeGames.make_rules(game, config, _round))
	for seat in _seats:
		if not seat.is_free():
			_prepare(seat)


func _prepare(seat: Seat) -> void:
	if table.running != null:
		Arcade.prepare_hand(seat, table.running.game)


func _fields(game: StringName) -> Dictionary:
	if game != &"quiz":
		var seat := _seats[_round % _seats.size() if game == &"pong" else table.running.active()]
		return Intents.of_hand(game, seat.hand, table.running.now, 0.0) if seat.is_here else {}
	var fields := {}
	for person in _seats.size():
		var hand := _seats[person].hand
		if not _seats[person].is_here:
			continue
		fields["x%d" % person] = hand.steer
		if hand.is_confirmed:
			fields["confirm%d" % person] = true
			if table.running.now["phase"] == "category":
				fields["category"] = {"index": 0}
	return fields
