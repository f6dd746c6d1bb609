extends "res://screen.gd"
## Everybody's paddle below the same ball. The main button serves.

const Players := preload("res://players.gd")
const PADDLE := Vector2(160, 18)

var _reach: Array[Vector2] = [] # lowest and highest position of each player
var _ball := Vector2(480, 100)
var _speed := Vector2(210, 260)
var _paddles: Array[Vector2] = []
var _hits := 0

@onready var _ball_node: ColorRect = $Ball
@onready var _paddle_nodes: Array[Node] = $Paddles.get_children()
@onready var _names: Array[Node] = $Names.get_children()


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
	_show()


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


func _show() -> void:
	_ball_node.position = _ball - _ball_node.size / 2
	for player in Players.COUNT:
		(_paddle_nodes[player] as ColorRect).position = _paddles[player] - PADDLE / 2
		(_names[player] as Label).text = Players.name_of(player)
