extends Node
## Writes the samples of every sound, and the events that have one: `sounds.tscn -- --file FILE`.


func _ready() -> void:
	var samples := {}
	for sound: StringName in Sounds.LAYERS:
		samples[sound] = Marshalls.raw_to_base64(Sounds.stream(sound).data)
	var arguments := OS.get_cmdline_user_args()
	var file := FileAccess.open(arguments[arguments.find("--file") + 1], FileAccess.WRITE)
	file.store_string(JSON.stringify({"samples": samples, "events": Jukebox.CUES.keys() + Jukebox.SILENT}))
	file.close()
	get_tree().quit()
