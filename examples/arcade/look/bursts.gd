class_name Bursts
extends Node3D
## Splinters and sparks, from a fixed number of particle systems. The one that has been idle longest plays the next burst.

const COUNT := 10

## Size of the splinters; 1 suits a court of 16 meters.
var size := 1.0

var _systems: Array[CPUParticles3D] = []
var _next := 0


func _ready() -> void:
	for index in COUNT:
		var system := CPUParticles3D.new()
		system.emitting = false
		system.one_shot = true
		system.explosiveness = 1.0
		system.lifetime = 0.9
		system.direction = Vector3.UP
		system.spread = 70.0
		system.angular_velocity_max = 500.0
		system.particle_flag_rotate_y = true
		system.mesh = _splinter()
		system.scale_amount_curve = _vanishing()
		add_child(system)
		_systems.append(system)


## Plays a burst of a color at a place; `speed` is in meters per second.
func burst(place: Vector3, color: Color, amount := 24, speed := 3.5, fall := 7.0) -> void:
	var system := _systems[_next]
	_next = (_next + 1) % COUNT
	system.position = place
	system.amount = amount
	system.scale_amount_min = size
	system.scale_amount_max = size
	system.initial_velocity_min = speed * 0.4
	system.initial_velocity_max = speed
	system.gravity = Vector3.DOWN * fall
	((system.mesh as BoxMesh).material as StandardMaterial3D).albedo_color = color
	((system.mesh as BoxMesh).material as StandardMaterial3D).emission = color
	system.restart()


static func _splinter() -> BoxMesh:
	var mesh := BoxMesh.new()
	mesh.size = Vector3(0.09, 0.06, 0.05)
	mesh.material = Materials.glowing(Color.WHITE, 1.2)
	return mesh


static func _vanishing() -> Curve:
	var curve := Curve.new()
	curve.add_point(Vector2(0.0, 1.0))
	curve.add_point(Vector2(0.6, 0.8))
	curve.add_point(Vector2(1.0, 0.0))
	return curve
