class_name PlainPicture
extends Node
## A game drawn plainly: a Control named Picture, and a snapshot that it shows.

var snapshot: Dictionary = {}


func _ready() -> void:
	picture().draw.connect(_paint)


func show(newest: Dictionary, _alpha: float) -> void:
	snapshot = newest
	if is_inside_tree():
		picture().queue_redraw()


func play(_event: Dictionary) -> void:
	pass


func picture() -> Control:
	return get_node("Picture")


## Draws the snapshot.
func _paint() -> void:
	pass


## The canvas of the rules, 160 by 90, as large as it fits; returns its scale.
func _fit() -> float:
	var space := picture().size
	var scale := minf(space.x / 160.0, space.y / 90.0)
	picture().draw_set_transform((space - Vector2(160.0, 90.0) * scale) / 2.0, 0.0, Vector2(scale, scale))
	return scale


func _write(text: String, place: Vector2, letters: int, color := ArcadeTheme.TEXT) -> void:
	picture().draw_string(ThemeDB.fallback_font, place, text, HORIZONTAL_ALIGNMENT_LEFT, -1, letters, color)
