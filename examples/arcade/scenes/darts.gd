class_name DartsRoom
extends Room
## Darts: a pub's wall, a lit board, darts that throw shadows. A meter of the room is twenty pixels of the rules' board.

const SCALE := 0.05
const RADIUS := DartsBoard.RADIUS * SCALE
## Places the whole board above the line about the current turn.
const EYE := Vector3(0.0, -0.25, 6.7)
const MIDDLE := Vector3(0.0, -0.25, 0.0)
## Camera offset for a dart in the board, seen from the side, since its flights would hide the point: for the left half of the board.
const CLOSE := Vector3(1.4, 0.3, 1.75)
const CLOSE_TARGET := Vector3(0.1, 0.0, 0.3)
## The place where a dart leaves the hand.
const HAND := Vector3(0.5, -0.6, 4.6)
const FLIGHT_TICKS := 26.0
const CREAM := Color("e6d3a3")

var _darts: Array[Node3D] = []
var _sight: MeshInstance3D
var _sight_light: StandardMaterial3D
var _dart_in_flight: Node3D
var _colors: Array[StandardMaterial3D] = []


func _build() -> void:
	look_from(EYE, MIDDLE, true)
	_add_wall()
	DartsBoardModel.build(self)
	for person in 8:
		var color := Materials.plain(ArcadeTheme.color_of_player(person), 0.5)
		color.emission_enabled = true # the lamp is above, and leaves flights dark from below
		color.emission = color.albedo_color
		color.emission_energy_multiplier = 0.35
		_colors.append(color)
	for index in 3:
		_darts.append(_make_dart())
	_dart_in_flight = _make_dart()
	var ring := TorusMesh.new()
	ring.inner_radius = 0.085
	ring.outer_radius = 0.125
	ring.rings = 24
	ring.ring_segments = 6
	_sight_light = Materials.glowing(Color.WHITE, 1.4)
	_sight = add_mesh(ring, _sight_light)
	_sight.rotation.x = PI / 2.0
	_sight.cast_shadow = GeometryInstance3D.SHADOW_CASTING_SETTING_OFF


func _add_wall() -> void:
	var wall := PlaneMesh.new()
	wall.orientation = PlaneMesh.FACE_Z
	wall.size = Vector2(14.0, 8.0)
	add_mesh(wall, Materials.shaded("wood", {
		&"boards": 22.0, &"lengths": 2.0, &"light": Color("5d3a22"), &"dark": Color("2e1a10"), &"roughness": 0.6}), Vector3(0.0, 0.0, -0.34))
	# A cork ring saves the wall.
	var ring := CylinderMesh.new()
	ring.top_radius = RADIUS * 1.62
	ring.bottom_radius = RADIUS * 1.66
	ring.height = 0.2
	ring.radial_segments = 64
	add_mesh(ring, Materials.plain(Color("1c1714"), 0.95), Vector3(0.0, 0.0, -0.24)).rotation.x = PI / 2.0
	var strip := Shapes.beveled_box(Vector3(14.0, 0.1, 0.1), 0.02)
	add_mesh(strip, Materials.glowing(ArcadeTheme.GAMES[&"darts"], 1.3), Vector3(0.0, 2.75, -0.3))


func _make_dart() -> Node3D:
	var dart := DartModel.make()
	space.add_child(dart)
	dart.visible = false
	return dart


## A place on the board, in the room.
static func place_of(x: float, y: float) -> Vector3:
	return Vector3(x * SCALE, -y * SCALE, 0.02)


func _draw() -> void:
	var state: Dictionary = now["match"]
	var person: int = state["player"]
	var markers: Array = now["markers"]
	var is_flying: bool = now["phase"] == "flight"
	for index in _darts.size():
		_darts[index].visible = index < markers.size()
		if index < markers.size():
			var spot: Array = markers[index]
			_stick(_darts[index], place_of(spot[0], spot[1]), index, person)
	_dart_in_flight.visible = is_flying
	if is_flying:
		_fly(person)
	var earlier: Array = before["aim"]
	var later: Array = now["aim"]
	_sight.visible = now["phase"] == "aim"
	_sight.position = place_of(between(earlier[0], later[0]), between(earlier[1], later[1])) + Vector3(0.0, 0.0, 0.1)
	_sight_light.emission = ArcadeTheme.WARNING if (now["controls"] as Dictionary).get("primed", false) else ArcadeTheme.color_of_player(person)
	_look(is_flying)
	write_score(score)


## Shows every hit, and the last dart of a leg, from a short distance.
func _look(is_flying: bool) -> void:
	var target: Array = now["target"]
	var spot := place_of(target[0], target[1])
	if now["phase"] == "feedback" or (is_flying and phase_time() * 60.0 > FLIGHT_TICKS * 0.35):
		var side := Vector3(-1.0 if spot.x > 0.0 else 1.0, 1.0, 1.0) # over the board
		look_from(spot + CLOSE * side, spot + CLOSE_TARGET * side)
	else:
		look_from(EYE + Vector3(_sight.position.x * 0.12, _sight.position.y * 0.08, 0.0), MIDDLE)


func _fly(person: int) -> void:
	var share := clampf(phase_time() * 60.0 / FLIGHT_TICKS, 0.0, 1.0)
	var target: Array = now["target"]
	var end := place_of(target[0], target[1])
	var arc := Vector3.UP * sin(PI * share) * 0.35
	var place := HAND.lerp(end, share) + arc
	var ahead := HAND.lerp(end, share + 0.02) + Vector3.UP * sin(PI * (share + 0.02)) * 0.35
	_color(_dart_in_flight, person)
	_dart_in_flight.position = place
	_dart_in_flight.look_at_from_position(place, ahead)
	_dart_in_flight.rotate_object_local(Vector3.FORWARD, share * 9.0)


## Varies the angle of each dart in the board.
func _stick(dart: Node3D, place: Vector3, index: int, person: int) -> void:
	var tilt := Vector3(sin(place.x * 31.0 + index) * 0.10 - 0.08, cos(place.y * 27.0 + index) * 0.10, index * 1.1)
	dart.position = place
	dart.rotation = tilt
	_color(dart, person)


func _color(dart: Node3D, person: int) -> void:
	(dart.get_node("Flights") as MeshInstance3D).material_override = _colors[person % _colors.size()]


## A dart in flight that may be the last one.
func is_tense() -> bool:
	return now["phase"] == "flight" and (now["checkout"] as Array).size() == 1


func _answer(event: Dictionary) -> void:
	match event["kind"]:
		"hit":
			bursts.burst(place_of(event["x"], event["y"]) + Vector3(0.0, 0.0, 0.1), CREAM if not event["big"] else ArcadeTheme.WARNING, 30 if event["big"] else 8, 1.6, 4.0)
			shake(0.04 if event["big"] else 0.015)
			if event["big"]:
				sounds.cue("big")
		"win", "leg_won":
			for index in 5:
				bursts.burst(Vector3(-2.0 + index, 1.6, 0.4), ArcadeTheme.color_of_player(index), 40, 3.0, 3.0)
