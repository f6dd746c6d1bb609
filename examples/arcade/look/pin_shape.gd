class_name PinShape
extends RefCounted
## The shape of a bowling pin, from its official diameters at thirteen heights (inches).

const INCH := 0.0254
const DIAMETERS: Array[Vector2] = [
	Vector2(0.0, 0.0), Vector2(0.0, 2.031), Vector2(0.75, 2.828), Vector2(2.25, 3.906), Vector2(3.375, 4.510), Vector2(4.5, 4.766),
	Vector2(5.875, 4.563), Vector2(7.25, 3.703), Vector2(8.625, 2.472), Vector2(9.375, 1.965), Vector2(10.0, 1.797),
	Vector2(10.875, 1.870), Vector2(11.75, 2.094), Vector2(12.625, 2.406), Vector2(13.5, 2.547), Vector2(14.3, 2.2), Vector2(14.8, 1.4),
	Vector2(15.0, 0.0),
]
## The red bands around the neck (inches).
const BANDS: Array[Vector2] = [Vector2(9.5, 9.9), Vector2(10.3, 10.7)]


static func body() -> ArrayMesh:
	return Shapes.turned(_profile(0.0), 24)


## The mesh of a band, slightly outside the surface of the neck.
static func band(index: int) -> ArrayMesh:
	var points := PackedVector2Array()
	for height: float in [BANDS[index].x, (BANDS[index].x + BANDS[index].y) / 2.0, BANDS[index].y]:
		points.append(Vector2(1.86 / 2.0 + 0.06 * absf(height - 10.1), height) * INCH)
	return Shapes.turned(points, 24)


static func _profile(extra: float) -> PackedVector2Array:
	var points := PackedVector2Array()
	for row in DIAMETERS:
		points.append(Vector2(row.y / 2.0 * INCH + extra, row.x * INCH))
	return Shapes.smooth(points, 3)
