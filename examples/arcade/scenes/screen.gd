class_name Screen
extends Control
## A page of choices in a row, operated by every wearable (leaning, holding, the button, fingers), by keys, a joypad and the mouse.

## The focus while no item has it.
const NEUTRAL := -1

var choices: Array[Choice] = []
## The confirmation of items by wearables.
var confirmation := Velto.CONFIRMATION_HOLD_OR_BUTTON

var _navigator := VeltoNavigator.new()
var _rested: Array[Seat] = [] # since this page was opened; earlier holds were meant for the previous page


func _init() -> void:
	theme = ArcadeTheme.shared()
	set_anchors_preset(PRESET_FULL_RECT)
	process_mode = PROCESS_MODE_ALWAYS


## Fills the page; called once, before it is shown.
func open(_options: Dictionary) -> void:
	pass


## The action of Escape, and of B on the joypad.
func leave() -> void:
	Arcade.go(&"menu")


func _enter_tree() -> void:
	Arcade.prepare_hands(&"")
	_rested.clear()
	_navigator.set_config({"neutral_enter": Thresholds.MENU_ENTER, "neutral_exit": Thresholds.MENU_EXIT})
	_navigator.begin_menu(maxi(choices.size(), 1), confirmation)


func _exit_tree() -> void:
	_navigator.end_menu()


func add_choice(to: Container, key: String, accent: Color, handler: Callable, game := &"") -> Choice:
	var choice := Choice.new(key, accent, game)
	var index := choices.size()
	choice.handler = handler
	choice.touched.connect(func() -> void: _take(_navigator.activate_item(index)))
	choice.pointed.connect(func() -> void: _focus(index))
	choices.append(choice)
	to.add_child(choice)
	return choice


## Sets whether an item can be chosen; otherwise it is dimmed.
func enable(item: int, is_enabled: bool) -> void:
	_navigator.set_item_enabled(item, is_enabled)
	choices[item].is_enabled = is_enabled


## The index of the focused item; [constant NEUTRAL] for none.
func focus() -> int:
	return _navigator.get_state()["focus"] if not choices.is_empty() else NEUTRAL


func _process(_delta: float) -> void:
	var is_holding := false
	var is_led := Arcade.players.present().any(func(seat: Seat) -> bool:
		return _rested.has(seat) and (seat.hand.is_confirmed or absf(seat.hand.steer) >= Thresholds.MENU_EXIT))
	for seat in Arcade.players.present():
		var lean := absf(seat.hand.steer)
		if lean < Thresholds.MENU_ENTER and not _rested.has(seat):
			_rested.append(seat)
		is_holding = is_holding or lean >= Thresholds.MENU_EXIT and _rested.has(seat)
		if not _rested.has(seat) and not seat.hand.is_confirmed and is_led:
			continue # an unused wearable with a lean would block the menu for the others
		_take(_navigator.step_input(seat.input, Arcade.delta), _rested.has(seat), seat.hand.is_confirmed)
		if not is_inside_tree():
			return
	var state := _navigator.get_state()
	for index in choices.size():
		choices[index].is_focused = index == state["focus"] and choices[index].is_enabled
		choices[index].progress = state["hold_progress"] if index == state["focus"] and is_holding and not choices[index].needs_press else 0.0


func _unhandled_input(event: InputEvent) -> void:
	var viewport := get_viewport() # which is gone when another screen is shown
	if event.is_action_pressed(&"ui_right") or event.is_action_pressed(&"ui_down"):
		_take(_navigator.move_focus(1))
	elif event.is_action_pressed(&"ui_left") or event.is_action_pressed(&"ui_up"):
		_take(_navigator.move_focus(-1))
	elif event.is_action_pressed(&"arcade_confirm"):
		_take(_navigator.activate_focus())
	elif event.is_action_pressed(&"arcade_pause"):
		leave()
	else:
		return
	viewport.set_input_as_handled()


func _focus(index: int) -> void:
	var now := focus()
	if now != index:
		_take(_navigator.move_focus(index - now if now >= 0 else index + 1))


func _take(step: Dictionary, may_hold := true, is_pressed := true) -> void:
	var item: int = step.get("activated", NEUTRAL)
	if item < 0 or item >= choices.size():
		return
	if is_pressed or may_hold and not choices[item].needs_press:
		choices[item].handler.call()
