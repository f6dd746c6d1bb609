extends ArcadeCase
## A cap drops and comes back on every screen and in a game; a second wearable comes in the middle of the game.

var _notes := {}


func play() -> void:
	Arcade.noted.connect(func(key: String, _names: Dictionary) -> void: _notes[key] = _notes.get(key, 0) + 1)
	var cap := add_robot(Velto.FAMILY_TRIKI, "Triki Anna", 21)
	await wait_for_screen(&"calibration")
	await wait_for_screen(&"menu")
	await _drop("menu")
	Arcade.go(&"lobby", {"game": &"pong"})
	await _drop("lobby")
	Arcade.go(&"settings")
	await _drop("settings")
	Arcade.go(&"game", {"party": Arcade.gather(&"pong", 1)})
	await wait(2.0)
	await _drop_in_game()
	main.get("screen").call("pause")
	await _drop("pause")
	main.get("screen").call("_resume")
	add_robot(Velto.FAMILY_METAWEAR, "MetaWear", 22)
	await wait_for("the board", func() -> bool: return seat_of(robots[1]) != null and seat_of(robots[1]).is_here)
	tell({"second seat": seat_of(robots[1]).index, "notes": _notes, "cap": cap.is_busy})


## The link breaks; the library connects it again by itself.
func _drop(where: String) -> void:
	var seat := seat_of(robots[0])
	robots[0].sim.drop_link()
	var is_lost := await wait_for("the loss", func() -> bool: return not seat.is_here)
	var is_back := await wait_for("the return", func() -> bool: return seat.is_here)
	tell({where: [is_lost, is_back and seat_of(robots[0]) == seat]})


func _drop_in_game() -> void:
	var game: Control = main.get("screen")
	var running := (game.get("table") as Table).running
	var seat := seat_of(robots[0])
	robots[0].sim.drop_link()
	await wait_for("the loss", func() -> bool: return not seat.is_here)
	await wait(0.1)
	var tick: int = running.now["tick"]
	await wait(1.0)
	var label: Label = game.get("_waiting")
	tell({"game stands still": running.now["tick"] == tick, "game says so": label.visible and label.text.contains("Triki Anna")})
	await wait_for("the return", func() -> bool: return seat.is_here)
	await wait(0.5)
	tell({"game goes on": int(running.now["tick"]) > tick + 20 and not label.visible})
