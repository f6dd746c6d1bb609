extends Node
# What a game of Godot 3 does with a wearable: input, signals, streams, menus and refusals.

var heard = {}
var device = null
var lowest = 0.0
var highest = 0.0
var pressed = 0


func tell(facts):
	print("FACT ", to_json(facts))


func _ready():
	var navigator = load("res://addons/veltokit/velto_navigator.gdns").new()
	navigator.begin_menu(3, Velto.CONFIRMATION_HOLD_OR_BUTTON)
	navigator.set_item_enabled(1, false)
	tell({"first": navigator.move_focus(1)["focused"], "second": navigator.move_focus(1)["focused"], "key": navigator.activate_focus()["activated"]})
	tell({"start": Velto.start({"backends": Velto.BACKEND_SIMULATED, "flags": Velto.CONTEXT_EPHEMERAL, "settle_time": 0.1})})
	Velto.connect("device_found", self, "_on_found")
	Velto.connect("device_connected", self, "_on_connected")
	Velto.connect("button", self, "_on_button")
	Velto.connect("device_disconnected", self, "_on_disconnected")
	Velto.set_auto_connect(1)
	var pad = Velto.poll_player(0)
	tell({"neutral": pad.position_x, "nobody": pad.connected, "same object": pad == Velto.poll_player(0)})
	var sim = Velto.create_sim({"name": "Triki Three", "script": "sweep"})
	while device == null or lowest > -0.5 or highest < 0.5:
		yield(get_tree(), "idle_frame")
		poll()
	sim.press_button(0.2)
	while not heard.has("button False"):
		yield(get_tree(), "idle_frame")
		poll()
	tell({"pressed": pressed, "press_count": Velto.peek_player(0).press_count, "same device": Velto.find_player(0) == device,
		"orientation": typeof(pad.orientation) == TYPE_QUAT, "config": device.set_motion_config({"paddle_input_gain": 0.5}),
		"gain": device.get_motion_config()["paddle_input_gain"], "signals": device.list_signals()})
	var stream = device.start_stream("axes")
	var rows = 0
	var times = []
	while rows < 30:
		yield(get_tree(), "idle_frame")
		var values = stream.read()
		rows += values.size() / stream.get_channel_count()
		times += stream.get_times()
	tell({"rows": times.size() >= 30, "packed": typeof(stream.read()) == TYPE_REAL_ARRAY, "sorted": times[0] <= times[1] and times[1] <= times[2]})
	tell({"mode": device.set_motion_mode(99), "why": Velto.get_error() != "", "unknown": Velto.create_sim({"model_name": "toaster"}) == null})
	print("BEGIN REFUSED CALLS")
	tell({"typo": device.set_motion_config({"paddle_input_gian": 1}), "typo why": Velto.get_error(), "type": device.set_motion_config({"mode": 1.5}),
		"nothing": device.set_motion_mode(), "player": Velto.poll_player("one"), "player why": Velto.get_error()})
	print("END REFUSED CALLS")
	var op = device.read_battery()
	tell({"op": op > 0, "unknown op": Velto.op_get_result(123456), "bytes": typeof(Velto.op_get_value(op)) == TYPE_RAW_ARRAY,
		"owner": navigator.set_owner(null), "step": navigator.step_input(null).has("focused"), "no board": device.mw_play_motor(1, 1)})
	device.disconnect_link()
	while not heard.has("disconnected"):
		yield(get_tree(), "idle_frame")
	tell(heard)
	Velto.stop()
	tell({"stale": device.is_valid(), "stale input": device.poll_input().connected, "same pad": Velto.poll_player(0) == pad, "pad": pad.connected,
		"running": Velto.is_running(), "stopped": Velto.set_auto_connect(1), "stopped why": Velto.get_error()})
	get_tree().quit()


func poll():
	var pad = Velto.poll_player(0, 1.0 / 60)
	lowest = min(lowest, pad.position_x)
	highest = max(highest, pad.position_x)
	pressed += 1 if pad.buttons_pressed & Velto.BUTTON_MAIN else 0


func _on_found(found, rssi, is_likely):
	heard["found"] = [found.get_name(), rssi < 0, is_likely]


func _on_connected(connected, serial):
	heard["connected"] = serial
	device = connected


func _on_button(_device, button, is_down, presses, _releases):
	heard["button %s" % is_down] = [button == Velto.BUTTON_MAIN, presses]


func _on_disconnected(gone, reason, will_reconnect):
	heard["disconnected"] = [gone == device, reason == Velto.DOWN_REASON_LOCAL, will_reconnect]
