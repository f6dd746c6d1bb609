class_name FrameClock
extends Node
## The moment at which nodes of a priority are processed (microseconds).

signal passed(now: int)

var at := 0


func _init(priority := 0) -> void:
	process_priority = priority
	process_mode = PROCESS_MODE_ALWAYS


func _process(_delta: float) -> void:
	at = Time.get_ticks_usec()
	passed.emit(at)
