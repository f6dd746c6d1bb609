class_name BoardHand
extends Hand
## A MetaWear board held like a remote control: rolling steers, pointing aims, a thrust of the forearm throws, and rolling during the
## thrust gives spin.

## Pitch and rotation rate of 1 (degrees, and degrees per second) in [VeltoInput].
const FULL_TILT := 80.0
const FULL_RATE := 250.0

var _throw := ThrowGesture.new()
var _device: VeltoDevice = null


## Gravity gives the pitch of a board, but not its heading. The heading is the sum of its rotations, so every rotation counts.
func prepare(device: VeltoDevice, game: StringName) -> void:
	_device = device
	_throw.full_speed = Thresholds.FULL_SPEED.get(game, _throw.full_speed)
	if device.mw_get_sensor_config(Velto.MW_SENSOR_GYROSCOPE).get("range_dps") != Thresholds.BOARD_RANGE:
		device.mw_set_sensor_config({"sensor": Velto.MW_SENSOR_GYROSCOPE, "range_dps": Thresholds.BOARD_RANGE})
		device.mw_set_input_source(Velto.MW_INPUT_SOURCE_SENSORS) # which restarts the sensor with the new configuration
	if game == &"pong":
		device.set_motion_mode(Velto.MOTION_MODE_PADDLE)
		return
	device.set_motion_mode(Velto.MOTION_MODE_POINTER)
	device.set_motion_config({
		"pointer_sensitivity": FULL_RATE / 60.0 / Thresholds.BOARD_AIM_SIDE,
		"pointer_damping": 1.0,
		"drift_enabled": false,
		"deadzone": Thresholds.BOARD_DEAD_ZONE,
	})


func take(input: VeltoInput, delta: float) -> void:
	steer = clampf(input.position_x, -1.0, 1.0)
	is_confirmed = bool(input.buttons_pressed & Velto.BUTTON_MAIN)
	_hold_to_pause(input, delta)
	var place := Vector2(input.position_x, input.sensor_tilt_y * FULL_TILT / Thresholds.BOARD_AIM_HEIGHT)
	_throw.step(place, clampf(input.rotation_rate.y / Thresholds.BOARD_FULL_SPIN, -1.0, 1.0), delta, input.packet_age)
	is_primed = _throw.is_primed
	throw_power = _throw.power
	release = _throw.sideways * Thresholds.RELEASE_SHARE
	spin = _throw.spin
	_point(place, delta, _throw.is_fast or is_primed or throw_power > 0.0)


## Makes the current direction the center: a heading has no zero of its own, and whoever gets the board may stand elsewhere.
func rest() -> void:
	super()
	_throw.reset()
	if _device != null:
		_device.reset_input()
