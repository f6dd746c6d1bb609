extends ArcadeCase
## Three wearables and the keyboard do anything for so many minutes of the game: `random_input.tscn -- --minutes 10 --seed 1`.

const ACTIONS: Array[StringName] = [&"ui_left", &"ui_right", &"arcade_confirm", &"arcade_throw", &"arcade_pause", &"arcade_hud", &"arcade_dev"]

var _random := RandomNumberGenerator.new()


func play() -> void:
	set_process(false)
	var arguments := OS.get_cmdline_user_args()
	var minutes := arguments[arguments.find("--minutes") + 1].to_int()
	_random.seed = arguments[arguments.find("--seed") + 1].to_int()
	for row: Array in [[Velto.FAMILY_TRIKI, "Triki Anna"], [Velto.FAMILY_METAWEAR, "MetaWear"], [Velto.FAMILY_TAP, "Tap Ben"]]:
		add_robot(row[0], row[1], 30 + row[0])
	await wait(10.0)
	var screens := {}
	var left := minutes * 60.0
	while left > 0.0:
		screens[main.get("screen_name")] = true
		_act()
		var pause := _random.randf_range(0.05, 0.6)
		left -= pause
		await wait(pause)
		if main.get("screen") == null:
			break # it was quit
	tell({"screens": screens.keys(), "nodes": Performance.get_monitor(Performance.OBJECT_NODE_COUNT)})


func _act() -> void:
	var robot := robots[_random.randi() % robots.size()]
	match _random.randi() % 6:
		0:
			robot.steer_to(_random.randf_range(-1.0, 1.0), 0.0)
		1:
			robot.point_at(Vector2(_random.randf_range(-1.0, 1.0), _random.randf_range(-1.0, 1.0)), Vector2.ZERO)
		2:
			robot.throw_from(Vector2.ZERO, _random.randf())
		3:
			robot.press()
		4:
			if _random.randf() < 0.1:
				robot.sim.drop_link()
		5:
			_press(ACTIONS[_random.randi() % ACTIONS.size()])


func _press(action: StringName) -> void:
	for is_pressed: bool in [true, false]:
		var event := InputEventAction.new()
		event.action = action
		event.pressed = is_pressed
		Input.parse_input_event(event)
