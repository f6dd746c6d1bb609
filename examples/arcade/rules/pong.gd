class_name PongRules
extends GameRules
## The brick breaker that the original calls Pong: a paddle, a ball and a wall of bricks.

const WIDTH := 160.0
const HEIGHT := 90.0
const BALL := 2.0
const SERVE_SPEED := 40.0 # on each axis
const FASTEST := 1.6 # times the speed of the first level
const SERVE_TICKS := 60
const TICK := 1.0 / 60.0

## [O]
const REFERENCE_SERVE_Y := 70.0
const REFERENCE_DEFLECTION := 62.0
const REFERENCE_BOUNCE_Y := 79.5
const REFERENCE_TOP := 8.0
## [R]: the speed is constant, and the paddle determines the angle. The bricks begin below the rows of text.
const SPEED := 72.0
const STEEPEST := 0.8660254037844386 # share of the speed that goes sideways at the paddle's edge, 60 degrees
const SERVE_SHARE := 0.5
const TOP := 14.0
## After this number of paddle hits without hitting a brick, the ball is directed at a brick: a perfect player could otherwise cause an
## endless loop.
const IDLE_HITS := 2
const DEFLECTED_SHARE := 0.9

var paddle := PongPaddle.new()
var ball := [0.0, 0.0]
var velocity := [0.0, 0.0]
var bricks := []
var brick_top := TOP
var score := 0
var lives := 0
var level := 1
var idle_hits := 0


func is_over() -> bool:
	return phase in ["won", "lost"]


func has_progress() -> bool:
	return not is_over() and score > 0


func _kind() -> String:
	return "pong"


func _options() -> Dictionary:
	return super().merged({
		"style": RuleSchema.choice(["absolute", "raw", "arcade", "smooth"]),
		"serve": RuleSchema.choice(["auto", "button"]),
		"lives": RuleSchema.integer(1, 9, 5),
		"levels": RuleSchema.integer(1, 9, 3),
		"speed_up": RuleSchema.real(0, 0.5, 0.1),
	})


func _control_entries() -> Dictionary:
	return {"x": RuleSchema.real(-2, 2), "fast_link": RuleSchema.flag()}


func _phases() -> Array:
	return ["serve", "play", "won", "lost"]


func _schema() -> Dictionary:
	var place := RuleSchema.list(RuleSchema.real(-1000, 1000), 2, 2)
	return super().merged({
		"paddle": RuleSchema.part(),
		"ball": place,
		"velocity": place,
		"bricks": RuleSchema.list(RuleSchema.integer(0, 3), BrickField.ROWS * BrickField.COLUMNS, BrickField.ROWS * BrickField.COLUMNS),
		"brick_top": RuleSchema.real(0, HEIGHT),
		"score": RuleSchema.integer(0, 1000000),
		"lives": RuleSchema.integer(0, 9),
		"level": RuleSchema.integer(1, 9),
		"idle_hits": RuleSchema.integer(0, IDLE_HITS),
	})


func _begin() -> void:
	lives = config["lives"]
	bricks = BrickField.initial_hits(level)
	brick_top = REFERENCE_TOP if is_reference() else TOP
	_offer_ball()


func _play(intent: Dictionary) -> void:
	if is_over():
		return
	paddle.move(config["style"], controls["x"], controls["fast_link"])
	if phase == "serve":
		_rest_on_paddle()
		if _has(intent, "confirm"):
			_serve()
	elif phase == "play":
		_move_ball()


func _end_phase() -> void:
	if phase == "serve":
		_rest_on_paddle()
		_serve()


## The original serves at once from above the paddle.
func _offer_ball() -> void:
	idle_hits = 0
	if is_reference():
		ball = [paddle.center, REFERENCE_SERVE_Y]
		velocity = [SERVE_SPEED, -SERVE_SPEED]
		_enter("play")
		_tell("serve", {"x": paddle.center})
		return
	velocity = [0.0, 0.0]
	_rest_on_paddle()
	_enter("serve", SERVE_TICKS if config["serve"] == "auto" else 0)


func _rest_on_paddle() -> void:
	ball = [paddle.center - BALL / 2, PongPaddle.TOP - BALL]


func _serve() -> void:
	_aim((2 * random.unit() - 1) * SERVE_SHARE)
	_enter("play")
	_tell("serve", {"x": paddle.center})


