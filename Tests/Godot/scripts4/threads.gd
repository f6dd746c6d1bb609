extends "test_case.gd"
## Threads that call everything while the main thread makes devices, polls and starts anew.

var is_over := false
var calls := 0
var off_main := 0
var waited := 0


func _initialize() -> void:
	start(2)
	var main := OS.get_thread_caller_id()
	Velto.device_found.connect(func(_device: VeltoDevice, _rssi: int, _is_likely: bool) -> void: off_main += int(OS.get_thread_caller_id() != main))
	Velto.op_done.connect(func(_d: VeltoDevice, _r: int, _op: int, _k: int, _o: int) -> void: wait_in_handler())
	var threads: Array[Thread] = []
	for number in 3:
		threads.append(Thread.new())
		threads[number].start(work if number == 0 else list)
	for number in 1800:
		Velto.create_ingest_device(Velto.FAMILY_TRIKI, "a%d" % number)
		Velto.poll_player(0, FRAME)
		if number % 30 == 0:
			await process_frame
		if number % 600 == 599:
			Velto.find_device("ingest:a%d" % number).forget()
			await wait_for("a handler that waits", func() -> bool: return waited == number / 600 + 1)
			start(2)
			Velto.create_sim({"name": "Triki Thread", "script": "sweep"})
	var backend: int = Velto.get_info()["backends"]
	is_over = true
	for thread in threads:
		thread.wait_to_finish()
	tell({"waited": waited, "calls": calls > 100, "off main": off_main, "backend": backend})
	var refusing := Thread.new()
	refusing.start(func() -> Array: return [Velto.update(), Velto.get_error()])
	tell({"update": refusing.wait_to_finish(), "here": Velto.update()})
	quit()


## A handler may wait for a thread that calls: signals are emitted without the lock.
func wait_in_handler() -> void:
	var thread := Thread.new()
	thread.start(func() -> int: return Velto.list_devices().size())
	thread.wait_to_finish()
	waited += 1


## The list of devices is read as often as it can be while it grows.
func list() -> void:
	while not is_over:
		Velto.list_devices()


func work() -> void:
	var navigator := VeltoNavigator.new()
	navigator.begin_menu(2, Velto.CONFIRMATION_BUTTON)
	while not is_over:
		calls += 1
		for device: VeltoDevice in Velto.list_devices().slice(0, 4):
			device.get_info()
			device.poll_input(FRAME)
			device.set_motion_config({"paddle_input_gain": 0.5})
		navigator.step_input(Velto.poll_player(0, FRAME), FRAME)
