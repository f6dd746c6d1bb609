extends ArcadeCase
## Closes the window of the attract mode while every voice plays.


func play() -> void:
	await wait_for("the voices of a room", func() -> bool: return get_tree().get_node_count_in_group(Jukebox.GROUP) > 0)
	for voice: AudioStreamPlayer in get_tree().get_nodes_in_group(Jukebox.GROUP):
		voice.stream = Sounds.stream(&"cheer")
		voice.play()
	tell({"voices": get_tree().get_node_count_in_group(Jukebox.GROUP)})
	get_tree().root.propagate_notification(NOTIFICATION_WM_CLOSE_REQUEST)