## Sends the ball upward; `share` of the speed goes sideways.
func _aim(share: float) -> void:
	var speed := SPEED * minf(FASTEST, 1 + config["speed_up"] * (level - 1))
	velocity = [speed * share, -speed * sqrt(1 - share * share)]


func _move_ball() -> void:
	ball[0] += velocity[0] * TICK
	ball[1] += velocity[1] * TICK
	_meet_walls()
	_meet_paddle()
	_meet_bricks()
	if phase == "play" and ball[1] > HEIGHT:
		_lose_ball()


func _meet_walls() -> void:
	if ball[0] < 0:
		_reflect(0, 0.0, absf(velocity[0]), "left")
	if ball[0] > WIDTH - BALL:
		_reflect(0, WIDTH - BALL, -absf(velocity[0]), "right")
	if ball[1] < 0:
		_reflect(1, 0.0, absf(velocity[1]), "top")


func _reflect(axis: int, place: float, speed: float, side: String) -> void:
	ball[axis] = place
	velocity[axis] = speed
	_tell("wall_hit", {"side": side, "x": ball[0], "y": ball[1]})


func _meet_paddle() -> void:
	var left := paddle.center - PongPaddle.HALF_WIDTH
	var is_beside: bool = ball[0] >= left + 2 * PongPaddle.HALF_WIDTH or ball[0] + BALL <= left
	if velocity[1] <= 0 or is_beside or ball[1] >= PongPaddle.TOP + PongPaddle.HEIGHT or ball[1] + BALL <= PongPaddle.TOP:
		return
	var offset: float = (ball[0] + BALL / 2 - paddle.center) / PongPaddle.HALF_WIDTH
	var is_deflected := false
	if is_reference():
		velocity = [REFERENCE_DEFLECTION * offset, -absf(velocity[1])]
		ball[1] = REFERENCE_BOUNCE_Y
	else:
		offset = clampf(offset, -1, 1)
		is_deflected = idle_hits >= IDLE_HITS
		ball[1] = PongPaddle.TOP - BALL
		_aim(_share_to_a_brick() if is_deflected else offset * STEEPEST)
		idle_hits = 1 if is_deflected else idle_hits + 1
	_tell("paddle_hit", {"x": ball[0], "y": ball[1], "offset": offset, "deflected": is_deflected})


## Returns the share of the speed that leads to one of the living bricks.
func _share_to_a_brick() -> float:
	var living := range(bricks.size()).filter(func(index: int) -> bool: return bricks[index] > 0)
	var middle := BrickField.box(living[random.below(living.size())], brick_top).get_center()
	var across: float = middle.x - ball[0] - BALL / 2
	var up: float = ball[1] + BALL / 2 - middle.y
	return clampf(across / sqrt(across * across + up * up), -DEFLECTED_SHARE, DEFLECTED_SHARE)


func _meet_bricks() -> void:
	var index := BrickField.find_hit(bricks, brick_top, ball[0], ball[1], BALL)
	if index < 0:
		return
	idle_hits = 0
	bricks[index] -= 1
	var place := {"index": index, "x": ball[0], "y": ball[1]}
	var bounce := BrickField.bounce(index, brick_top, ball[0], ball[1], BALL)
	ball = [bounce["x"], bounce["y"]]
	var axis := 0 if bounce["is_sideways"] else 1
	velocity[axis] = -velocity[axis]
	if bricks[index] > 0:
		_tell("brick_hit", place.merged({"level": bricks[index]}))
		return
	var points: int = BrickField.POINTS * BrickField.initial_hits(level)[index]
	score += points
	_tell("brick_break", place.merged({"points": points}))
	if bricks.max() == 0:
		_finish_level()


## The original has one level.
func _finish_level() -> void:
	if is_reference() or level >= config["levels"]:
		_enter("won")
		_tell("win", {"score": score})
		return
	level += 1
	bricks = BrickField.initial_hits(level)
	_tell("level", {"level": level})
	_offer_ball()


func _lose_ball() -> void:
	lives -= 1
	_tell("life_lost", {"lives": lives})
	if lives > 0:
		_offer_ball()
	else:
		_enter("lost")
		_tell("game_over", {"score": score})
