# One player: polls the player's wearable, configures it, and emits the player's actions.
#
# Motion mode, mounting and calibration are set in the inspector and hold for each wearable that the player has. Other nodes read
# "input" or connect the signals of this node; none of them polls the player. Signals are emitted in _process(), also while the tree is
# paused. What a wearable cannot do is a warning in debug builds. The node connects no wearable: set veltokit/players in the
# project settings, or call Velto.set_auto_connect().
extends Node

signal connected(device) # the player's wearable is ready
signal disconnected # the player has no wearable that is ready any more; not emitted when the node leaves the tree
signal moved(position) # packets have arrived: the position, -1 to 1, y upwards
signal pressed # the main button
signal released # the main button
signal clicked # the main button
signal thrown(power)
signal shaken
signal swung
signal tapped(combination) # fingers of a TAP, see Velto.FINGER_...
signal calibrated(result) # Velto.OK if the calibration succeeded

enum Motion {UNCHANGED = -1, PADDLE, POINTER, GESTURE}
enum Mounting {HANDHELD, WRIST_LEFT, WRIST_RIGHT}

# The player, from 0.
export var player_index = 0
# The mapping from motion to position; UNCHANGED leaves the mode that the wearable has.
export(Motion) var motion = Motion.UNCHANGED setget set_motion
# The mounting of a board or a TAP. Caps have a fixed mounting.
export(Mounting) var mounting = Mounting.HANDHELD setget set_mounting
# Whether each further wearable of the player is calibrated: the player keeps still for a moment.
export var calibrates = false

# The input of the player in this frame. The next poll overwrites it: keep input.duplicate().
var input = null
# The player's wearable; null for none.
var device = null

var _is_connected = false
var _calibration = 0


func _init():
	process_priority = -1000 # before whoever reads it in the same frame
	pause_mode = PAUSE_MODE_PROCESS


func _enter_tree():
	Velto.connect("tap", self, "_on_tap")
	Velto.connect("op_done", self, "_on_op_done")


func _exit_tree():
	Velto.disconnect("tap", self, "_on_tap")
	Velto.disconnect("op_done", self, "_on_op_done")


func _process(delta):
	input = Velto.poll_player(player_index, delta)
	var found = Velto.find_player(player_index)
	if found != device:
		device = found
		_begin()
	_note_connection(input.connected)
	if input.fresh:
		emit_signal("moved", Vector2(input.position_x, input.position_y))
	_emit_edges()


func set_motion(value):
	motion = value
	_set_up()


func set_mounting(value):
	mounting = value
	_set_up()


# Calibrates while the player keeps still. Returns the operation, or an error below zero.
func calibrate():
	if device == null:
		return Velto.ERROR_NOT_CONNECTED
	_calibration = device.start_calibration()
	return _calibration


# Makes the present pose the center of the paddle.
func recenter():
	if device != null:
		device.recenter()


func _begin():
	_calibration = 0
	_set_up()
	if calibrates:
		calibrate()


func _set_up():
	if device == null:
		return
	if motion != Motion.UNCHANGED:
		device.set_motion_mode(motion)
	if device.get_mounting().get("kind", mounting) != mounting:
		device.set_mounting({"kind": mounting})


func _note_connection(is_ready_now):
	if is_ready_now == _is_connected:
		return
	_is_connected = is_ready_now
	if is_ready_now:
		emit_signal("connected", device)
	else:
		emit_signal("disconnected")


func _emit_edges():
	if input.buttons_pressed & Velto.BUTTON_MAIN:
		emit_signal("pressed")
	if input.buttons_released & Velto.BUTTON_MAIN:
		emit_signal("released")
	if input.click:
		emit_signal("clicked")
	if input.throw:
		emit_signal("thrown", input.throw_power)
	if input.shake:
		emit_signal("shaken")
	if input.swing:
		emit_signal("swung")


func _on_tap(from, combination, _repeats, _shift, _is_switched):
	if from == device:
		emit_signal("tapped", combination)


func _on_op_done(_device, result, op, _kind, _object_bits):
	if op == _calibration and op > 0:
		_calibration = 0
		emit_signal("calibrated", result)
