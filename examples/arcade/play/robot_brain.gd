class_name RobotBrain
extends RefCounted
## Plays a game with a [Robot], using only what is visible to a player. It plays fairly, not perfectly: its errors are random, from a
## seed.

## Time to look before a throw, and before a press (seconds).
const LOOK := 1.8
const READ := 1.1
## Part of the questions that it knows.
const KNOWN := 0.7
const SLOTS := 4

var _robot: Robot
var _seat: Seat
var _random := RandomNumberGenerator.new()
var _state := ""
var _waited := 0.0
var _target := Vector2.ZERO
var _slot := 0


func _init(robot: Robot, seat: Seat, seed_value: int) -> void:
	_robot = robot
	_seat = seat
	_random.seed = seed_value


## Performs the next action of the game; [param is_turn] is whether it is this person's turn, [param person] the index of the person.
func act(game: StringName, snapshot: Dictionary, person: int, is_turn: bool, delta: float) -> void:
	if not _seat.is_here:
		return
	_note_state(game, snapshot, is_turn, delta)
	match game:
		&"pong":
			_catch(snapshot)
		&"darts", &"bowling":
			_throw(snapshot, is_turn)
		&"quiz":
			_answer(snapshot, person, is_turn)


## Restarts the reaction time when the requested action changes.
func _note_state(game: StringName, snapshot: Dictionary, is_turn: bool, delta: float) -> void:
	var parts := [game, snapshot.get("phase"), is_turn, snapshot.get("ball", 0) if game == &"bowling" else 0, snapshot.get("id", "")]
	if game == &"darts":
		parts.append((snapshot["match"] as Dictionary).get("darts_left"))
	var state := str(parts)
	_waited += delta
	if state == _state:
		return
	_state = state
	_waited = 0.0
	_choose(game, snapshot)


func _choose(game: StringName, snapshot: Dictionary) -> void:
	match game:
		&"pong":
			_target = Vector2(_random.randf_range(-18.0, 18.0), 0.0)
		&"darts":
			var spots := Intents.dart_spots(snapshot)
			_target = spots[_random.randi() % spots.size()]
		&"bowling":
			var side := -1.0 if _random.randf() < 0.5 else 1.0
			_target = Vector2(side * _random.randf_range(0.05, 0.22), 0.0)
		&"quiz":
			var correct: int = snapshot.get("correct", 0)
			_slot = correct if _random.randf() < KNOWN else _random.randi() % SLOTS


## Moves to the place where the ball will come down, and hits it off center so that its path changes.
func _catch(snapshot: Dictionary) -> void:
	var ball: Array = snapshot["ball"]
	var velocity: Array = snapshot["velocity"]
	var x: float = ball[0] + 1.0
	var fall: float = velocity[1]
	if fall > 1.0:
		x += velocity[0] * (79.5 - ball[1]) / fall
		x = pingpong(absf(x), 160.0)
	else:
		_target.x = _random.randf_range(-18.0, 18.0) if _random.randf() < 0.02 else _target.x
	_robot.steer_to(clampf((x + _target.x - 80.0) / 72.0, -1.0, 1.0), _seat.hand.steer)


func _throw(snapshot: Dictionary, is_turn: bool) -> void:
	var phase: String = snapshot["phase"]
	if not is_turn:
		_robot.point_at(Vector2.ZERO, _seat.hand.aim)
	elif phase == "wait":
		_robot.point_at(Vector2.ZERO, _seat.hand.aim)
		_press_after(READ)
	else:
		if _seat.hand.is_following: # otherwise the sight does not show the hand
			_robot.point_at(_target, _seat.hand.aim)
		if phase == "aim" and _waited >= LOOK and not _robot.is_busy and not _seat.hand.is_primed:
			_robot.throw_from(_target, _random.randf_range(0.4, 0.9), {"is_swing": snapshot["kind"] == "bowling"})
			_waited = -1.0 # an undetected throw is repeated


func _answer(snapshot: Dictionary, person: int, is_turn: bool) -> void:
	var phase: String = snapshot["phase"]
	if not is_turn or phase == "feedback" or phase == "over":
		_robot.steer_to(0.0, _seat.hand.steer)
		return
	_robot.steer_to(middle_of(_slot, SLOTS), _seat.hand.steer)
	var slots: Array = snapshot["slots"]
	if phase == "category" or int(slots[person]) == _slot:
		_press_after(READ)


func _press_after(seconds: float) -> void:
	if _waited >= seconds:
		_robot.press()
		_waited = 0.0


## The lean that selects an item of a row.
static func middle_of(item: int, count: int) -> float:
	return -1.0 + (2.0 * item + 1.0) / count
