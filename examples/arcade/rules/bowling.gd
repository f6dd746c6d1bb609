class_name BowlingRules
extends GameRules
## Bowling: a player steps up, aims, rolls, and the pins that fall are counted.

const SETUP_TICKS := 60
const PINS_TICKS := 60 # for the pins to fall, after the ball has reached them
const ROLL_LIMIT := 270
const SPLASH_TICKS := 120
const BIG_SPLASH_TICKS := 177
const BETWEEN_TICKS := 60
const TABLE_TICKS := 168
const PARTY := 6 # players beyond it are a party, whose table is longer
const PARTY_TICKS := 7 # for each player
const PARTY_MOST_TICKS := 120
const AIM_SPEED := 3.0 / 60 # of an absolute aim in a tick

## [O]: 3.5 s of silent calibration before every ball.
const REFERENCE_SETUP_TICKS := 210

const CHEERS := [8, 5, 3]

var aim := 0.0
var standing := []
var roll := {}
var celebration := ""
var pins := 0
var table_ticks := 0
var match_state: BowlingMatch


func is_over() -> bool:
	return phase == "over"


func has_progress() -> bool:
	return not is_over() and not (match_state.sheets[0] as BowlingSheet).rolls[0].is_empty()


## The state, with the progress of the match and the score sheets for drawing.
func snapshot() -> Dictionary:
	var plain := super()
	plain["match"] = plain["match_state"]
	plain.erase("match_state")
	plain["player"] = match_state.player
	plain["frame"] = match_state.frame
	plain["ball"] = match_state.sheet().rolls[match_state.frame].size()
	plain["sheets"] = match_state.views().duplicate(true)
	plain["winners"] = match_state.winners() if is_over() else []
	return plain


func mismatch(plain: Dictionary) -> String:
	var wrong := super(plain.merged({"match_state": plain.get("match")}))
	return "roll is empty" if wrong.is_empty() and plain["phase"] == "roll" and plain["roll"].is_empty() else wrong


func _take(plain: Dictionary) -> void:
	super(plain.merged({"match_state": plain.get("match")}))


func _kind() -> String:
	return "bowling"


func _options() -> Dictionary:
	return super().merged({
		"players": RuleSchema.integer(1, 20, 4),
		"bumpers": RuleSchema.flag(true),
		"steer": RuleSchema.choice(["absolute", "rate"]),
	})


func _control_entries() -> Dictionary:
	return {
		"aim": RuleSchema.real(-1, 1),
		"lean": RuleSchema.real(-1, 1),
		"link": RuleSchema.choice(["normal", "fast", "low"]),
		"tilted": RuleSchema.flag(),
	}


func _phases() -> Array:
	return ["wait", "setup", "aim", "roll", "splash", "between", "over"]


func _schema() -> Dictionary:
	return super().merged({
		"aim": RuleSchema.real(-1, 1),
		"standing": RuleSchema.list(RuleSchema.flag(), PinModel.PINS, PinModel.PINS),
		"roll": RuleSchema.optional(PinModel.roll_schema()),
		"celebration": RuleSchema.choice(["", "strike", "spare", "nine", "some", "few", "none"]),
		"pins": RuleSchema.integer(0, PinModel.PINS),
		"table_ticks": RuleSchema.integer(0, 600),
		"match_state": RuleSchema.part(),
	})


func _begin() -> void:
	match_state = BowlingMatch.new(config["players"], is_reference())
	_set_pins_up()
	_call_player()


func _play(intent: Dictionary) -> void:
	table_ticks = maxi(0, table_ticks - 1)
	if phase in ["wait", "setup", "aim"]:
		_move_aim()
	match phase:
		"wait":
			if _has(intent, "confirm"):
				_step_up()
			elif _has(intent, "skip"):
				_skip_frame()
		"aim":
			if intent.get("throw") is Dictionary:
				_throw(intent["throw"])
			elif _has(intent, "skip"):
				_skip_frame()
		"roll":
			if phase_ticks == roll["ticks"] and not roll["falls"].is_empty():
				_tell("pin_contact", {"pin": roll["falls"][0]["pin"]})


