class_name Seat
extends RefCounted
## A place for a wearable and its player: color, name and hand. It stays reserved while the wearable is disconnected.

## The index among the seats, which chooses the color.
var index := 0
## The wearable, null if the seat is free.
var device: VeltoDevice = null
## The last known name of the wearable.
var name := ""
## One of [enum Velto.Family].
var family := 0
## Charge of the battery, 0 to 1; below zero if it is unknown.
var battery := -1.0
## Whether the wearable is simulated.
var is_simulated := false
## Whether the wearable is connected, as of the last poll.
var is_here := false
## The input of the last poll, null before the first.
var input: VeltoInput = null
## The hand of the player.
var hand: Hand = null

var _until_battery := 0.0
var _has_asked := false

const HANDS: Dictionary[int, GDScript] = {
	Velto.FAMILY_TRIKI: preload("res://play/cap_hand.gd"),
	Velto.FAMILY_TAP: preload("res://play/tap_hand.gd"),
	Velto.FAMILY_METAWEAR: preload("res://play/board_hand.gd"),
}
## Time until the second read of the battery, and between further reads (seconds).
const FIRST_BATTERY := 1.0
const NEXT_BATTERY := 60.0
## Keys of the text table.
const FAMILIES: Dictionary[int, String] = {
	Velto.FAMILY_TRIKI: "FAMILY_CAP",
	Velto.FAMILY_TAP: "FAMILY_TAP",
	Velto.FAMILY_METAWEAR: "FAMILY_BOARD",
}


func is_free() -> bool:
	return device == null


func color() -> Color:
	return ArcadeTheme.color_of_player(index)


func take_place(new_device: VeltoDevice) -> void:
	var info := new_device.get_info()
	device = new_device
	family = info.get("family", 0)
	name = new_device.get_name()
	is_simulated = (info.get("identifier", "") as String).begins_with("sim:")
	hand = HANDS[family].new() if HANDS.has(family) else CapHand.new()
	is_here = false


func leave() -> void:
	device = null
	input = null
	hand = null
	is_here = false
	battery = -1.0


## Reads the input of a frame. Returns whether the wearable has connected or disconnected.
func poll(delta: float) -> bool:
	var was_here := is_here
	input = device.poll_input(delta)
	is_here = input.connected
	if is_here:
		hand.take(input, delta)
	elif was_here:
		hand.rest()
	if is_here and not was_here:
		_light()
		_until_battery = 0.0
		_has_asked = false
	_ask_for_battery(delta)
	return is_here != was_here


## Vibrates briefly, if the wearable supports it.
func shake(strength: float, seconds := 0.08) -> void:
	if is_here and device.has_capability(Velto.CAPABILITY_HAPTIC):
		device.play_haptic([seconds], strength)


## Takes the battery charge of the previous read, and starts the next read.
func _ask_for_battery(delta: float) -> void:
	_until_battery -= delta
	if not is_here or _until_battery > 0.0 or not device.has_capability(Velto.CAPABILITY_BATTERY):
		return
	battery = device.get_info().get("battery", battery)
	device.read_battery()
	_until_battery = NEXT_BATTERY if _has_asked else FIRST_BATTERY
	_has_asked = true


## Sets the light of a board to the player's color.
func _light() -> void:
	if family != Velto.FAMILY_METAWEAR:
		return
	var shade := color()
	var patterns: Array[Dictionary] = []
	var parts := {Velto.MW_LED_COLOR_RED: shade.r, Velto.MW_LED_COLOR_GREEN: shade.g, Velto.MW_LED_COLOR_BLUE: shade.b}
	for part: int in parts:
		var level: float = parts[part]
		patterns.append({"color": part, "high": level, "low": level, "hold": 1.0, "period": 1.0})
	device.mw_play_led(patterns, Velto.MW_LED_ACTION_PLAY)
