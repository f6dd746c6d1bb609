extends Control
## The usual score sheet of bowling: ten frames with marks and running totals; the current player is on top.

const LEFT := 60.0
const TOP := 36.0
const NAME_WIDTH := 90.0
const FRAME_WIDTH := 166.0
const LAST_WIDTH := 236.0
const ROW := 128.0
const SMALL_ROW := 66.0
## Maximum number of rows: the full row of the current player, and short rows of the next players.
const OTHERS := 3
## Messages over the lane, as keys of the text table.
const CELEBRATIONS: Dictionary[String, String] = {"strike": "STRIKE", "spare": "SPARE"}

var _sheets: Array = []
var _player := 0
var _frame := 0
var _celebration := ""
var _pins := 0
var _phase := ""


func set_score(snapshot: Dictionary) -> void:
	if snapshot["sheets"] == _sheets and snapshot["player"] == _player and snapshot["phase"] == _phase and snapshot["frame"] == _frame:
		return
	_sheets = snapshot["sheets"]
	_player = snapshot["player"]
	_frame = snapshot["frame"]
	_phase = snapshot["phase"]
	_celebration = snapshot["celebration"]
	_pins = snapshot["pins"]
	queue_redraw()


func _draw() -> void:
	if _sheets.is_empty():
		return
	var font := ArcadeTheme.shared().get_font(&"font", &"Title")
	_draw_sheet(font, _sheets[_player])
	for index in mini(OTHERS, _sheets.size() - 1):
		_draw_short(font, (_player + 1 + index) % _sheets.size(), TOP + ROW + 18.0 + index * SMALL_ROW)
	if _phase == "splash":
		var text := tr(CELEBRATIONS[_celebration]) if CELEBRATIONS.has(_celebration) else str(_pins) if _pins > 0 else "–"
		draw_string_outline(font, Vector2(0.0, 560.0), text, HORIZONTAL_ALIGNMENT_CENTER, size.x, 200, 30, ArcadeTheme.NIGHT)
		draw_string(font, Vector2(0.0, 560.0), text, HORIZONTAL_ALIGNMENT_CENTER, size.x, 200, ArcadeTheme.color_of_player(_player))


func _draw_sheet(font: Font, sheet: Dictionary) -> void:
	var color := ArcadeTheme.color_of_player(_player)
	draw_style_box(ArcadeTheme.box(Color(ArcadeTheme.PANEL, 0.92), color, 4, 14), Rect2(LEFT, TOP, NAME_WIDTH - 8.0, ROW))
	PlayerMark.draw_on(self, Vector2(LEFT + (NAME_WIDTH - 8.0) / 2.0, TOP + ROW / 2.0), 28.0, _player)
	for frame in 10:
		var place := Rect2(LEFT + NAME_WIDTH + FRAME_WIDTH * frame, TOP, (LAST_WIDTH if frame == 9 else FRAME_WIDTH) - 8.0, ROW)
		var edge := color if frame == _frame else ArcadeTheme.EDGE
		draw_style_box(ArcadeTheme.box(Color(ArcadeTheme.PANEL, 0.92), edge, 4 if frame == _frame else 2, 14), place)
		draw_string(font, place.position + Vector2(12.0, 44.0), str(frame + 1), HORIZONTAL_ALIGNMENT_LEFT, -1, ArcadeTheme.SMALL, color if frame == _frame else ArcadeTheme.QUIET)
		var marks: Array = sheet["marks"][frame]
		var boxes := 3 if frame == 9 else 2
		for index in marks.size():
			var right := place.end.x - 58.0 * (boxes - index)
			draw_string(font, Vector2(right, TOP + 52.0), str(marks[index]), HORIZONTAL_ALIGNMENT_CENTER, 56.0, 46, ArcadeTheme.TEXT)
		var total: int = sheet["totals"][frame]
		if total >= 0:
			draw_string(font, Vector2(place.position.x, TOP + 112.0), str(total), HORIZONTAL_ALIGNMENT_CENTER, place.size.x, 50, ArcadeTheme.TEXT)


func _draw_short(font: Font, person: int, top: float) -> void:
	draw_style_box(ArcadeTheme.box(Color(ArcadeTheme.PANEL, 0.85), ArcadeTheme.EDGE, 2, 12), Rect2(LEFT, top, 220.0, SMALL_ROW - 8.0))
	PlayerMark.draw_on(self, Vector2(LEFT + 42.0, top + SMALL_ROW / 2.0 - 4.0), 20.0, person)
	draw_string(font, Vector2(LEFT + 80.0, top + 44.0), str((_sheets[person] as Dictionary)["total"]), HORIZONTAL_ALIGNMENT_RIGHT, 120.0, 40, ArcadeTheme.TEXT)
