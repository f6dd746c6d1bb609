class_name TapHand
extends Hand
## A TAP: its pointer steers and aims. Touching thumb and index finger hold a dart or a ball, and release it when they separate. A tap of
## the thumb also throws, and confirms. A tap of the little finger pauses, since holding thumb and index finger is part of a throw.

var _is_holding := false
var _velocity := Vector2.ZERO


func prepare(device: VeltoDevice, _game: StringName) -> void:
	device.set_motion_mode(Velto.MOTION_MODE_POINTER)


func take(input: VeltoInput, delta: float) -> void:
	var place := Vector2(input.position_x, input.position_y)
	var weight := 1.0 - exp(-delta / Thresholds.SPEED_WINDOW)
	var moved := Vector2(input.frame_delta_x, input.frame_delta_y)
	_velocity = _velocity.lerp(moved / maxf(delta, 0.001), weight)
	steer = place.x
	var is_pinched := bool(input.buttons_pressed & Velto.BUTTON_MAIN)
	is_confirmed = is_pinched or input.primary
	pause = 1.0 if input.buttons_pressed & Velto.BUTTON_LITTLE else 0.0
	throw_power = 0.0
	if is_pinched:
		_is_holding = true
	if _is_holding and not input.buttons_down & Velto.BUTTON_MAIN:
		_is_holding = false
		_let_go()
	elif input.primary:
		_let_go()
	is_primed = _is_holding
	_point(place, delta, is_primed or throw_power > 0.0)


func rest() -> void:
	super()
	_is_holding = false


func _let_go() -> void:
	var speed := clampf(_velocity.y / Thresholds.TAP_FULL_SPEED, -1.0, 1.0)
	throw_power = clampf(Thresholds.TAP_POWER + speed * (1.0 - Thresholds.TAP_POWER), Thresholds.LEAST_POWER, 1.0)
	spin = clampf(_velocity.x / Thresholds.TAP_FULL_SPIN, -1.0, 1.0)
	release = 0.0
