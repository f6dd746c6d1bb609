class_name DartsRules
extends GameRules
## Darts: aim, throw, score. The flight is decoration: a hit is decided when the dart is thrown.

const FLIGHT_TICKS := 26
const FEEDBACK_TICKS := 87
const BUST_TICKS := 66
const WIN_TICKS := 132
const BIG := 25
const SECOND := 60

var aim := [0.0, 0.0] # pixels from the center
var target := [0.0, 0.0]
var power := 0.0
var label := ""
var points := 0
var markers := []
var ends_turn := false
var sweep_ticks := 0
var detector: ThrowDetector
var match_state: DartsMatch

var _hint := []


func is_over() -> bool:
	return match_state.winner >= 0


func has_progress() -> bool:
	return not is_over() and match_state.scored.any(func(sum: int) -> bool: return sum > 0)


## In the snapshot the match has the key `match`, which is a keyword of GDScript.
func snapshot() -> Dictionary:
	var plain := super()
	plain["match"] = plain["match_state"]
	plain.erase("match_state")
	plain["checkout"] = _hint.duplicate(true)
	plain["countdown_left"] = _countdown_left() if phase == "countdown" else 0
	return plain


func mismatch(plain: Dictionary) -> String:
	return super(_with_match_state(plain))


func _take(plain: Dictionary) -> void:
	super(_with_match_state(plain))
	_hint = match_state.hint()


func _with_match_state(plain: Dictionary) -> Dictionary:
	return plain.merged({"match_state": plain.get("match")})


func _kind() -> String:
	return "darts"


func _options() -> Dictionary:
	return super().merged({
		"players": RuleSchema.integer(1, 8, 1),
		"start": RuleSchema.choice([301, 501, 701], 501),
		"double_in": RuleSchema.flag(),
		"double_out": RuleSchema.flag(true),
		"legs": RuleSchema.choice([1, 3, 5, 7, 9]),
		"difficulty": RuleSchema.real(0, 1, 0.5),
		"axes": RuleSchema.choice([1, 2], 2),
		"detect": RuleSchema.flag(),
		"radii": RuleSchema.choice(["arcade", "regulation"]),
		"countdown": RuleSchema.integer(0, 600, 300),
	})


func _control_entries() -> Dictionary:
	var unit := RuleSchema.real(-1, 1)
	return {
		"x": unit,
		"y": unit,
		"primed": RuleSchema.flag(),
		"axis": RuleSchema.real(-100, 100),
		"impulse": RuleSchema.real(0, 100),
		"zone": RuleSchema.real(0.5, 2, 1.0),
	}


func _phases() -> Array:
	return ["countdown", "wait", "aim", "flight", "feedback", "over"]


func _schema() -> Dictionary:
	var place := RuleSchema.list(RuleSchema.real(-1000, 1000), 2, 2)
	return super().merged({
		"aim": place,
		"target": place,
		"power": RuleSchema.real(0, 1),
		"label": RuleSchema.text(16),
		"points": RuleSchema.integer(0, 60),
		"markers": RuleSchema.list(place, 0, DartsMatch.DARTS),
		"ends_turn": RuleSchema.flag(),
		"sweep_ticks": RuleSchema.integer(0, TICKS_MOST),
		"detector": RuleSchema.part(),
		"match_state": RuleSchema.part(),
	})


func _begin() -> void:
	match_state = DartsMatch.new(config["players"], config)
	detector = ThrowDetector.new({"mode": config["mode"]})
	if config["countdown"] > 0:
		_enter("countdown", config["countdown"])
	else:
		_begin_turn()


func _play(intent: Dictionary) -> void:
	var thrown := _thrown_power(intent)
	_move_aim()
	match phase:
		"countdown":
			if (phase_ticks - 1) % SECOND == 0:
				_tell("countdown", {"left": _countdown_left()})
		"wait":
			if _has(intent, "confirm"):
				_start_throwing()
			elif _has(intent, "skip"):
				_next_turn()
		"aim":
			if thrown >= 0:
				_throw(thrown, intent.get("throw"))
			elif _has(intent, "skip"):
				_next_turn()


