class_name PlayerMark
extends Control
## The mark of a player: a shape in the player's color, with the player's number, so that players need not distinguish colors.

## Number of corners of the shapes of the first four players, 0 for a disc. Further players have the same shapes with other numbers.
const CORNERS: Array[int] = [0, 4, 3, 5]
## The angle of each shape's first corner (turns from the top), and its size relative to the disc, for the same space inside.
const TURNS: Array[float] = [0.0, 0.125, 0.0, 0.0]
const SIZES: Array[float] = [1.0, 1.22, 1.45, 1.15]
## Offset of the number below the center (radii): that of a triangle is lower.
const SINKS: Array[float] = [0.0, 0.0, 0.2, 0.05]
## Size below which a mark has no number, since it would be illegible.
const SMALLEST_NUMBER := 18.0
const RADIUS := 24.0

## The player; below zero for none.
var person := 0:
	set(value):
		if person != value:
			person = value
			queue_redraw()


func _init(of_person := 0) -> void:
	person = of_person
	custom_minimum_size = Vector2.ONE * RADIUS * 2.6
	size_flags_vertical = SIZE_SHRINK_CENTER
	mouse_filter = MOUSE_FILTER_IGNORE


func _draw() -> void:
	if person >= 0:
		draw_on(self, size / 2.0, RADIUS, person)


## Draws a mark; one that is not filled is an outline, for a player who waits.
static func draw_on(canvas: CanvasItem, middle: Vector2, radius: float, of_person: int, is_filled := true) -> void:
	var color := ArcadeTheme.color_of_player(of_person)
	var kind := of_person % CORNERS.size()
	if CORNERS[kind] == 0:
		canvas.draw_circle(middle, radius, color, is_filled, -1.0 if is_filled else 4.0, true)
	else:
		_draw_corners(canvas, middle + Vector2(0.0, radius * SINKS[kind]), radius * SIZES[kind], kind, color, is_filled)
	if radius < SMALLEST_NUMBER:
		return
	var font := ArcadeTheme.shared().get_font(&"font", &"Heading")
	var letters := int(radius * 1.4)
	var height := radius * SINKS[kind] + (font.get_ascent(letters) - font.get_descent(letters)) / 2.0
	canvas.draw_string(font, middle + Vector2(-2.0 * radius, height), str(of_person + 1), HORIZONTAL_ALIGNMENT_CENTER, 4.0 * radius, letters,
		ArcadeTheme.NIGHT if is_filled else color)


static func _draw_corners(canvas: CanvasItem, middle: Vector2, radius: float, kind: int, color: Color, is_filled: bool) -> void:
	var points := PackedVector2Array()
	for corner in CORNERS[kind]:
		points.append(middle + Vector2.UP.rotated(TAU * (float(corner) / CORNERS[kind] + TURNS[kind])) * radius)
	if is_filled:
		canvas.draw_colored_polygon(points, color)
	points.append(points[0])
	canvas.draw_polyline(points, color, 2.0 if is_filled else 4.0, true)
