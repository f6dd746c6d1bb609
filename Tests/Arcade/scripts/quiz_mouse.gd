extends ArcadeCase
## A quiz by the mouse: a click chooses a category, another one answers. Then a cap leans, and its hold is shown until it answers.


func play() -> void:
	var table := await _begin()
	await _click(table, 2)
	var category: String = table.running.now["category"]
	await wait(1.0)
	await _click(table, int(table.running.now["correct"]))
	tell({"is_offered": category == table.running.now["offered"][2], "points": table.running.now["points"], "phase": table.running.now["phase"]})
	Arcade.go(&"menu")
	add_robot(Velto.FAMILY_TRIKI, "Triki Anna", 21)
	await wait_for_screen(&"calibration")
	await wait_for_screen(&"menu")
	table = await _begin()
	await _click(table, 0)
	robots[0].steer_to(RobotBrain.middle_of(3, 4), 0.0)
	var most := [0.0]
	await wait_for("an answer", func() -> bool:
		most[0] = maxf(most[0], table.view.score.get("holds")[0])
		return table.running.now["phase"] == "feedback")
	tell({"hold": most[0], "slot": table.running.now["slots"][0]})


func _begin() -> Table:
	Arcade.go(&"game", {"party": Arcade.gather(&"quiz", 1), "seed": 3})
	await wait(1.0)
	return main.get("screen").get("table")


func _click(table: Table, slot: int) -> void:
	var click := InputEventMouseButton.new()
	click.button_index = MOUSE_BUTTON_LEFT
	click.pressed = true
	var place: Rect2 = table.view.score.call("place_of", slot)
	click.position = place.get_center()
	get_viewport().push_input(click, true)
	await wait(0.1)
