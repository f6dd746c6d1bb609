extends "test_case.gd"
## Every sample of a cap, in packed arrays.

var rows := 0
var times: Array[float] = []


func _initialize() -> void:
	start()
	Velto.create_sim({"name": "Triki Stream", "script": "sweep"})
	var device: VeltoDevice = await wait_for_player()
	var stream := device.start_stream("axes")
	var channels := stream.get_channel_count()
	var highest := 0.0
	tell({"signals": device.list_signals(), "channels": channels, "unknown": device.start_stream("nonsense") == null})
	var begin := Time.get_ticks_msec()
	while rows < 60 and Time.get_ticks_msec() - begin < 15000:
		var values: PackedFloat32Array = stream.read()
		rows += values.size() / channels
		assert(stream.get_times().size() == values.size() / channels)
		for value in values:
			highest = maxf(highest, absf(value))
		times.append_array(stream.get_times())
		await process_frame
	var raw := device.start_stream("axes", {"units": Velto.UNITS_RAW})
	await wait_for("raw samples", func() -> bool: return raw.get_info()["waiting_count"] > 0)
	var is_sorted := true
	for index in times.size() - 1:
		# Samples of a cap have the time of their arrival, which those of one connection event share.
		is_sorted = is_sorted and times[index] <= times[index + 1]
	var date := Velto.get_utc_ns(int(times[-1] * 1e9)) / 1e9
	tell({"age": Time.get_unix_time_from_system() - date, "rows": rows, "highest": highest, "sorted": is_sorted, "lost": stream.get_info()["lost_count"],
		"raw": typeof(raw.read()) == TYPE_PACKED_INT32_ARRAY})
	stream = null # ends it
	quit()
