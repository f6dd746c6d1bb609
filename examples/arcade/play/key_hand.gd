class_name KeyHand
extends Hand
## Keyboard, mouse and joypad as a hand. Arrows, the mouse or the left stick steer and aim. Holding Space, the left button or A charges a
## throw, and releasing it throws. This hand is always available.

## Whether the player is using this hand.
var is_leading: bool:
	get:
		return _lead > 0.0

var _lead := 0.0
var _charge := 0.0
var _place := Vector2.ZERO


## Reads the state of the engine's input. The mouse comes by [method point_at].
func read(delta: float) -> void:
	_lead = maxf(_lead - delta, 0.0)
	var keys := Input.get_vector(&"ui_left", &"ui_right", &"ui_down", &"ui_up", Thresholds.STICK_DEAD_ZONE)
	if keys != Vector2.ZERO:
		_place = (_place + keys * Thresholds.KEY_SPEED * delta).clampf(-1.0, 1.0)
		_lead = Thresholds.KEY_LEAD
	is_confirmed = Input.is_action_just_pressed(&"arcade_confirm")
	throw_power = 0.0
	if Input.is_action_pressed(&"arcade_throw"):
		_charge = minf(_charge + delta / Thresholds.KEY_CHARGE, 1.0)
	elif _charge > 0.0:
		throw_power = lerpf(Thresholds.LEAST_POWER, 1.0, _charge)
		_charge = 0.0
	if is_confirmed or throw_power > 0.0 or _charge > 0.0:
		_lead = Thresholds.KEY_LEAD
	is_primed = _charge > 0.0
	spin = keys.x if throw_power > 0.0 else 0.0
	steer = _place.x
	aim = _place


## Sets the position of the mouse, -1 to 1, y upwards.
func point_at(place: Vector2) -> void:
	_place = place.clampf(-1.0, 1.0)
	_lead = Thresholds.KEY_LEAD


func rest() -> void:
	super()
	_charge = 0.0
