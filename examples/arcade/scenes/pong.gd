class_name PongRoom
extends Room
## Pong: a court of glass and light in space. A meter of the room is ten units of the rules' canvas.

const SCALE := 0.1
const CANVAS := Vector2(160.0, 90.0)
const BRICK := Vector3(1.62, 0.42, 0.44)
const BALL_RADIUS := 0.16
const PADDLE := Vector3(5.2, 0.34, 0.32)
## Colors by the number of remaining hits.
const COLORS: Array[Color] = [Color("13b4d6"), Color("f2a516"), Color("f0285a")]
const RAIL_COLOR := Color("4a56ff")
const TAIL := 10
const EYE := Vector3(0.0, 9.6, 7.0)
const TARGET := Vector3(0.0, 0.0, 0.1)

var _bricks: MultiMesh
var _ball: MeshInstance3D
var _paddle: MeshInstance3D
var _paddle_light: StandardMaterial3D
var _floor: ShaderMaterial
var _tail: MultiMesh
var _tail_places: Array[Vector3] = []

@onready var _ball_light: OmniLight3D = $Space/BallLight


func _build() -> void:
	look_from(EYE, TARGET, true)
	var ground := PlaneMesh.new()
	ground.size = CANVAS * SCALE
	_floor = Materials.shaded("grid", {&"line_color": COLORS[0]})
	add_mesh(ground, _floor)
	_add_rails()
	_bricks = add_copies(Shapes.beveled_box(BRICK, 0.07), Materials.shaded("colored"), _nowhere(BrickField.ROWS * BrickField.COLUMNS), true)
	_paddle_light = Materials.glowing(Color("b9ecff"), 0.5)
	_paddle = add_mesh(Shapes.beveled_box(PADDLE, 0.12), _paddle_light)
	var sphere := SphereMesh.new()
	sphere.radius = BALL_RADIUS
	sphere.height = BALL_RADIUS * 2.0
	sphere.radial_segments = 24
	sphere.rings = 12
	_ball = add_mesh(sphere, Materials.glowing(Color("fff3d0"), 2.4))
	_tail = add_copies(sphere, Materials.glowing(Color("ffb84d"), 0.7), _nowhere(TAIL))
	_tail_places.resize(TAIL)


## Hidden copies have the size 0.
static func _nowhere(count: int) -> Array[Transform3D]:
	var places: Array[Transform3D] = []
	for index in count:
		places.append(Transform3D(Basis.from_scale(Vector3.ZERO), Vector3.ZERO))
	return places


func _add_rails() -> void:
	var neon := Materials.glowing(RAIL_COLOR, 1.1)
	var side := Shapes.beveled_box(Vector3(0.16, 0.34, CANVAS.y * SCALE), 0.06)
	for direction: float in [-1.0, 1.0]:
		add_mesh(side, neon, Vector3(direction * (CANVAS.x * SCALE / 2.0 + 0.08), 0.1, 0.0))
	add_mesh(Shapes.beveled_box(Vector3(CANVAS.x * SCALE + 0.32, 0.34, 0.16), 0.06), neon, Vector3(0.0, 0.1, -CANVAS.y * SCALE / 2.0 - 0.08))


static func place_of(x: float, y: float, height := 0.0) -> Vector3:
	return Vector3((x - CANVAS.x / 2.0) * SCALE, height, (y - CANVAS.y / 2.0) * SCALE)


func _draw() -> void:
	var hits: Array = now["bricks"]
	for index in hits.size():
		var left: int = hits[index]
		var size := Vector3.ONE if left > 0 else Vector3.ZERO
		_bricks.set_instance_transform(index, Transform3D(Basis.from_scale(size), _brick_place(index)))
		_bricks.set_instance_color(index, COLORS[clampi(left, 1, COLORS.size()) - 1])
	var earlier: Array = before["ball"]
	var later: Array = now["ball"]
	# A new ball appears there without flying.
	var is_same: bool = before["lives"] == now["lives"]
	var x := between(earlier[0], later[0]) if is_same else float(later[0])
	var y := between(earlier[1], later[1]) if is_same else float(later[1])
	_ball.position = place_of(x + 1.0, y + 1.0, BALL_RADIUS)
	_ball.visible = not now["phase"] in ["won", "lost"]
	_ball_light.position = _ball.position + Vector3.UP * 0.7
	_floor.set_shader_parameter(&"ball", Vector2(x / CANVAS.x, y / CANVAS.y))
	_paddle.position = place_of(between((before["paddle"] as Dictionary)["center"], (now["paddle"] as Dictionary)["center"]), 82.0, 0.17)
	write_score(score)


func _brick_place(index: int) -> Vector3:
	return place_of(5.0 + 19.0 * (index % 8) + 8.5, float(now["brick_top"]) + 7.0 * floorf(index / 8.0) + 2.5, BRICK.y / 2.0)


func _answer(event: Dictionary) -> void:
	match event["kind"]:
		"brick_break":
			bursts.burst(place_of(event["x"], event["y"], 0.3), COLORS[0], 26, 4.5)
			shake(0.05)
		"brick_hit":
			bursts.burst(place_of(event["x"], event["y"], 0.3), COLORS[clampi(int(event["level"]), 0, 2)], 8, 2.5)
		"paddle_hit":
			_paddle_light.emission_energy_multiplier = 1.6
			bursts.burst(place_of(event["x"], 80.0, 0.2), Color("fff3d0"), 6, 2.0)
		"life_lost":
			shake(0.35)
			bursts.burst(place_of(float((now["ball"] as Array)[0]), 90.0, 0.1), COLORS[2], 40, 5.0)


func _animate(delta: float) -> void:
	_paddle_light.emission_energy_multiplier = lerpf(_paddle_light.emission_energy_multiplier, 0.5, 1.0 - exp(-6.0 * delta))
	# The camera leans with the paddle, a little.
	look_from(EYE + Vector3(_paddle.position.x * 0.08, 0.0, 0.0), TARGET + Vector3(_paddle.position.x * 0.03, 0.0, 0.0))
	for index in range(TAIL - 1, -1, -1):
		var ahead := _ball.position if index == 0 else _tail_places[index - 1]
		_tail_places[index] = _tail_places[index].lerp(ahead, 1.0 - exp(-42.0 * delta)) if now.get("phase") == "play" else ahead
		var size := 0.9 - 0.085 * index if now.get("phase") == "play" else 0.0
		_tail.set_instance_transform(index, Transform3D(Basis.from_scale(Vector3.ONE * size), _tail_places[index]))
