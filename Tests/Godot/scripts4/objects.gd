extends "test_case.gd"
## Objects that are none, that were freed, and that are forgotten.

var carried: Array[VeltoDevice] = []


func _initialize() -> void:
	var navigator := VeltoNavigator.new()
	var loose: Variant = navigator
	var nobody: VeltoDevice = null
	navigator.begin_menu(3, Velto.CONFIRMATION_HOLD_OR_BUTTON)
	tell({"typed null": navigator.set_owner(nobody), "untyped null": loose.set_owner(null), "step": loose.step_input(null).has("focused")})
	tell({"new orientation": VeltoInput.new().orientation == Quaternion.IDENTITY})
	# The step that the class reference shows: a turn about the world's z, which points up, is one about y.
	var step := Quaternion(Vector3.RIGHT, -PI / 2)
	tell({"turn": (step * Quaternion(Vector3.BACK, 0.5) * step.inverse()).is_equal_approx(Quaternion(Vector3.UP, 0.5))})
	# The table of the guide about orientation has the same number by number, also for a general turn.
	var general := Quaternion(Vector3(1, -2, 3).normalized(), 0.7)
	tell({"table": (step * general * step.inverse()).is_equal_approx(in_engine(general))})
	var left := in_engine(Quaternion(Vector3.BACK, PI / 2))
	tell({"left": left.is_equal_approx(Quaternion(0, sqrt(0.5), 0, sqrt(0.5))) and (left * Vector3.FORWARD).is_equal_approx(Vector3.LEFT)})
	try_freed(loose)
	start()
	Velto.device_forgotten.connect(func(device: VeltoDevice) -> void: carried.append(device))
	Velto.op_done.connect(func(device: VeltoDevice, _result: int, _op: int, _kind: int, _object: int) -> void: carried.append(device))
	var device := Velto.create_ingest_device(Velto.FAMILY_TRIKI, "kept")
	device.forget()
	await wait_for("both signals", func() -> bool: return carried.size() == 2)
	tell({"same": carried[0] == device and carried[1] == device})
	carried.clear()
	device = null
	var before := await count_objects()
	for number in 20:
		Velto.create_ingest_device(Velto.FAMILY_TRIKI, "forgotten %d" % number).forget()
		await wait_for("both signals", func() -> bool: return carried.size() == 2)
		tell({"same %d" % number: carried[0] == carried[1]})
		carried.clear()
	tell({"leaked": await count_objects() - before})
	quit()


func in_engine(turn: Quaternion) -> Quaternion:
	return Quaternion(turn.x, turn.z, -turn.y, turn.w)


func try_freed(navigator: Variant) -> void:
	var freed: Variant = Node.new()
	freed.free()
	tell({"freed": navigator.set_owner(freed)})


## Once what is gone was looked for.
func count_objects() -> int:
	for frame in 10:
		await process_frame
	return int(Performance.get_monitor(Performance.OBJECT_COUNT))
