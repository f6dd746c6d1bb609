class_name Room
extends Node
## A game's room: shows its snapshots, plays its events. Has a Node3D named Space with a Camera3D named Camera.
##
## The rules advance in ticks; between ticks, movements are interpolated from the last two snapshots.

## Rate at which the camera follows (1/s), and rate at which a shake fades.
const FOLLOWING := 4.0
const FADING := 5.0

## The newest snapshot and the one before it, empty before the first.
var now: Dictionary = {}
var before: Dictionary = {}
## The interpolated fraction between `before` and `now`, 0 to 1.
var alpha := 0.0
## The target of the camera.
var view: Transform3D
var lens := 0.0
## Speed of time; 1 except in slow motion.
var pace := 1.0

var sounds := Jukebox.new()
var bursts := Bursts.new()

var _shake := 0.0
var _clock := 0.0

@onready var space: Node3D = $Space
@onready var camera: Camera3D = $Space/Camera
## The text over the room.
@onready var score: Control = $Over/Score


func _ready() -> void:
	process_mode = PROCESS_MODE_PAUSABLE
	view = camera.transform
	lens = camera.fov
	space.add_child(bursts)
	add_child(sounds)
	_build()
	if not now.is_empty():
		_draw()


func show(newest: Dictionary, share: float) -> void:
	if newest.get("tick") != now.get("tick") or newest.get("phase") != now.get("phase"):
		before = newest if now.is_empty() else now
		now = newest
	alpha = share
	if is_node_ready():
		_draw()


## A second copy of the scores.
func make_score() -> Control:
	return score.duplicate()


## Updates the scores.
func write_score(on: Control) -> void:
	if not now.is_empty():
		on.call(&"set_score", now)


func play(event: Dictionary) -> void:
	sounds.cue(event["kind"])
	_answer(event)


## Returns a number interpolated between both snapshots.
func between(earlier: float, later: float) -> float:
	return lerpf(earlier, later, alpha)


## Seconds since the present phase began, as drawn.
func phase_time() -> float:
	return (float(now["phase_ticks"]) + alpha - 1.0) / 60.0


func shake(strength: float) -> void:
	_shake = maxf(_shake, strength)


func _process(delta: float) -> void:
	_clock += delta * pace
	_shake = maxf(_shake - _shake * FADING * delta - 0.002, 0.0)
	var share := 1.0 - exp(-FOLLOWING * delta)
	camera.transform = camera.transform.interpolate_with(view, share)
	camera.fov = lerpf(camera.fov, lens, share)
	camera.h_offset = sin(_clock * 61.0) * _shake
	camera.v_offset = sin(_clock * 47.0) * _shake
	_animate(delta * pace)


## Clears the shown state, since the next snapshot is an earlier one.
func rewind() -> void:
	now = {}
	before = {}


## Whether this is a moment for slow motion.
func is_tense() -> bool:
	return false


## Creates the room; called once.
func _build() -> void:
	pass


## Moves everything to the state of the snapshots.
func _draw() -> void:
	pass


## Plays the effects of an event.
func _answer(_event: Dictionary) -> void:
	pass


## Moves the parts of the room that do not belong to the game.
func _animate(_delta: float) -> void:
	pass


## Sets the target of the camera, and the point that it looks at; `at_once` for the first time.
func look_from(eye: Vector3, target: Vector3, at_once := false) -> void:
	view = Transform3D(Basis.IDENTITY, eye).looking_at(target)
	if at_once:
		camera.transform = view
		camera.fov = lens


## Copies of a mesh, which cost one draw call.
func add_copies(mesh: Mesh, material: Material, places: Array[Transform3D], are_colored := false) -> MultiMesh:
	var copies := MultiMesh.new()
	copies.transform_format = MultiMesh.TRANSFORM_3D
	copies.use_colors = are_colored
	copies.mesh = mesh
	copies.instance_count = places.size()
	for index in places.size():
		copies.set_instance_transform(index, places[index])
	var instance := MultiMeshInstance3D.new()
	instance.multimesh = copies
	instance.material_override = material
	space.add_child(instance)
	return copies


## A mesh in the room.
func add_mesh(mesh: Mesh, material: Material, place := Vector3.ZERO, parent: Node3D = null) -> MeshInstance3D:
	var instance := MeshInstance3D.new()
	instance.mesh = mesh
	instance.material_override = material
	instance.position = place
	(space if parent == null else parent).add_child(instance)
	return instance
