extends Node
## Shows one screen at a time, with simulated devices that play behind the menu while no wearable is connected.

const SCREENS: Dictionary[StringName, PackedScene] = {
	&"menu": preload("res://scenes/menu.tscn"),
	&"lobby": preload("res://scenes/lobby.tscn"),
	&"calibration": preload("res://scenes/calibration.tscn"),
	&"settings": preload("res://scenes/settings.tscn"),
	&"game": preload("res://scenes/game.tscn"),
	&"result": preload("res://scenes/result.tscn"),
}
## Screens that calibrate a wearable at once if it requires calibration.
const CALM: Array[StringName] = [&"menu", &"lobby", &"settings"]

## The current screen, and its name.
var screen_name := &""
var screen: Control = null

var _attract: Attract = null
var _options: Dictionary = {}

var spectator := Spectator.new()

@onready var _screens: CanvasLayer = $Screens
@onready var _hud: CanvasLayer = $Hud
@onready var _dev: CanvasLayer = $DevOverlay


func _ready() -> void:
	Arcade.screen_wanted.connect(_show)
	Arcade.wearables.calibration_wanted.connect(_on_calibration_wanted)
	Arcade.players.joined.connect(func(_seat: Seat) -> void: _update_attract())
	add_child(spectator)
	spectator.visible = Arcade.arguments.has("--spectator")
	_show(&"menu", {"attract": Arcade.arguments.has("--attract")})


## Shows the scores of the attract mode when the menu is hidden.
func _process(_delta: float) -> void:
	if _attract != null:
		_attract.show_scores(screen.modulate.a < 0.5)


func _unhandled_input(event: InputEvent) -> void:
	if event.is_action_pressed(&"arcade_hud"):
		_hud.visible = not _hud.visible
	elif event.is_action_pressed(&"arcade_dev"):
		_dev.visible = not _dev.visible
	elif event.is_action_pressed(&"arcade_spectator"):
		spectator.visible = not spectator.visible


func _show(wanted: StringName, options: Dictionary) -> void:
	get_tree().paused = false
	if screen != null:
		_screens.remove_child(screen) # at once: the next screen needs what it releases
		screen.queue_free()
	screen_name = wanted
	_options = options
	_update_attract()
	screen = SCREENS[wanted].instantiate()
	screen.call(&"open", options)
	_screens.add_child(screen)
	_update_spectator()


## Runs the attract mode in the menu while no wearable is present.
func _update_attract() -> void:
	var is_wanted := screen_name == &"menu" and Arcade.players.present().is_empty() and _is_attract_possible()
	if is_wanted == (_attract != null):
		return
	if is_wanted:
		_attract = Attract.new()
		$Behind.add_child(_attract)
	else:
		$Behind.remove_child(_attract)
		_attract.queue_free()
		_attract = null
	if screen != null and screen.is_inside_tree():
		_update_spectator()


## Spectators see the players' game, or else the one behind the menu.
func _update_spectator() -> void:
	var table: Table = screen.get("table") if screen_name == &"game" else null
	spectator.watch(_attract.table if table == null and _attract != null else table)


## With simulated devices only, there is no attract mode unless requested: tests use only their own devices.
func _is_attract_possible() -> bool:
	return Arcade.arguments.has("--attract") or not Arcade.wearables.is_simulated


func _on_calibration_wanted(device: VeltoDevice) -> void:
	var is_ours := Arcade.players.taken().any(func(seat: Seat) -> bool: return seat.device == device)
	if is_ours and CALM.has(screen_name):
		Arcade.go(&"calibration", {"back": screen_name, "options": _options, "only": device})
