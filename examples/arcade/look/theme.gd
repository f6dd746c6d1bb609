class_name ArcadeTheme
extends RefCounted
## The one visual language of all screens: colors, sizes of letters, and the theme made of them.
##
## Sizes are for a picture of 1080 lines. Seen from three meters on a television of one meter, letters of size 36 look as large as those
## of a book at reading distance. All text that a player must read is at least that large.

const NIGHT := Color("090b17")
const PANEL := Color("141a33")
const EDGE := Color("2c3763")
const TEXT := Color("f1f5ff")
const QUIET := Color("9fabd4")
const WARNING := Color("ffb547")

## Players' colors also differ in brightness, so that color-blind people can distinguish them (Okabe and Ito's palette, brightened).
const PLAYERS: Array[Color] = [Color("ffb000"), Color("56c8ff"), Color("ff7ab8"), Color("2fd6a3")]
## The accent of each game.
const GAMES: Dictionary[StringName, Color] = {
	&"pong": Color("22d3ee"),
	&"darts": Color("ff6b5e"),
	&"bowling": Color("ffc24b"),
	&"quiz": Color("b18cff"),
}

const SMALL := 36
const NORMAL := 44
const LARGE := 64
const TITLE := 132

static var _theme: Theme = null


static func color_of_player(index: int) -> Color:
	return PLAYERS[posmod(index, PLAYERS.size())]


static func shared() -> Theme:
	if _theme == null:
		_theme = _make()
	return _theme


static func _make() -> Theme:
	var theme := Theme.new()
	theme.default_font = _font(500)
	theme.default_font_size = NORMAL
	theme.set_color(&"font_color", &"Label", TEXT)
	_vary(theme, &"Title", TITLE, TEXT, 900)
	_vary(theme, &"Heading", LARGE, TEXT, 800)
	_vary(theme, &"Quiet", SMALL, QUIET, 500)
	_vary(theme, &"Warning", SMALL, WARNING, 700)
	theme.set_stylebox(&"panel", &"PanelContainer", box(PANEL, EDGE, 2))
	theme.set_stylebox(&"panel", &"Panel", box(PANEL, EDGE, 2))
	theme.set_constant(&"separation", &"HBoxContainer", 28)
	theme.set_constant(&"separation", &"VBoxContainer", 20)
	theme.set_stylebox(&"background", &"ProgressBar", box(EDGE, EDGE, 0, 20, 0))
	theme.set_stylebox(&"fill", &"ProgressBar", box(GAMES[&"pong"], EDGE, 0, 20, 0))
	theme.set_stylebox(&"slider", &"HSlider", box(EDGE, EDGE, 0, 6, 6))
	theme.set_stylebox(&"grabber_area", &"HSlider", box(GAMES[&"pong"], EDGE, 0, 6, 6))
	theme.set_stylebox(&"grabber_area_highlight", &"HSlider", box(GAMES[&"pong"], EDGE, 0, 6, 6))
	return theme


static func _vary(theme: Theme, variation: StringName, font_size: int, color: Color, weight: int) -> void:
	theme.set_type_variation(variation, &"Label")
	theme.set_font_size(&"font_size", variation, font_size)
	theme.set_color(&"font_color", variation, color)
	theme.set_font(&"font", variation, _font(weight))


## The engine's own font, made bolder by its outline: no font file is needed.
static func _font(weight: int) -> Font:
	var font := FontVariation.new()
	font.base_font = ThemeDB.fallback_font
	font.variation_embolden = clampf((weight - 500) / 500.0, 0.0, 1.0)
	return font


static func box(fill: Color, edge: Color, width: int, radius := 28, margin := 28) -> StyleBoxFlat:
	var style := StyleBoxFlat.new()
	style.bg_color = fill
	style.border_color = edge
	style.set_border_width_all(width)
	style.set_corner_radius_all(radius)
	style.set_content_margin_all(margin)
	return style