func _end_phase() -> void:
	match phase:
		"countdown":
			_begin_turn()
		"flight":
			_land()
		"feedback":
			if is_over():
				_enter("over")
			elif ends_turn:
				_next_turn()
			else:
				_enter("aim")


func _countdown_left() -> int:
	return ceili(float(phase_length - phase_ticks + 1) / SECOND) if phase_ticks > 0 else ceili(float(phase_length) / SECOND)


## A single player need not step up.
func _begin_turn() -> void:
	markers = []
	ends_turn = false
	_hint = match_state.hint()
	if match_state.scores.size() > 1:
		_tell("turn_change", {"player": match_state.player})
		_enter("wait")
	else:
		_start_throwing()


func _start_throwing() -> void:
	_tell("round_start", {"player": match_state.player})
	_enter("aim")


func _next_turn() -> void:
	match_state.end_turn()
	_begin_turn()


## Returns the power of a throw in this tick, -1 without one.
func _thrown_power(intent: Dictionary) -> float:
	if config["detect"]:
		var found := detector.step(controls["axis"], controls["impulse"])
		if is_reference() and found >= 0:
			return (found - ThrowDetector.WEAKEST) / (ThrowDetector.STRONGEST - ThrowDetector.WEAKEST)
		return found
	return RuleSchema.number_in(intent["throw"], "power", 0, 1, -1) if intent.get("throw") is Dictionary else -1.0


func _move_aim() -> void:
	if phase == "over":
		return
	var is_primed: bool = controls["primed"] or (config["detect"] and detector.is_primed())
	var wanted := DartsAim.target(controls["x"], controls["y"])
	if is_reference():
		wanted = DartsAim.reference_target(controls["x"], controls["y"], is_primed, controls["zone"])
	var share := DartsAim.FOLLOW * (DartsAim.PRIMED_FOLLOW if is_primed and not is_reference() else 1.0)
	aim[0] += (wanted[0] - aim[0]) * share
	aim[1] += (wanted[1] - aim[1]) * share
	if config["axes"] == 1 and phase == "aim":
		sweep_ticks += 1
		aim[1] = DartsAim.target(0, DartsAim.sweep(sweep_ticks))[1]


func _throw(thrown_power: float, release: Variant) -> void:
	power = thrown_power
	var scattered := DartsAim.scatter(random, DartsAim.spread(power, config["difficulty"]))
	var missed := [0.0, 0.0]
	if release is Dictionary and not config["detect"]:
		missed[0] = RuleSchema.number_in(release, "offset_x", -1, 1) * DartsBoard.RADIUS
		missed[1] = -RuleSchema.number_in(release, "offset_y", -1, 1) * DartsBoard.RADIUS
	target = [aim[0] + missed[0] + scattered[0], aim[1] + missed[1] + scattered[1]]
	_enter("flight", FLIGHT_TICKS)
	_tell("throw", {"player": match_state.player, "power": power, "x": target[0], "y": target[1]})


func _land() -> void:
	var field := DartsBoard.score_at(target[0], target[1], config["radii"], is_reference())
	var outcome := match_state.throw_dart(field["segment"], field["multiplier"])
	label = field["label"]
	points = outcome["points"]
	ends_turn = outcome["ends_turn"]
	markers.append(target.duplicate())
	_hint = match_state.hint()
	var place := {"x": target[0], "y": target[1]}
	if field["multiplier"] == 0:
		_tell("miss", place)
	else:
		_tell("hit", field.merged(place).merged({"big": field["points"] >= BIG}))
	_enter("feedback", _judge(outcome))


## Returns the length of the feedback.
func _judge(outcome: Dictionary) -> int:
	var player := {"player": match_state.player}
	if outcome["is_bust"]:
		label = "BUST"
		_tell("bust", player)
		return BUST_TICKS
	if not outcome["is_leg"]:
		return FEEDBACK_TICKS
	_tell("leg_won", player)
	if outcome["is_match"]:
		label = "WIN"
		_tell("win", player)
	return WIN_TICKS
