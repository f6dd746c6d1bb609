extends Page
## Calibrates one wearable after the other: its player keeps still for a second, while a bar fills. A movement starts the bar again.

enum State {WAITING, HOLDING, DONE, FAILED}

const KEYS: Dictionary[State, String] = {
	State.WAITING: "CALIBRATION_WAIT", State.HOLDING: "CALIBRATION_HOLD",
	State.DONE: "CALIBRATION_DONE", State.FAILED: "CALIBRATION_FAILED",
}
## Time to read the page before the hold begins, and to see its end (seconds).
const PAUSE := 1.2

var _back := &"menu"
var _back_options: Dictionary = {}
var _queue: Array[Seat] = []
var _seat: Seat = null
var _state := State.WAITING
var _operation := 0
var _wait := 0.0
var _name: Label
var _text: Label
var _bar := ProgressBar.new()


func open(options: Dictionary) -> void:
	_back = options.get("back", &"menu")
	_back_options = options.get("options", {})
	confirmation = Velto.CONFIRMATION_BUTTON # so that a still hand never chooses an item by its lean
	(get_node("Page/Rows/Hint") as Label).text = "HINT_PRESS"
	_name = add_line("", &"Title", true)
	_text = add_line("", &"", true)
	_bar.custom_minimum_size.y = 40.0
	_bar.show_percentage = false
	_bar.max_value = 1.0
	body().add_child(_bar)
	body().alignment = BoxContainer.ALIGNMENT_CENTER
	for seat in Arcade.players.taken():
		var is_wanted: bool = not options.has("only") or options["only"] == seat.device
		if is_wanted and seat.family != Velto.FAMILY_TAP: # a pointer has no pose
			_queue.append(seat)
	add_button("CALIBRATION_AGAIN", ArcadeTheme.GAMES[&"pong"], _again)
	add_button("CALIBRATION_LATER", ArcadeTheme.QUIET, leave)


func _ready() -> void:
	Velto.progress.connect(_on_progress)
	Velto.op_done.connect(_on_op_done)
	_next()


func _exit_tree() -> void:
	super()
	Velto.progress.disconnect(_on_progress)
	Velto.op_done.disconnect(_on_op_done)
	if _operation > 0:
		Velto.op_cancel(_operation)


func leave() -> void:
	for seat in Arcade.players.present():
		if seat.input.calibration_wanted:
			seat.device.set_calibration_wanted(false)
	Arcade.go(_back, _back_options)


func _next() -> void:
	_seat = _queue.pop_front()
	if _seat == null:
		enable(0, false)
		_name.text = tr("CALIBRATION_NOBODY") if _state == State.WAITING else ""
		if _state == State.DONE:
			leave()
		return
	_name.text = _seat.name
	_name.modulate = _seat.color()
	_show_state(State.WAITING)


func _process(delta: float) -> void:
	super(delta)
	if _seat == null or not is_inside_tree():
		return
	_wait += delta
	if _state == State.WAITING and _wait >= PAUSE and _seat.is_here:
		_operation = _seat.device.start_calibration()
		_show_state(State.HOLDING if _operation > 0 else State.FAILED)
	elif _state == State.DONE and _wait >= PAUSE:
		_next()


func _again() -> void:
	if _seat != null and _state == State.FAILED:
		_show_state(State.WAITING)


func _show_state(state: State) -> void:
	_state = state
	_wait = 0.0
	enable(0, state == State.FAILED)
	_text.text = tr(KEYS[state])
	_bar.value = 1.0 if state == State.DONE else 0.0


func _on_progress(_device: VeltoDevice, op: int, _phase: int, _part: int, _parts: int, done: int, total: int, _rate: float, _remaining: float) -> void:
	if op == _operation and total > 0:
		_bar.value = float(done) / total


func _on_op_done(_device: VeltoDevice, result: int, op: int, _kind: int, _object_bits: int) -> void:
	if op != _operation or op <= 0:
		return
	_operation = 0
	_show_state(State.DONE if result == Velto.OK else State.FAILED)
