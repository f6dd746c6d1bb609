class_name BatteryMark
extends Control
## The battery charge of a wearable as a filled outline, since there is no room for a number beside the name.

const SHELL := Vector2(48.0, 26.0)
const CAP := Vector2(5.0, 12.0)
const EDGE := 4.0
## Charge below which the mark shows a warning (0 to 1).
const LOW := 0.2

## The charge, 0 to 1; below zero while it is unknown.
var charge := -1.0:
	set(value):
		charge = value
		visible = value >= 0.0
		queue_redraw()


func _init() -> void:
	custom_minimum_size = SHELL + Vector2(CAP.x, 0.0)
	size_flags_vertical = SIZE_SHRINK_CENTER
	mouse_filter = MOUSE_FILTER_IGNORE
	visible = false


func _draw() -> void:
	var color := ArcadeTheme.WARNING if charge < LOW else ArcadeTheme.QUIET
	var inside := Rect2(Vector2.ZERO, SHELL).grow(-1.8 * EDGE)
	draw_rect(Rect2(Vector2.ZERO, SHELL).grow(-EDGE / 2.0), color, false, EDGE)
	draw_rect(Rect2(Vector2(SHELL.x, (SHELL.y - CAP.y) / 2.0), CAP), color)
	draw_rect(Rect2(inside.position, Vector2(inside.size.x * clampf(charge, 0.0, 1.0), inside.size.y)), color)
