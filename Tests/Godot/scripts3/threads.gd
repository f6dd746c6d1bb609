extends Node
# Threads that call, each a device of its own, while the main thread makes devices and starts anew.

var is_over = false
var calls = [0, 0, 0]


func _ready():
	var threads = []
	start()
	for number in 3:
		threads.append(Thread.new())
		threads[number].start(self, "work", [number, Velto.create_ingest_device(Velto.FAMILY_TRIKI, "of %d" % number)])
	for number in 1800:
		Velto.create_ingest_device(Velto.FAMILY_TRIKI, "a%d" % number)
		Velto.poll_player(0, 0.01)
		if number % 30 == 0:
			yield(get_tree(), "idle_frame")
		if number % 600 == 599:
			start()
	is_over = true
	for thread in threads:
		thread.wait_to_finish()
	print("FACT ", to_json({"calls": calls.min() > 100, "backend": Velto.get_info()["backends"], "update": Velto.update()}))
	get_tree().quit()


func start():
	Velto.start({"backends": Velto.BACKEND_SIMULATED, "flags": Velto.CONTEXT_EPHEMERAL, "settle_time": 0.1})
	Velto.set_auto_connect(2)


func work(own):
	var device = own[1]
	while not is_over:
		calls[own[0]] += 1
		device.get_info()
		device.poll_input(0.01)
		device.set_motion_config({"paddle_input_gain": 0.5})
