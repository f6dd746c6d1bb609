extends Node
## The worked examples of menus, on the navigator of the add-on: positions and presses by ticks, and what comes of them.

const TICK := 1.0 / 60.0
const ITEMS := 4
const SECOND := 60


func _ready() -> void:
	print("FACT ", JSON.stringify({
		"hold": _play(162 + 4, func(tick: int) -> float: return 0.9),
		"released": _play(200, func(tick: int) -> float: return 0.9 if tick < 100 else 0.0),
		"adjacent": _play(100, func(tick: int) -> float: return 0.4 if tick <= SECOND else 0.9),
		"jump": _play(100, func(tick: int) -> float: return -0.9 if tick <= SECOND else 0.9),
		"visit": _play(100, func(tick: int) -> float: return 0.9 if tick > 60 and tick < 79 else -0.9),
		"bands": _bands(),
		"button": _play(260, func(tick: int) -> float: return 0.9, Velto.CONFIRMATION_BUTTON, [40, 120, 150, 200]),
		"no press": _play(400, func(tick: int) -> float: return 0.9, Velto.CONFIRMATION_BUTTON),
	}))
	get_tree().quit()


## Returns the ticks at which an item got the focus, lost it, and was activated.
func _play(ticks: int, position: Callable, confirmation := Velto.CONFIRMATION_HOLD_OR_BUTTON, presses: Array[int] = []) -> Dictionary:
	var menu := VeltoNavigator.new()
	menu.begin_menu(ITEMS, confirmation)
	var told := {"focused": [], "activated": [], "cleared": []}
	for tick in range(1, ticks + 1):
		var step := menu.step_position(position.call(tick), presses.has(tick), true, TICK)
		for kind: String in ["focused", "activated"]:
			if step[kind] >= 0:
				(told[kind] as Array).append([step[kind], tick])
		if step["is_cleared"]:
			(told["cleared"] as Array).append(tick)
	menu.end_menu()
	return told


## Returns the focus after a second at a position, from the middle or from the third item, by the rules of the original.
func _bands() -> Array:
	var found := []
	for row: Array in [[0.0, 0.29], [0.0, 0.3], [0.4, 0.13], [0.4, 0.14], [0.4, -0.14], [0.0, 0.5]]:
		var menu := VeltoNavigator.new()
		menu.set_config({"policy": Velto.NAVIGATOR_POLICY_ORIGINAL})
		menu.begin_menu(ITEMS, Velto.CONFIRMATION_BUTTON)
		for tick in 2 * SECOND:
			menu.step_position(row[0] if tick < SECOND else row[1], false, true, TICK)
		found.append(menu.get_state()["focus"])
		menu.end_menu()
	return found
