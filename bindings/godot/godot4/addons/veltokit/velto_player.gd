@icon("res://addons/veltokit/icons/velto_player.svg")
class_name VeltoPlayer
extends Node
## One player: polls the player's wearable, configures it, and emits the player's actions.
##
## Set motion mode, mounting and calibration in the inspector; they apply to every wearable of the player. In other nodes, read
## [member input] or connect the signals of this node instead of polling the player. Signals are emitted in [method Node._process], even
## while the tree is paused. In debug builds, the console warns if a wearable does not support a setting.
##
## The node connects no wearable: set [code]veltokit/players[/code] in the project settings, or call
## [method Velto.set_auto_connect].
##
## [codeblock]
## func _ready() -> void:
##     $VeltoPlayer.moved.connect(func(place: Vector2) -> void: $Paddle.position.x = 480 + place.x * 400)
##     $VeltoPlayer.pressed.connect(func() -> void: print("serve"))
## [/codeblock]

## The player's wearable is ready.
signal connected(device: VeltoDevice)
## The player's wearable is no longer ready. The node does not emit it when it leaves the tree.
signal disconnected
## Packets have arrived. [param position] is -1 to 1 on each axis; y points up.
signal moved(position: Vector2)
## The main button was pressed.
signal pressed
## The main button was released.
signal released
## The main button was clicked.
signal clicked
## A throw, with its power.
signal thrown(power: float)
## The wearable was shaken.
signal shaken
## The wearable was swung.
signal swung
## The fingers of a TAP tapped together, see [enum Velto.Finger].
signal tapped(combination: int)
## A calibration has ended; [param result] is [constant Velto.OK] if it succeeded.
signal calibrated(result: int)

## The mapping from motion to position; UNCHANGED keeps the mode of the wearable.
enum Motion {UNCHANGED = -1, PADDLE, POINTER, GESTURE}
## The way in which a board or a TAP is worn.
enum Mounting {HANDHELD, WRIST_LEFT, WRIST_RIGHT}

## The player, from 0.
@export_range(0, 63) var player_index := 0
## The mapping from motion to position.
@export var motion := Motion.UNCHANGED:
	set(value):
		motion = value
		_set_up()
## The mounting of a board or a TAP. Caps have a fixed mounting.
@export var mounting := Mounting.HANDHELD:
	set(value):
		mounting = value
		_set_up()
## Whether each new wearable of the player is calibrated: the player keeps still for a moment.
@export var calibrates := false

## The input of the player in this frame. The next poll overwrites it: keep [method VeltoInput.duplicate].
var input: VeltoInput = null
## The player's wearable; null for none.
var device: VeltoDevice = null

var _is_connected := false
var _calibration := 0


func _init() -> void:
	process_priority = -1000 # before whoever reads it in the same frame
	process_mode = PROCESS_MODE_ALWAYS


func _enter_tree() -> void:
	Velto.tap.connect(_on_tap)
	Velto.op_done.connect(_on_op_done)


func _exit_tree() -> void:
	Velto.tap.disconnect(_on_tap)
	Velto.op_done.disconnect(_on_op_done)


func _process(delta: float) -> void:
	input = Velto.poll_player(player_index, delta)
	var found := Velto.find_player(player_index)
	if found != device:
		device = found
		_begin()
	_note_connection(input.connected)
	if input.fresh:
		moved.emit(Vector2(input.position_x, input.position_y))
	_emit_edges()


## Calibrates while the player keeps still. Returns the operation, or an error below zero.
func calibrate() -> int:
	if device == null:
		return Velto.ERROR_NOT_CONNECTED
	_calibration = device.start_calibration()
	return _calibration


## Makes the present pose the center of the paddle.
func recenter() -> void:
	if device != null:
		device.recenter()


func _begin() -> void:
	_calibration = 0
	_set_up()
	if calibrates:
		calibrate()


func _set_up() -> void:
	if device == null:
		return
	if motion != Motion.UNCHANGED:
		device.set_motion_mode(motion)
	if device.get_mounting().get("kind", mounting) != mounting:
		device.set_mounting({"kind": mounting})


func _note_connection(is_ready_now: bool) -> void:
	if is_ready_now == _is_connected:
		return
	_is_connected = is_ready_now
	if is_ready_now:
		connected.emit(device)
	else:
		disconnected.emit()


func _emit_edges() -> void:
	if input.buttons_pressed & Velto.BUTTON_MAIN:
		pressed.emit()
	if input.buttons_released & Velto.BUTTON_MAIN:
		released.emit()
	if input.click:
		clicked.emit()
	if input.throw:
		thrown.emit(input.throw_power)
	if input.shake:
		shaken.emit()
	if input.swing:
		swung.emit()


func _on_tap(from: VeltoDevice, combination: int, _repeats: int, _shift: int, _is_switched: bool) -> void:
	if from == device:
		tapped.emit(combination)


func _on_op_done(_device: VeltoDevice, result: int, op: int, _kind: int, _object_bits: int) -> void:
	if op == _calibration and op > 0:
		_calibration = 0
		calibrated.emit(result)
