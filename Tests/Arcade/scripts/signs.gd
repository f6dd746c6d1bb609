extends ArcadeCase
## What wearables give back: a board's light takes its player's color when it comes and comes back, and hits are felt.

var _done := {}
var _names := {}


func play() -> void:
	for kind: String in ["PLAY", "WRITE"]:
		_names[ClassDB.class_get_integer_constant("Velto", "OP_KIND_" + kind)] = kind.to_lower()
	Velto.op_done.connect(_on_op_done)
	await add_three()
	await wait(4.0)
	tell({"came": _take(), "battery": robots.map(func(robot: Robot) -> float: return seat_of(robot).battery)})
	robots[1].sim.drop_link()
	await wait_for("the loss", func() -> bool: return not seat_of(robots[1]).is_here)
	await wait_for("the return", func() -> bool: return seat_of(robots[1]).is_here)
	await wait(0.5)
	tell({"returned": _take()})
	Arcade.go(&"game", {"party": Arcade.gather(&"quiz", 3)})
	await wait(0.2)
	var table: Table = main.get("screen").get("table")
	for person in 3:
		table.happened.emit({"kind": "correct", "player": person})
	await wait(0.5)
	tell({"felt": _take(), "motors": robots.map(func(robot: Robot) -> bool: return seat_of(robot).device.has_capability(Velto.CAPABILITY_HAPTIC))})


func _on_op_done(device: VeltoDevice, result: int, _op: int, kind: int, _bits: int) -> void:
	if _names.has(kind):
		var key := "%s %s" % [device.get_name(), _names[kind]]
		(_done.get_or_add(key, []) as Array).append(result)


func _take() -> Dictionary:
	var taken := _done
	_done = {}
	return taken
