class_name Shapes
extends RefCounted
## Meshes created at run time, without model files.


## A profile turned around the vertical axis; its points are (radius, height) from the bottom to the top.
static func turned(profile: PackedVector2Array, sides := 32) -> ArrayMesh:
	var surface := SurfaceTool.new()
	surface.begin(Mesh.PRIMITIVE_TRIANGLES)
	for ring in profile.size() - 1:
		for side in sides:
			var low_near := _around(profile[ring], side, sides)
			var low_far := _around(profile[ring], side + 1, sides)
			var high_near := _around(profile[ring + 1], side, sides)
			var high_far := _around(profile[ring + 1], side + 1, sides)
			for corner: Vector3 in [low_near, high_far, low_far, low_near, high_near, high_far]:
				surface.add_vertex(corner)
	return _finished(surface)


## Points along a smooth line through the given ones.
static func smooth(points: PackedVector2Array, pieces := 4) -> PackedVector2Array:
	var line := PackedVector2Array()
	for index in points.size() - 1:
		var earlier := points[maxi(index - 1, 0)]
		var later := points[mini(index + 2, points.size() - 1)]
		for piece in pieces:
			var place := points[index].cubic_interpolate(points[index + 1], earlier, later, float(piece) / pieces)
			line.append(Vector2(maxf(place.x, 0.0), place.y))
	line.append(points[points.size() - 1])
	return line


## Parts of flat rings that face +Z: each an inner and outer radius and two angles, in radians, clockwise from the top.
static func sectors(parts: Array[Vector4], pieces := 8) -> ArrayMesh:
	var surface := SurfaceTool.new()
	surface.begin(Mesh.PRIMITIVE_TRIANGLES)
	surface.set_normal(Vector3.BACK)
	for part in parts:
		_add_sector(surface, part.x, part.y, part.z, part.w, pieces)
	return surface.commit()


static func _add_sector(surface: SurfaceTool, inner: float, outer: float, from: float, to: float, pieces: int) -> void:
	for piece in pieces:
		var first := Vector2.UP.rotated(lerpf(from, to, float(piece) / pieces)) * Vector2(1.0, -1.0)
		var second := Vector2.UP.rotated(lerpf(from, to, float(piece + 1) / pieces)) * Vector2(1.0, -1.0)
		for corner: Vector2 in [first * outer, second * outer, second * inner, first * outer, second * inner, first * inner]:
			surface.add_vertex(Vector3(corner.x, corner.y, 0.0))


## A box with beveled edges, which catch the light.
static func beveled_box(size: Vector3, bevel: float) -> ArrayMesh:
	var surface := SurfaceTool.new()
	surface.begin(Mesh.PRIMITIVE_TRIANGLES)
	var points: Array[Vector3] = []
	var half := size / 2.0
	for corner in 8:
		var sign_of := Vector3(1.0 if corner & 1 else -1.0, 1.0 if corner & 2 else -1.0, 1.0 if corner & 4 else -1.0)
		for axis in 3:
			var point := sign_of * (half - Vector3.ONE * bevel)
			point[axis] = sign_of[axis] * half[axis]
			points.append(point)
	_add_hull(surface, points)
	return surface.commit()


## Three points of a convex body define a face if all other points are on one side of their plane.
static func _add_hull(surface: SurfaceTool, points: Array[Vector3]) -> void:
	var seen: Array[Plane] = []
	for first in points.size():
		for second in range(first + 1, points.size()):
			for third in range(second + 1, points.size()):
				var plane := Plane(points[first], points[second], points[third])
				if plane.normal.is_zero_approx():
					continue
				if points.any(func(point: Vector3) -> bool: return plane.distance_to(point) > 0.0001):
					plane = -plane
					if points.any(func(point: Vector3) -> bool: return plane.distance_to(point) > 0.0001):
						continue
				if seen.any(func(other: Plane) -> bool: return other.is_equal_approx(plane)):
					continue
				seen.append(plane)
				_add_face(surface, plane, points.filter(func(point: Vector3) -> bool: return absf(plane.distance_to(point)) < 0.0001))


static func _add_face(surface: SurfaceTool, plane: Plane, corners: Array) -> void:
	var middle := Vector3.ZERO
	for corner: Vector3 in corners:
		middle += corner / corners.size()
	var right := ((corners[0] as Vector3) - middle).normalized()
	var up := plane.normal.cross(right)
	corners.sort_custom(func(one: Vector3, other: Vector3) -> bool:
		var a := one - middle
		var b := other - middle
		return atan2(a.dot(up), a.dot(right)) > atan2(b.dot(up), b.dot(right)))
	surface.set_normal(plane.normal)
	for index in range(1, corners.size() - 1):
		for corner: Vector3 in [corners[0], corners[index], corners[index + 1]]:
			surface.add_vertex(corner)


static func _around(point: Vector2, side: int, sides: int) -> Vector3:
	var angle := TAU * side / sides
	return Vector3(point.x * cos(angle), point.y, point.x * sin(angle))


static func _finished(surface: SurfaceTool) -> ArrayMesh:
	surface.index()
	surface.generate_normals()
	return surface.commit()
