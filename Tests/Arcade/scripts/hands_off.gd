extends ArcadeCase
## The first seconds with nothing near: simulated wearables play, a key wakes the menu, and its player plays by keys, by a joypad and
## by the mouse: `hands_off.tscn -- --attract`.


func play() -> void:
	await _watch()
	await _play_by_keys()
	await _play_by_joypad()
	await _play_by_mouse()
	await _settle()


func _watch() -> void:
	var attract: Node = main.get("_attract")
	var table: Table = attract.get("table")
	var kinds := {}
	table.happened.connect(func(event: Dictionary) -> void: kinds[event["kind"]] = true)
	await wait(10.0)
	tell({"watched": [table.running.game, kinds.has("paddle_hit"), kinds.has("brick_hit")], "hidden": _is_hidden()})
	await _press(_key(KEY_RIGHT))
	await wait(0.5)
	tell({"woken": not _is_hidden(), "focus": main.get("screen").call("focus"), "seats": Arcade.players.taken().size()})


func _is_hidden() -> bool:
	return (main.get("screen") as Control).modulate.a < 0.1


func _play_by_keys() -> void:
	await _press(_key(KEY_ENTER))
	await wait_for_screen(&"lobby")
	await _press(_key(KEY_RIGHT))
	await _press(_key(KEY_ENTER))
	await wait_for_screen(&"game")
	var table: Table = main.get("screen").get("table")
	await _press(_key(KEY_LEFT), 0.6)
	var left: float = (table.running.now["paddle"] as Dictionary)["center"]
	await _press(_key(KEY_ESCAPE))
	var is_paused: bool = main.get("screen").get("_pause") != null
	await _press(_key(KEY_ESCAPE))
	tell({"paddle": left, "paused": [is_paused, main.get("screen").get("_pause") != null]})
	Arcade.go(&"game", {"party": Arcade.gather(&"darts", 1), "seed": 5})
	await wait(6.0)
	tell({"dart": await _throw(_key(KEY_SPACE))})


func _play_by_joypad() -> void:
	Arcade.go(&"menu")
	await wait(0.2)
	await _press(_button(JOY_BUTTON_DPAD_RIGHT))
	await _press(_button(JOY_BUTTON_DPAD_RIGHT))
	var focus: int = main.get("screen").call("focus")
	await _press(_button(JOY_BUTTON_A))
	await wait_for_screen(&"lobby")
	await _press(_button(JOY_BUTTON_B))
	await wait_for_screen(&"menu")
	Arcade.go(&"game", {"party": Arcade.gather(&"darts", 1), "seed": 5})
	var stick := InputEventJoypadMotion.new()
	stick.axis = JOY_AXIS_LEFT_X
	stick.axis_value = 1.0
	Input.parse_input_event(stick)
	await wait(6.0)
	stick = stick.duplicate()
	stick.axis_value = 0.0
	Input.parse_input_event(stick)
	var table: Table = main.get("screen").get("table")
	tell({"joypad": focus, "sight": table.running.now["aim"], "joypad dart": await _throw(_button(JOY_BUTTON_A))})
	await _press(_button(JOY_BUTTON_START))
	tell({"joypad pause": main.get("screen").get("_pause") != null})


func _play_by_mouse() -> void:
	Arcade.go(&"menu")
	await wait(0.2)
	await _click(0)
	await wait_for_screen(&"lobby")
	await _click(0)
	await wait_for_screen(&"game")
	var move := InputEventMouseMotion.new()
	move.position = Vector2(1900.0, 500.0)
	get_viewport().push_input(move, true)
	await wait(0.6)
	tell({"mouse": ((main.get("screen").get("table") as Table).running.now["paddle"] as Dictionary)["center"]})


## Settings act at once, and are kept.
func _settle() -> void:
	Arcade.go(&"settings")
	await wait(0.2)
	var loudness := AudioServer.get_bus_volume_linear(0)
	await _click(0)
	await _click(3)
	var kept := ArcadeSettings.new()
	kept.load_file()
	tell({
		"louder": AudioServer.get_bus_volume_linear(0) - loudness, "language": TranslationServer.get_locale(),
		"title": main.get("screen").tr("SETTINGS_LANGUAGE"), "kept": [kept.volume, kept.language],
	})


func _throw(event: InputEvent) -> float:
	var powers: Array[float] = []
	var table: Table = main.get("screen").get("table")
	table.happened.connect(func(happened: Dictionary) -> void:
		if happened["kind"] == "throw":
			powers.append(happened["power"]))
	await _press(event, Thresholds.KEY_CHARGE / 2.0)
	return powers[0] if powers.size() == 1 else -1.0


func _key(code: Key) -> InputEventKey:
	var event := InputEventKey.new()
	event.keycode = code
	return event


func _button(index: JoyButton) -> InputEventJoypadButton:
	var event := InputEventJoypadButton.new()
	event.button_index = index
	return event


func _press(event: InputEvent, seconds := 0.1) -> void:
	for is_down: bool in [true, false]:
		event = event.duplicate()
		event.set(&"pressed", is_down)
		Input.parse_input_event(event)
		await wait(seconds if is_down else 0.1)


func _click(item: int) -> void:
	var choice: Choice = main.get("screen").get("choices")[item]
	var click := InputEventMouseButton.new()
	click.button_index = MOUSE_BUTTON_LEFT
	click.pressed = true
	click.position = choice.get_global_rect().get_center()
	get_viewport().push_input(click, true)
	await wait(0.1)
