class_name Spectator
extends Window
## F3: a second window for spectators, on a television or a projector. It shows the room and the scores of the game, without menus, hints
## and pauses. The room is shared with the first window; only the scores exist twice.

const SIZE := Vector2i(1920, 1080)

var _table: Table = null
var _view: Room = null
var _score: Control = null
var _camera := Camera3D.new()
var _layer := CanvasLayer.new()
var _line := Label.new()


func _init() -> void:
	title = "Velto Arcade"
	process_mode = PROCESS_MODE_ALWAYS
	visible = false
	size = SIZE / 2
	content_scale_size = SIZE
	content_scale_mode = Window.CONTENT_SCALE_MODE_CANVAS_ITEMS
	content_scale_aspect = Window.CONTENT_SCALE_ASPECT_EXPAND
	close_requested.connect(hide)


func _ready() -> void:
	add_child(_camera)
	add_child(_layer)
	_line.theme = ArcadeTheme.shared()
	_line.theme_type_variation = &"Title"
	_line.text = "TITLE"
	_line.horizontal_alignment = HORIZONTAL_ALIGNMENT_CENTER
	_line.vertical_alignment = VERTICAL_ALIGNMENT_CENTER
	_line.set_anchors_and_offsets_preset(Control.PRESET_FULL_RECT)
	_layer.add_child(_line)


## Shows another game, null for none.
func watch(table: Table) -> void:
	_table = table


func _process(_delta: float) -> void:
	if not visible:
		return
	var view: Room = _table.view if is_instance_valid(_table) else null
	if view != _view or not is_instance_valid(_view):
		_enter_room(view)
	_line.visible = _view == null
	_camera.current = _view != null
	if _view == null:
		return
	_camera.global_transform = _view.camera.global_transform
	_camera.fov = _view.camera.fov
	_view.write_score(_score)


func _enter_room(view: Room) -> void:
	_view = view
	if _score != null:
		_score.queue_free()
		_score = null
	if view != null:
		_score = view.make_score()
		_layer.add_child(_score)
