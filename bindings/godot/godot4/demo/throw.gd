extends "res://screen.gd"
## Pull back, thrust forward: the first player throws a dart.

const Players := preload("res://players.gd")
const Simulation := preload("res://simulation.gd")
var _device: VeltoDevice
var _throws := 0
var _power := 0.0
var _darts: Array[Vector2] = []
var _aim := Vector2.ZERO
var _is_primed := false

@onready var _label: Label = $Power


func _ready() -> void:
	Simulation.throw_darts(true)
	Velto.gesture_primed.connect(_on_primed)


func _exit_tree() -> void:
	Velto.gesture_primed.disconnect(_on_primed)
	if _device != null:
		_device.set_motion_mode(Velto.MOTION_MODE_PADDLE)
	Simulation.throw_darts(false)


func _on_primed(device: VeltoDevice) -> void:
	_is_primed = _is_primed or device == _device


func _process(delta: float) -> void:
	var device := Velto.find_player(0)
	if device != _device:
		_device = device
		if device != null:
			device.set_motion_mode(Velto.MOTION_MODE_GESTURE)
	var pad := Velto.poll_player(0, delta)
	_aim = Vector2(pad.position_x, -pad.position_y)
	if pad.throw:
		_throws += 1
		_power = pad.throw_power
		_is_primed = false
		_darts.append(_target() + Vector2(_aim.x * 140, (0.7 - _power) * 200))
	_label.text = "power %.2f" % _power
	queue_redraw()


func _target() -> Vector2:
	return Players.COURT / 2


func has_shown() -> bool:
	return _throws > 0


func say() -> String:
	return "throw: %d throws, the last one with power %.2f" % [_throws, _power]


func _draw() -> void:
	for ring in [200, 150, 100, 50, 16]:
		draw_circle(_target(), ring, Color(1, 1, 1, 0.1))
	for dart in _darts:
		draw_circle(dart, 9, Players.COLORS[0])
	draw_arc(_target() + _aim * 140, 24, 0, TAU, 32, Players.COLORS[1 if _is_primed else 0], 4)
