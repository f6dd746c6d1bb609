class_name DartModel
extends RefCounted
## A dart whose point is its origin; it flies along -Z.

## Radius and distance from the point: needle, barrel, shaft.
const PROFILE: Array[Vector2] = [
	Vector2(0.0, 0.0), Vector2(0.008, 0.04), Vector2(0.011, 0.20), Vector2(0.028, 0.23), Vector2(0.040, 0.30), Vector2(0.045, 0.40),
	Vector2(0.042, 0.52), Vector2(0.032, 0.60), Vector2(0.018, 0.64), Vector2(0.015, 0.94), Vector2(0.0, 0.96),
]
## The outline of a flight: distance from the axis, and from the point.
const FLIGHT: Array[Vector2] = [Vector2(0.012, 0.72), Vector2(0.13, 0.80), Vector2(0.16, 0.98), Vector2(0.13, 1.06), Vector2(0.012, 1.0)]
const FLIGHTS := 4


static func make() -> Node3D:
	var dart := Node3D.new()
	var body := MeshInstance3D.new()
	body.mesh = Shapes.turned(PackedVector2Array(PROFILE), 16)
	body.material_override = Materials.plain(Color("9aa3b2"), 0.3, 0.35)
	body.rotation.x = PI / 2.0
	dart.add_child(body)
	var flights := MeshInstance3D.new()
	flights.name = "Flights"
	flights.mesh = _flights()
	dart.add_child(flights)
	return dart


## Four thin leaves, each seen from both sides.
static func _flights() -> ArrayMesh:
	var surface := SurfaceTool.new()
	surface.begin(Mesh.PRIMITIVE_TRIANGLES)
	for leaf in FLIGHTS:
		var out := Vector3.RIGHT.rotated(Vector3.BACK, TAU * leaf / FLIGHTS)
		for side: float in [-1.0, 1.0]:
			surface.set_normal(out.cross(Vector3.BACK) * side)
			for index in range(1, FLIGHT.size() - 1):
				var corners: Array[Vector2] = [FLIGHT[0], FLIGHT[index], FLIGHT[index + 1]]
				if side > 0.0:
					corners.reverse()
				for corner in corners:
					surface.add_vertex(out * corner.x + Vector3.BACK * corner.y)
	return surface.commit()
