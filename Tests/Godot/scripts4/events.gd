extends "test_case.gd"
## Signals of a device that is found, connected, pressed, lost and forgotten.

var heard := {}
var device: VeltoDevice
var moves := 0


func _initialize() -> void:
	start()
	Velto.device_found.connect(func(found: VeltoDevice, rssi: int, is_likely: bool) -> void:
		heard["found"] = [found.get_name(), rssi < 0, is_likely])
	Velto.device_connected.connect(func(connected: VeltoDevice, serial: int) -> void:
		heard["connected"] = serial
		device = connected)
	Velto.button.connect(func(_device: VeltoDevice, button: int, is_down: bool, presses: int, _releases: int) -> void:
		heard["button %s" % is_down] = [button == Velto.BUTTON_MAIN, presses])
	Velto.device_disconnected.connect(func(gone: VeltoDevice, reason: int, will_reconnect: bool) -> void:
		heard["disconnected"] = [gone == device, reason == Velto.DOWN_REASON_LOCAL, will_reconnect])
	Velto.op_done.connect(func(_device: VeltoDevice, result: int, op: int, _kind: int, _object: int) -> void:
		heard["op %d" % op] = Velto.get_result_name(result))
	Velto.moved.connect(func(_device: VeltoDevice, _direction: float, _velocity: float, _x: float, _y: float) -> void: moves += 1)
	var sim := Velto.create_sim({"name": "Triki Signal", "script": "sweep"})
	await wait_for("a connection", func() -> bool: return heard.has("connected"))
	tell({"same": Velto.find_player(0) == device and Velto.list_devices() == [device], "player": device.get_info()["player_index"]})
	sim.press_button(0.1)
	await wait_for("a button", func() -> bool: return heard.has("button false"))
	sim.play("shake")
	Velto.listen(Velto.EVENT_CLASS_MOVE)
	await wait_for("moves", func() -> bool: return Velto.poll_player(0, FRAME) and moves > 5)
	Velto.listen(0)
	var op := device.disconnect_link()
	await wait_for("the end of an operation", func() -> bool: return heard.has("op %d" % op))
	heard["op"] = heard["op %d" % op]
	await wait_for("the end of the link", func() -> bool: return heard.has("disconnected"))
	tell(heard)
	quit()