func _end_phase() -> void:
	match phase:
		"setup":
			if is_reference():
				_tell("calibrated")
			_enter("aim")
		"roll":
			_count()
		"splash":
			_go_on()
		"between":
			_call_player()


func _call_player() -> void:
	_tell("turn_change", {"player": match_state.player, "frame": match_state.frame})
	if config["players"] == 1 and match_state.frame > 0 and not is_reference():
		_step_up() # a single player need not confirm
	else:
		_enter("wait")


func _step_up() -> void:
	_tell("round_start", {"player": match_state.player, "frame": match_state.frame})
	_enter("setup", REFERENCE_SETUP_TICKS if is_reference() else SETUP_TICKS)


func _move_aim() -> void:
	if is_reference():
		aim = clampf(aim + LateralAim.reference_step(controls["lean"], controls["link"], controls["tilted"]), -1, 1)
	elif config["steer"] == "rate":
		aim = clampf(aim + LateralAim.step(controls["lean"]), -1, 1)
	else:
		aim = move_toward(aim, controls["aim"], AIM_SPEED)


func _throw(release: Dictionary) -> void:
	var power := RuleSchema.number_in(release, "power", 0, 1)
	var spin := RuleSchema.number_in(release, "spin", -1, 1)
	var start := clampf(aim + RuleSchema.number_in(release, "side", -1, 1), -1, 1)
	roll = PinModel.roll(start, power, spin, standing, config["bumpers"])
	_tell("throw", {"player": match_state.player, "power": power, "spin": spin, "aim": start})
	if roll["gutter"]:
		_tell("gutter")
	_enter("roll", mini(ROLL_LIMIT, roll["ticks"] + PINS_TICKS))


## Counts the pins of the ball that has rolled.
func _count() -> void:
	var had := standing.count(true)
	var is_full := had == PinModel.PINS
	for pin: int in roll["down"]:
		standing[pin - 1] = false
	pins = match_state.add(roll["down"].size())
	roll = {}
	_tell("pins_down", {"count": pins, "standing": had - pins})
	_celebrate(is_full, had - pins == 0 and had > 0)
	_enter("splash", BIG_SPLASH_TICKS if celebration in ["strike", "spare"] else SPLASH_TICKS)


## A bonus ball that clears a full deck is a strike too.
func _celebrate(was_full: bool, is_clear: bool) -> void:
	if is_clear:
		celebration = "strike" if was_full else "spare"
		_tell(celebration, {"player": match_state.player})
	else:
		celebration = "none" if pins == 0 else "few" if pins < 5 else "some" if pins < 9 else "nine"
	for level: int in CHEERS:
		if pins >= level:
			_tell("cheer", {"level": level})
			break


func _go_on() -> void:
	if not match_state.is_frame_done():
		if standing.count(true) == 0 and not is_reference():
			_set_pins_up()
		_next_ball()
		return
	_finish_frame()


func _finish_frame() -> void:
	_tell("frame_done", {"player": match_state.player, "frame": match_state.frame})
	table_ticks = TABLE_TICKS
	if config["players"] > PARTY:
		table_ticks += mini(PARTY_MOST_TICKS, PARTY_TICKS * config["players"])
	_set_pins_up()
	if match_state.advance():
		_enter("between", BETWEEN_TICKS)
	else:
		_enter("over")
		_tell("win", {"players": match_state.winners()})


## The original requires a button press before every ball.
func _next_ball() -> void:
	if is_reference():
		_call_player()
	else:
		_enter("aim")


## Counts the remaining balls of the frame as 0, since the player is absent.
func _skip_frame() -> void:
	while not match_state.is_frame_done():
		match_state.add(0)
	pins = 0
	celebration = ""
	_finish_frame()


func _set_pins_up() -> void:
	standing = []
	standing.resize(PinModel.PINS)
	standing.fill(true)
