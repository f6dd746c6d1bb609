class_name Room
extends Node
## A game's room: shows its snapshots, plays its events. Has a Node3D named Space with a Camera3D named Camera.
##
## The rules know no time but ticks; what moves between them is drawn between the last two snapshots.

## How fast the camera follows (1/s), and how fast a shake fades.
const FOLLOWING := 4.0
const FADING := 5.0

## The newest snapshot and the one before it, empty before the first.
var now: Dictionary = {}
var before: Dictionary = {}
## How far the drawing is from `before` to `now`, 0 to 1.
var alpha := 0.0
## Where the camera wants to be.
var view: Transform3D
var lens := 0.0
## How fast time goes, 1 except in slow motion.
var pace := 1.0

var sounds := Jukebox.new()
var bursts := Bursts.new()

var _shake := 0.0
var _clock := 0.0

@onready var space: Node3D = $Space
@onready var camera: Camera3D = $Space/Camera
## What is written over the room.
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


## Writes the present scores.
func write_score(on: Control) -> void:
	if not now.is_empty():
		on.call(&"set_score", now)


func play(event: Dictionary) -> void:
	sounds.cue(event["kind"])
	_answer(event)


## A number of both snapshots, where the drawing is.
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


## Forgets what was shown: what follows is earlier.
func rewind() -> void:
	now = {}
	before = {}


## Whether this is a moment for slow motion.
func is_tense() -> bool:
	return false


## Makes the room, once.
func _build() -> void:
	pass


## Puts everything where the snapshots have it.
func _draw() -> void:
	pass


## Whatever an event moves.
func _answer(_event: Dictionary) -> void:
	pass


## Moves what is not part of the game.
func _animate(_delta: float) -> void:
	pass


## Where the camera goes, and what it looks at; `at_once` for the first time.
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
