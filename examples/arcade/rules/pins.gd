class_name PinModel
extends RefCounted
## The ball on the lane and the falling pins, computed by a small closed-form model, not by physics, with the same results on every
## machine.
##
## Meters; x to the right, y away from the bowler, the head pin at (0, 0), the foul line at y = -18.29.

const PINS := 10
const LANE := 18.29
const AIM_REACH := 0.46 # of the start at full aim
const HOOK := 0.30 # at full spin and no power
const STRAIGHT := 0.4 # of the lane, before the hook
const SLOPE_LENGTH := 5.487 # entry slope of a hook: its offset by this
const RAIL := 0.46
const GUTTER := 0.527
const SLOWEST := 5.0 # m/s
const FASTER := 4.0 # at full power

## Centers of the pins, pin 1 first.
const X := [0.0, -0.1524, 0.1524, -0.3048, 0.0, 0.3048, -0.4572, -0.1524, 0.1524, 0.4572]
const Y := [0.0, 0.264, 0.264, 0.528, 0.528, 0.528, 0.792, 0.792, 0.792, 0.792]

const BALL_CONTACT := 0.169 # between centers
const PIN_CONTACT := 0.121
const FALL_REACH := 0.44
const DEFLECTION := 0.15
const STEEPEST := 0.35
const LEAST_HEAD_ON := 0.3
const DECK_START := -0.6
const DECK_END := 1.2
const TOUCHING := -1e-9


## Rolls a ball: `aim` and `spin` from -1 to 1, `power` from 0 to 1, `standing` as ten flags. Returns how it rolls
## ("x0", "hook", "entry", "slope", "gutter", "ticks" to the deck), "path" on the deck, "falls" in their order, and "down".
static func roll(aim: float, power: float, spin: float, standing: Array, has_bumpers: bool) -> Dictionary:
	var x0 := AIM_REACH * aim
	var hook := HOOK * spin * (1 - 0.5 * power)
	var entry := x0 + hook
	var slope := hook / SLOPE_LENGTH
	if has_bumpers and absf(entry) > RAIL:
		entry = clampf(entry, -RAIL, RAIL)
		slope = 0
	var result := {
		"x0": x0, "hook": hook, "entry": entry, "slope": slope, "power": power, "spin": spin,
		"gutter": absf(entry) > GUTTER, # the hook never reverses: the ball is farthest out at the deck
		"ticks": ceili(LANE / (SLOWEST + FASTER * power) * 60),
	}
	return result.merged({"path": [], "falls": [], "down": []} if result["gutter"] else strike_pins(entry, slope, standing))


## Returns the description of what `roll` returns.
static func roll_schema() -> Dictionary:
	var number := RuleSchema.real(-10, 10)
	var pin := RuleSchema.integer(1, PINS)
	var fall := RuleSchema.map({
		"pin": pin, "by": RuleSchema.integer(0, PINS), "x": number, "y": number, "step": RuleSchema.integer(0, PINS),
	})
	return {
		"x0": number, "hook": number, "entry": number, "slope": number, "power": number, "spin": number,
		"gutter": RuleSchema.flag(),
		"ticks": RuleSchema.integer(0, 600),
		"path": RuleSchema.list(RuleSchema.list(number, 2, 2), 0, 2 + PINS),
		"falls": RuleSchema.list(fall, 0, PINS),
		"down": RuleSchema.list(pin, 0, PINS),
	}


## Returns {"path", "falls", "down"} of a ball that enters the deck at `entry` with a slope.
static func strike_pins(entry: float, slope: float, standing: Array) -> Dictionary:
	var left := standing.duplicate()
	var x := entry + DECK_START * slope
	var y := DECK_START
	var path := [[x, y]]
	var falls := []
	while true:
		var contact := _first_contact(x, y, slope, left)
		if contact.is_empty():
			break
		x = contact["x"]
		y = contact["y"]
		path.append([x, y])
		var pin: int = contact["pin"]
		var across: float = (X[pin] - x) / BALL_CONTACT
		var ahead: float = (Y[pin] - y) / BALL_CONTACT
		left[pin] = false
		_fall(falls, left, {"pin": pin + 1, "by": 0, "x": across, "y": ahead, "step": falls.size()})
		slope = clampf(slope - DEFLECTION * across / maxf(LEAST_HEAD_ON, ahead), -STEEPEST, STEEPEST)
	path.append([x + (DECK_END - y) * slope, DECK_END])
	return {"path": path, "falls": falls, "down": falls.map(func(fall: Dictionary) -> int: return fall["pin"])}


## Returns {"pin", "x", "y"}: the standing pin that the ball meets first, and where the ball is then; {} if there is none.
static func _first_contact(x: float, y: float, slope: float, left: Array) -> Dictionary:
	var length := sqrt(slope * slope + 1)
	var across := slope / length
	var ahead := 1 / length
	var found := {}
	var nearest := INF
	for pin: int in PINS:
		if not left[pin]:
			continue
		var along: float = (X[pin] - x) * across + (Y[pin] - y) * ahead
		var aside: float = (X[pin] - x) * ahead - (Y[pin] - y) * across
		if absf(aside) >= BALL_CONTACT:
			continue
		var distance := along - sqrt(BALL_CONTACT * BALL_CONTACT - aside * aside)
		if distance >= TOUCHING and distance < nearest:
			nearest = distance
			found = {"pin": pin, "x": x + distance * across, "y": y + distance * ahead}
	return found


## Makes a pin fall, and then the pins that falling pins knock over, in order: each knocks over at most one.
static func _fall(falls: Array, left: Array, first: Dictionary) -> void:
	var falling := [first]
	while not falling.is_empty():
		var fall: Dictionary = falling.pop_front()
		falls.append(fall)
		var struck := _struck_by(fall, left)
		if not struck.is_empty():
			left[struck["pin"] - 1] = false
			struck["step"] = falls.size() + falling.size()
			falling.append(struck)


## Returns the fall of the pin that a falling one knocks over, {} if there is none.
static func _struck_by(fall: Dictionary, left: Array) -> Dictionary:
	if fall["y"] < 0:
		return {}
	var from: int = fall["pin"] - 1
	var nearest := INF
	var struck := {}
	for pin: int in PINS:
		if not left[pin]:
			continue
		var right: float = X[pin] - X[from]
		var back: float = Y[pin] - Y[from]
		var along: float = right * fall["x"] + back * fall["y"]
		var aside: float = right * fall["y"] - back * fall["x"]
		if along <= 0 or along > FALL_REACH or absf(aside) >= PIN_CONTACT or along >= nearest:
			continue
		nearest = along
		# Where the moving pin is when they touch, as seen from its spot.
		var moved := along - sqrt(PIN_CONTACT * PIN_CONTACT - aside * aside)
		var x: float = (right - moved * fall["x"]) / PIN_CONTACT
		var y: float = (back - moved * fall["y"]) / PIN_CONTACT
		struck = {"pin": pin + 1, "by": from + 1, "x": x, "y": y}
	return struck
