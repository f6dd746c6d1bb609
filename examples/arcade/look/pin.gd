class_name Pin
extends Node3D
## A pin that stands at its spot, falls, and is set up again.

## Duration of a fall (seconds), distance of a slide and height of a hop (meters).
const FALL_TIME := 0.38
const SLIDE := 0.75
const HOP := 0.10
## Time between two falls that follow each other.
const DELAY := 0.05

var spot := Vector3.ZERO

var _falls_to := Vector3.ZERO
var _fallen_for := -1.0


func _init(place: Vector3, meshes: Array[Mesh], white: Material, red: Material) -> void:
	spot = place
	position = place
	for index in meshes.size():
		var part := MeshInstance3D.new()
		part.mesh = meshes[index]
		part.material_override = white if index == 0 else red
		add_child(part)


func stand() -> void:
	_fallen_for = -1.0
	transform = Transform3D(Basis.IDENTITY, spot)


## Falls in a direction, after the earlier falls of the sequence.
func fall(direction: Vector3, step: int) -> void:
	if _fallen_for < 0.0 and _falls_to == Vector3.ZERO:
		_falls_to = direction.normalized()
		_fallen_for = -DELAY * step - 0.001


func is_falling() -> bool:
	return _falls_to != Vector3.ZERO


func set_up() -> void:
	_falls_to = Vector3.ZERO
	stand()


func advance(delta: float) -> void:
	if _falls_to == Vector3.ZERO:
		return
	_fallen_for += delta
	var share := clampf(_fallen_for / FALL_TIME, 0.0, 1.0)
	var slid := 1.0 - exp(-maxf(_fallen_for, 0.0) * 2.4)
	var axis := Vector3.UP.cross(_falls_to).normalized()
	var rolled := slid * 2.0 * (1.0 if spot.x > 0.0 else -1.0)
	# A fallen pin lies on its widest part.
	var height := 0.06 * share + HOP * sin(PI * share) * share
	basis = Basis(Vector3.UP, rolled * share) * Basis(axis, share * share * PI * 0.5)
	position = spot + _falls_to * SLIDE * slid + Vector3.UP * height
