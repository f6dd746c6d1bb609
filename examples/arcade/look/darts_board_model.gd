class_name DartsBoardModel
extends RefCounted
## The board: 82 fields, wires and numbers.

const SCALE := 0.05
const RADIUS := DartsBoard.RADIUS * SCALE
const DARK := Color("1a1613")
const CREAM := Color("e3cf9f")
const RED := Color("b01f2b")
const GREEN := Color("0e6d3c")
const WIRE := 0.006


static func build(room: Room) -> void:
	var backing := CylinderMesh.new()
	backing.top_radius = RADIUS * 1.27
	backing.bottom_radius = RADIUS * 1.27
	backing.height = 0.16
	backing.radial_segments = 64
	room.add_mesh(backing, Materials.plain(Color("0d0c0c"), 0.8), Vector3(0.0, 0.0, -0.085)).rotation.x = PI / 2.0
	_add_fields(room)
	_add_wires(room)
	for index in DartsBoard.SEGMENTS.size():
		_add_number(room, index)


static func _add_fields(room: Room) -> void:
	var limits: Array = DartsBoard.RADII["arcade"]
	var dark := Materials.plain(DARK, 0.85)
	var cream := Materials.plain(CREAM, 0.85)
	var red := Materials.plain(RED, 0.8)
	var green := Materials.plain(GREEN, 0.8)
	var edges: Array[float] = [limits[1], limits[2], limits[3], limits[4], 1.0]
	# One mesh for each color: 82 fields cost four draw calls.
	for row: Array in [[dark, 0, 0], [cream, 0, 1], [red, 1, 0], [green, 1, 1]]:
		var parts: Array[Vector4] = []
		for index in range(row[2], DartsBoard.SEGMENTS.size(), 2):
			for ring in range(row[1], 4, 2):
				parts.append(Vector4(edges[ring] * RADIUS, edges[ring + 1] * RADIUS, TAU * (index - 0.5) / 20.0, TAU * (index + 0.5) / 20.0))
		room.add_mesh(Shapes.sectors(parts), row[0])
	room.add_mesh(Shapes.sectors([Vector4(limits[0] * RADIUS, limits[1] * RADIUS, 0.0, TAU)], 40), green)
	room.add_mesh(Shapes.sectors([Vector4(0.0, limits[0] * RADIUS, 0.0, TAU)], 32), red)


static func _add_wires(room: Room) -> void:
	var steel := Materials.plain(Color("aab2bd"), 0.35, 0.2)
	var limits: Array = DartsBoard.RADII["arcade"].duplicate()
	limits.append(1.0)
	for limit: float in limits:
		var ring := TorusMesh.new()
		ring.inner_radius = limit * RADIUS - WIRE
		ring.outer_radius = limit * RADIUS + WIRE
		ring.rings = 64
		ring.ring_segments = 5
		room.add_mesh(ring, steel, Vector3(0.0, 0.0, 0.008)).rotation.x = PI / 2.0
	var length := RADIUS * (1.0 - float(limits[1]))
	var spoke := BoxMesh.new()
	spoke.size = Vector3(WIRE * 2.0, length, WIRE * 2.0)
	var places: Array[Transform3D] = []
	for index in 20:
		var turn := Basis(Vector3.BACK, -TAU * (index + 0.5) / 20.0)
		places.append(Transform3D(turn, turn * Vector3(0.0, RADIUS - length / 2.0, 0.008)))
	room.add_copies(spoke, steel, places)


static func _add_number(room: Room, index: int) -> void:
	var label := Label3D.new()
	label.text = str(DartsBoard.SEGMENTS[index])
	label.font_size = 96
	label.pixel_size = 0.0026
	label.outline_size = 0
	label.modulate = Color("e9edf4")
	label.shaded = true
	label.position = Vector3(0.0, RADIUS * 1.135, 0.02).rotated(Vector3.BACK, -TAU * index / 20.0)
	label.rotation.z = -TAU * index / 20.0
	room.space.add_child(label)
