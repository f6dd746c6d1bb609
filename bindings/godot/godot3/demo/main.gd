# Paddles of up to three players. With --simulated those of a simulated cap, TAP and board; with --tour it says what happened
# once all have moved, and quits.
extends Node2D

const PLAYERS = 3
const COURT = Vector2(960, 540)
const PADDLE = Vector2(160, 18)
const COLORS = [Color("ffb000"), Color("3fc1c9"), Color("ff5a5f")]

# Kinds of Velto.SIM_STEP_KIND_...: sweep, press, release.
const HAND = [
	{"kind": 2, "duration": 1.0, "amplitude_x": 280.0, "period": 1.0},
	{"kind": 5, "duration": 0.2},
	{"kind": 6, "duration": 0.3},
]

var paddles = [0.0, 0.0, 0.0]
var lowest = [0.0, 0.0, 0.0]
var highest = [0.0, 0.0, 0.0]
var presses = 0


func _ready():
	if "--simulated" in OS.get_cmdline_args():
		Velto.start({"backends": Velto.BACKEND_SIMULATED, "flags": Velto.CONTEXT_EPHEMERAL})
		Velto.create_sim({"name": "Triki Anna"}).set_steps(HAND, true)
		Velto.create_sim({"name": "Tap Ben", "model_name": "tap-strap-2", "script": "mouse"})
		Velto.create_sim({"name": "MetaWear", "model_name": "metamotion-s", "script": "sweep"})
	Velto.connect("device_connected", self, "_on_device_connected")
	Velto.connect("button", self, "_on_button")
	Velto.connect("scan_stopped", self, "_on_scan_stopped")
	Velto.set_auto_connect(PLAYERS)
	if "--tour" in OS.get_cmdline_args():
		while (moved() < PLAYERS or presses == 0) and OS.get_ticks_msec() < 30000:
			yield(get_tree(), "idle_frame")
		print("paddle: %d of %d players moved, %d presses" % [moved(), PLAYERS, presses])
		get_tree().quit()


func _on_device_connected(device, _link_serial):
	print("%s is connected" % device.get_name())


func _on_scan_stopped(result):
	if result < 0:
		print(Velto.describe_search()) # such as Bluetooth that is off


func _on_button(_device, _button, is_down, _press_count, _release_count):
	presses += 1 if is_down else 0


func _process(delta):
	for player in PLAYERS:
		paddles[player] = Velto.poll_player(player, delta).position_x
		lowest[player] = min(lowest[player], paddles[player])
		highest[player] = max(highest[player], paddles[player])
	update()


func moved():
	var count = 0
	for player in PLAYERS:
		count += 1 if highest[player] - lowest[player] > 0.1 else 0
	return count


func _draw():
	draw_rect(Rect2(Vector2.ZERO, COURT), Color("101820"))
	for player in PLAYERS:
		var place = Vector2(COURT.x / 2 + clamp(paddles[player], -1, 1) * (COURT.x - PADDLE.x) / 2, COURT.y - 40 - player * 36)
		draw_rect(Rect2(place - PADDLE / 2, PADDLE), COLORS[player])
