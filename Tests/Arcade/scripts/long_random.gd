extends ArcadeCase
## Keys, clicks and wearables by chance, on every page and in every game: `long_random.tscn -- --minutes NUMBER`.

const ACTIONS: Array[StringName] = [
	&"ui_left", &"ui_right", &"ui_up", &"ui_down", &"arcade_confirm", &"arcade_throw", &"arcade_pause", &"arcade_hud", &"arcade_dev", &"arcade_spectator",
]

var _random := RandomNumberGenerator.new()
var _seen := {}
var _least: Array[Array] = [] # objects and memory of each minute


func play() -> void:
	_random.seed = 11
	var arguments := OS.get_cmdline_user_args()
	var length := 60.0 * float(arguments[arguments.find("--minutes") + 1])
	var left := length
	await add_three()
	for game in ArcadeGames.NAMES: # loads every room, since chance may find one late
		Arcade.go(&"game", {"party": Arcade.gather(game, 1)})
		await wait(1.0)
	while left > 0.0:
		var step := _random.randf_range(0.02, 0.5)
		left -= step
		_act()
		await wait(step)
		_seen[main.get("screen_name")] = true
		_keep_playing()
		_count(mini(int((length - left) / 60.0), int(length / 60.0) - 1))
	tell({"seen": _seen.keys(), "least": _least, "objects": Performance.get_monitor(Performance.OBJECT_COUNT), "orphans": Performance.get_monitor(Performance.OBJECT_ORPHAN_NODE_COUNT)})


func _count(minute: int) -> void:
	var now := [Performance.get_monitor(Performance.OBJECT_COUNT), Performance.get_monitor(Performance.MEMORY_STATIC)]
	if minute == _least.size():
		_least.append(now)
	_least[-1] = [minf(_least[-1][0], now[0]), minf(_least[-1][1], now[1])]


func _act() -> void:
	match _random.randi() % 6:
		0:
			robots[_random.randi() % 3].press()
		1:
			robots[_random.randi() % 3].steer_to(_random.randf_range(-1.0, 1.0), 0.0)
		2:
			robots[_random.randi() % 3].throw_from(Vector2(_random.randf_range(-1.0, 1.0), _random.randf_range(-1.0, 1.0)), _random.randf())
		3:
			robots[_random.randi() % 3].sim.drop_link() if _random.randf() < 0.1 else robots[0].press()
		_:
			var event := InputEventAction.new()
			event.action = ACTIONS[_random.randi() % ACTIONS.size()]
			event.pressed = _random.randf() < 0.6
			Input.parse_input_event(event)


## Chance leaves a game rarely, and would quit: both would end the test early.
func _keep_playing() -> void:
	if main.get("screen_name") == &"game" and _random.randf() < 0.01:
		Arcade.go(&"lobby", {"game": ArcadeGames.NAMES[_random.randi() % 4]})
	elif main.get("screen_name") == &"menu" and int(main.get("screen").call("focus")) > 3:
		Arcade.go(&"lobby", {"game": ArcadeGames.NAMES[_random.randi() % 4]})
