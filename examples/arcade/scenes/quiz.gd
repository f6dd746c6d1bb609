class_name QuizRoom
extends Room
## The quiz: a stage with a wall of light, four desks, and spotlights that answer with their color.

## Places the desks between the answers and the line about the turn.
const EYE := Vector3(0.0, 2.5, 8.4)
const TARGET := Vector3(0.0, 2.12, 0.0)
const IDLE := Color("8f6cff")
const RIGHT := Color("2fd6a3")
const WRONG := Color("ff4f6d")
const SWING := 0.35
const PARTS := 3

var _wall: ShaderMaterial
var _desks: Array[StandardMaterial3D] = []
var _parts: Array[Node3D] = [] # PARTS of each desk
var _color := IDLE
var _strength := 0.8

@onready var _spots: Array[SpotLight3D] = [$Space/Left, $Space/Right]


func _build() -> void:
	look_from(EYE, TARGET, true)
	var wall := PlaneMesh.new()
	wall.orientation = PlaneMesh.FACE_Z
	wall.size = Vector2(22.0, 9.4)
	_wall = Materials.shaded("wall_of_light")
	add_mesh(wall, _wall, Vector3(0.0, 2.6, -3.4))
	var stage := CylinderMesh.new()
	stage.top_radius = 5.4
	stage.bottom_radius = 5.5
	stage.height = 0.3
	stage.radial_segments = 64
	add_mesh(stage, Materials.plain(Color("121026"), 0.12, 0.4), Vector3(0.0, -0.15, -0.6))
	var rim := TorusMesh.new()
	rim.inner_radius = 5.40
	rim.outer_radius = 5.48
	rim.rings = 64
	rim.ring_segments = 6
	add_mesh(rim, Materials.glowing(ArcadeTheme.GAMES[&"quiz"], 1.8), Vector3(0.0, 0.0, -0.6))
	for person in 4:
		_add_desk(person)


func _add_desk(person: int) -> void:
	var place := Vector3(0.0, 0.5, 0.6 - 0.25 * absf(person - 1.5))
	_parts.append(add_mesh(Shapes.beveled_box(Vector3(1.0, 1.0, 0.6), 0.06), Materials.plain(Color("3a3478"), 0.3), place))
	var light := Materials.glowing(ArcadeTheme.color_of_player(person), 0.3)
	_desks.append(light)
	_parts.append(add_mesh(Shapes.beveled_box(Vector3(1.06, 0.09, 0.66), 0.03), light, place + Vector3.UP * 0.55))
	var number := Label3D.new()
	number.text = str(person + 1)
	number.font_size = 160
	number.pixel_size = 0.003
	number.modulate = ArcadeTheme.color_of_player(person)
	number.position = place + Vector3(0.0, 0.1, 0.305)
	space.add_child(number)
	_parts.append(number)


func _draw() -> void:
	var locked: Array = now["locked"]
	for index in _parts.size():
		var desk := floori(index / float(PARTS))
		_parts[index].visible = desk < locked.size()
		_parts[index].position.x = _desk_x(desk)
	for person in _desks.size():
		var is_playing: bool = person < locked.size() and (int(now["player"]) in [-1, person])
		var is_locked: bool = person < locked.size() and int(locked[person]) >= 0
		_desks[person].emission_energy_multiplier = 2.4 if is_locked else 1.1 if is_playing else 0.12
	write_score(score)


## Places the desks of the players in the middle.
func _desk_x(person: int) -> float:
	return 2.0 * person + 1.0 - (now["locked"] as Array).size()


func _answer(event: Dictionary) -> void:
	match event["kind"]:
		"correct":
			_color = RIGHT
			_strength = 1.6
			bursts.burst(Vector3(_desk_x(event.get("player", 0)), 1.3, 0.8), RIGHT, 30, 3.0, 4.0)
		"wrong", "time_up":
			_color = WRONG
			_strength = 1.3
			shake(0.05)
		"round_complete", "game_over":
			for index in 5:
				bursts.burst(Vector3(-3.0 + 1.5 * index, 2.6, -0.5), ArcadeTheme.color_of_player(index), 36, 3.2, 3.0)


func _animate(delta: float) -> void:
	_strength = lerpf(_strength, 0.8, 1.0 - exp(-1.2 * delta))
	_color = _color.lerp(IDLE, 1.0 - exp(-1.0 * delta))
	_wall.set_shader_parameter(&"clock", _clock)
	_wall.set_shader_parameter(&"color", _color)
	_wall.set_shader_parameter(&"strength", _strength)
	for index in _spots.size():
		_spots[index].rotation.y = (SWING + 0.2 * sin(_clock * 0.7 + index)) * (-1.0 if index == 0 else 1.0)
		_spots[index].light_color = _color.lightened(0.3)
