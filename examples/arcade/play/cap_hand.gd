class_name CapHand
extends Hand
## A cap in the hand: tilting it sideways steers, tilting it aims, a jerk back and forth throws.

## Raw values of the sensor per unit of the axes of [VeltoInput].
const RAW := 2000.0

var _throw := ThrowGesture.new()


func prepare(device: VeltoDevice, game: StringName) -> void:
	_throw.full_speed = Thresholds.FULL_SPEED.get(game, _throw.full_speed)
	device.set_motion_mode(Velto.MOTION_MODE_PADDLE)
	device.set_motion_config({
		"paddle_micro_deadzone": Thresholds.CAP_DEAD_ZONE,
		"paddle_smooth_retain": Thresholds.CAP_SMOOTHING,
		"paddle_smooth_retain_idle": Thresholds.CAP_SMOOTHING,
	})


func take(input: VeltoInput, delta: float) -> void:
	steer = clampf(input.position_x, -1.0, 1.0)
	is_confirmed = bool(input.buttons_pressed & Velto.BUTTON_MAIN)
	_hold_to_pause(input, delta)
	var place := Vector2(input.sensor_gyro_y, -input.sensor_gyro_x) * RAW / Thresholds.CAP_AIM_REACH
	_throw.step(place, clampf(input.sensor_gyro_z * RAW / Thresholds.CAP_FULL_SPIN, -1.0, 1.0), delta, input.packet_age)
	is_primed = _throw.is_primed
	throw_power = _throw.power
	release = _throw.sideways * Thresholds.RELEASE_SHARE
	spin = _throw.spin
	_point(place, delta, _throw.is_fast or is_primed or throw_power > 0.0)


func rest() -> void:
	super()
	_throw.reset()
