extends Control
## Everybody's paddle below the same ball. The main button serves.

signal chosen(screen: String)

const Players := preload("res://players.gd")
const PADDLE := Vector2(160, 18)

var _reach: Array[Vector2] = [] # lowest and highest position of each player
var _ball := Vector2(480, 100)
var _speed := Vector2(210, 260)
var _paddles: Array[Vector2] = []
var _hits := 0


func _ready() -> void:
	for player in Players.COUNT:
		_reach.append(Vector2.ZERO)
		_paddles.append(Vector2(Players.COURT.x / 2, 0))


func _process(delta: float) -> void:
	for player in Players.COUNT:
		var pad := Velto.poll_player(player, delta)
		_reach[player] = Vector2(minf(_reach[player].x, pad.position_x), maxf(_reach[player].y, pad.position_x))
		_paddles[player] = Vector2(Players.COURT.x / 2 + clampf(pad.position_x, -1, 1) * (Players.COURT.x - PADDLE.x) / 2, Players.COURT.y - 40 - player * 36)
		if pad.buttons_pressed & Velto.BUTTON_MAIN:
			_ball = _paddles[player] + Vector2(0, -30)
			_speed.y = -absf(_speed.y)
	_move_ball(delta)
	queue_redraw()


func _move_ball(delta: float) -> void:
	_ball += _speed * delta
	if _ball.x < 0 or _ball.x > Players.COURT.x:
		_speed.x = absf(_speed.x) if _ball.x < 0 else -absf(_speed.x)
	if _ball.y < 0:
		_speed.y = absf(_speed.y)
	if _ball.y > Players.COURT.y:
		_ball = Vector2(Players.COURT.x / 2, 80)
	for paddle in _paddles:
		if _speed.y > 0 and Rect2(paddle - PADDLE / 2, PADDLE).grow(8).has_point(_ball):
			_speed.y = -absf(_speed.y)
			_hits += 1


func has_shown() -> bool:
	return _moved() == Players.COUNT


func say() -> String:
	return "paddle: %d of %d players moved, %d hits" % [_moved(), Players.COUNT, _hits]


func _moved() -> int:
	return _reach.filter(func(reach: Vector2) -> bool: return reach.y - reach.x > 0.1).size()


func _draw() -> void:
	draw_circle(_ball, 12, Players.TEXT)
	for player in Players.COUNT:
		draw_rect(Rect2(_paddles[player] - PADDLE / 2, PADDLE), Players.COLORS[player])
		Players.write(self, Players.name_of(player), Vector2(30 + player * 300, 50), 24, Players.COLORS[player])
	if Velto.find_player(0) == null:
		Players.write(self, Velto.describe_search(), Vector2(30, 90), 18)
