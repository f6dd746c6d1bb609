extends "test_case.gd"
## Calls every method of every class with values of every type, in any order, while devices play.

const CALLS := 4000
const ENDING: Array[String] = ["free", "queue_free", "call_deferred", "callv", "call", "set_script", "cancel_free", "unreference", "reference",
	"init_ref", "add_user_signal", "remove_user_signal", "set_block_signals", "disconnect", "connect", "emit_signal", "set_message_translation",
	"set", "set_indexed", "set_deferred", "set_meta", "remove_meta", "notification", "property_list_changed", "notify_property_list_changed"]

var random := RandomNumberGenerator.new()
var objects: Array[Object] = []
var counts := {"calls": 0, "devices": 0, "restarts": 0}


func _initialize() -> void:
	random.seed = OS.get_cmdline_user_args()[0].to_int()
	seed(random.seed) # of pick_random()
	for number in CALLS:
		# Among the methods is the one that stops everything.
		if number % 500 == 0:
			restart()
			await create_timer(0.3).timeout
		if number % 50 == 0:
			await process_frame
			keep(Velto.list_devices())
		if objects.size() < 8 or random.randf() < (0.0005 if Velto.is_running() else 0.05):
			restart()
		var object: Object = Velto if random.randf() < 0.3 else objects.pick_random()
		attack(object)
	Velto.stop()
	tell(counts)
	quit()


## A context with devices that are connected, and one object of each class.
func restart() -> void:
	Velto.stop()
	Velto.start({"backends": Velto.BACKEND_SIMULATED, "flags": Velto.CONTEXT_EPHEMERAL, "settle_time": 0.1})
	Velto.set_auto_connect(4)
	objects.assign([VeltoNavigator.new(), VeltoInput.new()])
	for model: String in ["triki-cap", "tap-strap-2", "tap-xr-framed", "metamotion-s", "table"]:
		keep(Velto.create_sim({"model_name": model, "name": model}))
	counts["restarts"] += 1


func attack(object: Object) -> void:
	var methods := object.get_method_list().filter(func(method: Dictionary) -> bool:
		return not method["name"].begins_with("_") and not ENDING.has(method["name"]))
	var method: Dictionary = methods.pick_random()
	var declared: Array = method["args"]
	var arguments: Array = []
	for argument: Dictionary in declared:
		# Mostly the type that the engine lets through.
		arguments.append(value(argument["type"] if random.randf() < 0.95 else random.randi() % TYPE_MAX))
	for extra in declared.size():
		if random.randf() < 0.02:
			arguments.pop_back()
	counts["calls"] += 1
	keep(object.callv(method["name"], arguments))


func keep(answer: Variant) -> void:
	if answer is Array:
		for item: Variant in answer:
			keep(item)
	if answer is Object and answer != Velto and answer != self and not (answer is Script) and objects.size() < 64:
		if not objects.has(answer):
			objects.append(answer)
		counts["devices"] += 1 if answer is VeltoDevice else 0


func value(type: int) -> Variant:
	match type:
		TYPE_BOOL: return random.randf() < 0.5
		TYPE_INT: return [0, 1, -1, 2, 3, 7, 64, 255, 256, 1 << 31, 1 << 32, 1 << 62, (1 << 63) - 1, 1 << 63, random.randi()].pick_random()
		TYPE_FLOAT: return [0.0, 1.0, -1.0, 0.1, 1e-300, 1e300, INF, -INF, NAN, random.randf()].pick_random()
		TYPE_STRING, TYPE_STRING_NAME, TYPE_NODE_PATH:
			return ["", "axes", "acceleration", "fingers", "triki-cap", "Triki", "x".repeat(5000), char(0x1F600), "%s%n", "../../etc", "fff1"].pick_random()
		TYPE_ARRAY: return [[], [1, 2, 3], [null], [{}], ["a", 1.5], range(5000)].pick_random()
		TYPE_PACKED_BYTE_ARRAY: return [PackedByteArray(), PackedByteArray([1, 2, 255]), "x".repeat(2000).to_utf8_buffer()].pick_random()
		TYPE_PACKED_FLOAT64_ARRAY: return [PackedFloat64Array(), PackedFloat64Array([0.1, NAN, -1.0, 1e300])].pick_random()
		TYPE_PACKED_STRING_ARRAY: return PackedStringArray(["a", "b"])
		TYPE_DICTIONARY: return structure()
		TYPE_OBJECT: return objects.pick_random() if random.randf() < 0.8 else null
		TYPE_CALLABLE: return func() -> void: pass
	return null


## Of a name that some structure has, and of one that none has.
func structure() -> Dictionary:
	var names := ["mode", "rate", "range", "size", "count", "name", "model_name", "script", "seed", "flags", "backends", "units", "capacity", "channel",
		"sensor", "kind", "value", "duration", "amplitude_x", "bytes", "handle", "uuid", "service", "nothing_has_this", "struct_size", "color", "pattern"]
	var made := {}
	for number in random.randi() % 4:
		made[names.pick_random()] = value([TYPE_INT, TYPE_FLOAT, TYPE_STRING, TYPE_BOOL, TYPE_NIL, TYPE_PACKED_BYTE_ARRAY].pick_random())
	return made
