extends Control
## Shows one screen after the other: the menu, and what is chosen there. Below it are a line that says how to operate it, and one for
## the state.
##
##   godot                                   with the wearables in range
##   godot -- --simulated                    with a simulated cap, TAP and board
##   godot -- --simulated --tour             shows each screen by itself, says what happened, and quits
##   godot -- --simulated --tour --pictures FOLDER

const Players := preload("res://players.gd")
const Simulation := preload("res://simulation.gd")
const SCREENS := {
	"menu": preload("res://menu.tscn"),
	"paddle": preload("res://paddle.tscn"),
	"throw": preload("res://throw.tscn"),
	"tune": preload("res://tune.tscn"),
}
const Screen := preload("res://screen.gd")

var _screen: Screen
var _name := ""
var _pictures := ""

@onready var _screens: Control = $Screens
@onready var _help: Label = $Help
@onready var _state: Label = $State


func _ready() -> void:
	var arguments := OS.get_cmdline_user_args()
	var simulated := arguments.has("--simulated")
	if simulated:
		Velto.start({"backends": Velto.BACKEND_SIMULATED, "flags": Velto.CONTEXT_EPHEMERAL})
		Simulation.add_players()
	Velto.device_connected.connect(_welcome)
	Velto.device_disconnected.connect(func(device: VeltoDevice, _reason: int, _will_reconnect: bool) -> void:
		print("%s is gone" % device.get_name()))
	Velto.set_auto_connect(Players.COUNT)
	if arguments.has("--pictures"):
		_pictures = arguments[arguments.find("--pictures") + 1]
	show_screen("menu")
	if arguments.has("--tour"):
		_tour()


## A cap is the first player, whoever was found first.
func _welcome(device: VeltoDevice, _link_serial: int) -> void:
	print("%s is connected" % device.get_name())
	for other: VeltoDevice in Velto.list_devices():
		var info := other.get_info()
		if info["family"] == Velto.FAMILY_TRIKI and info["player_index"] > 0:
			Velto.swap_players(info["player_index"], 0)


func show_screen(screen_name: String) -> void:
	if _screen != null:
		_screens.remove_child(_screen) # at once: what it gives back belongs to the next one
		_screen.queue_free()
	_name = screen_name
	_screen = SCREENS[screen_name].instantiate()
	_screen.chosen.connect(show_screen)
	_screens.add_child(_screen)
	_help.text = _screen.help


## A line about the players, or about their absence.
func _process(_delta: float) -> void:
	var names: PackedStringArray = []
	for player in Players.COUNT:
		if Velto.find_player(player) != null:
			names.append(Players.name_of(player))
	_state.text = "%d of %d players: %s" % [names.size(), Players.COUNT, ", ".join(names)] if not names.is_empty() else Velto.describe_search()


func _unhandled_input(event: InputEvent) -> void:
	if event.is_action_pressed("ui_cancel"):
		if _name == "menu":
			get_tree().quit()
		else:
			show_screen("menu")


## Until a screen has shown what it is for, and for two seconds; a machine may be slow.
func _until_shown() -> void:
	var begin := Time.get_ticks_msec()
	await get_tree().create_timer(2.0).timeout
	while not _screen.has_shown() and Time.get_ticks_msec() - begin < 20000:
		await get_tree().process_frame


func _tour() -> void:
	for screen_name: String in ["menu", "paddle", "throw", "tune"]:
		if _name != screen_name:
			show_screen(screen_name)
		await _until_shown()
		print(_screen.say())
		if not _pictures.is_empty():
			await RenderingServer.frame_post_draw
			get_viewport().get_texture().get_image().save_png(_pictures.path_join(screen_name + ".png"))
	get_tree().quit()
