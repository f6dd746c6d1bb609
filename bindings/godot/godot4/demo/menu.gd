extends "res://screen.gd"
## A menu that the first player operates by leaning, and confirms by the button or by holding. Arrow keys and Enter work too.

const Players := preload("res://players.gd")
const ITEMS := ["paddle", "throw", "tune"]

var _navigator := VeltoNavigator.new()
var _device: VeltoDevice
var _count := 0
var _focus := -1
var _is_tour := OS.get_cmdline_user_args().has("--tour")

@onready var _bars: Array[Node] = $Rows/Items.get_children()
@onready var _players: Array[Node] = $Rows/Players.get_children()


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
	_show()


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


## The focused item is bright, and fills while it is held.
func _show() -> void:
	var state := _navigator.get_state()
	for index in ITEMS.size():
		var bar: ProgressBar = _bars[index]
		bar.modulate.a = 1.0 if index == state["focus"] else 0.6
		bar.value = state["hold_progress"] if index == state["focus"] else 0.0
	for player in Players.COUNT:
		var label: Label = _players[player]
		label.text = "%d  %s" % [player + 1, Players.name_of(player)]
		label.modulate = Players.COLORS[player]
