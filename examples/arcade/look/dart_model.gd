class_name DartModel
extends RefCounted
## A dart whose point is its origin; it flies along -Z.

## Radius and distance from the point.
const PROFILE: Array[Vector2] = [
	Vector2(0.0, 0.0), Vector2(0.010, 0.05), Vector2(0.012, 0.16), Vector2(0.030, 0.19), Vector2(0.036, 0.26), Vector2(0.031, 0.30),
	Vector2(0.036, 0.34), Vector2(0.031, 0.38), Vector2(0.034, 0.44), Vector2(0.014, 0.48), Vector2(0.012, 0.72), Vector2(0.0, 0.74),
]


static func make() -> Node3D:
	var dart := Node3D.new()
	var body := MeshInstance3D.new()
	body.mesh = Shapes.turned(PackedVector2Array(PROFILE), 12)
	body.material_override = Materials.plain(Color("9aa3b2"), 0.3, 0.35)
	body.rotation.x = PI / 2.0
	dart.add_child(body)
	var flights := Node3D.new()
	flights.name = "Flights"
	dart.add_child(flights)
	for quarter in 2:
		var flight := MeshInstance3D.new()
		var shape := PrismMesh.new()
		shape.size = Vector3(0.26, 0.30, 0.006)
		flight.mesh = shape
		flight.position.z = 0.70
		flight.rotation = Vector3(-PI / 2.0, 0.0, 0.0)
		flight.rotate(Vector3.BACK, quarter * PI / 2.0)
		flights.add_child(flight)
	return dart
