extends Control
## A menu that the first player operates by leaning, and confirms by the button or by holding. Arrow keys and Enter work too.

signal chosen(screen: String)

const Players := preload("res://players.gd")
const ITEMS := ["paddle", "throw", "tune"]

var _navigator := VeltoNavigator.new()
var _device: VeltoDevice
var _count := 0
var _focus := -1
var _is_tour := OS.get_cmdline_user_args().has("--tour")


func _ready() -> void:
	_navigator.begin_menu(ITEMS.size(), Velto.CONFIRMATION_HOLD_OR_BUTTON)


## Gives the device the motion of the game back.
func _exit_tree() -> void:
	_navigator.end_menu()
	if _device != null:
		_device.end_menu_motion()


func _process(delta: float) -> void:
	var device := Velto.find_player(0)
	if device != _device:
		_device = device
		if device != null:
			device.begin_menu_motion(Velto.NAVIGATOR_POLICY_COMFORT)
	_take(_navigator.step_input(Velto.poll_player(0, delta), delta))
	queue_redraw()


func _unhandled_key_input(event: InputEvent) -> void:
	if event.is_action_pressed("ui_down"):
		_take(_navigator.move_focus(1))
	elif event.is_action_pressed("ui_up"):
		_take(_navigator.move_focus(-1))
	elif event.is_action_pressed("ui_accept"):
		_take(_navigator.activate_focus())


func _take(step: Dictionary) -> void:
	_focus = step["focused"] if step["focused"] >= 0 else _focus
	if step["activated"] < 0:
		return
	_count += 1
	if not _is_tour: # which has its own order
		chosen.emit(ITEMS[step["activated"]])


func has_shown() -> bool:
	return _count > 0


func say() -> String:
	return "menu: %d items confirmed by the wearable, the last one was %s" % [_count, ITEMS[maxi(_focus, 0)]]


func _draw() -> void:
	var state := _navigator.get_state()
	Players.write(self, "VeltoKit", Vector2(80, 110), 56)
	for index in ITEMS.size():
		var place := Rect2(80, 160 + index * 90, 420, 70)
		var is_focused: bool = index == state["focus"]
		draw_rect(place, Color(1, 1, 1, 0.16 if is_focused else 0.06))
		if is_focused:
			draw_rect(Rect2(place.position, place.size * Vector2(state["hold_progress"], 1)), Color(Players.COLORS[0], 0.6))
		Players.write(self, ITEMS[index], place.position + Vector2(24, 46), 32)
	for player in Players.COUNT:
		Players.write(self, "%d  %s" % [player + 1, Players.name_of(player)], Vector2(580, 205 + player * 90), 26, Players.COLORS[player])
