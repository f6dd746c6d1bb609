class_name Jukebox
extends Node
## Plays the sounds of a game's events.

## The number of simultaneous voices; a ninth sound replaces the first.
const VOICES := 8
## The group of all voices.
const GROUP := &"voices"
## Sound and pitch of each event of the rules; events that are not listed are silent.
const CUES: Dictionary[String, Array] = {
	"serve": [&"serve", 1.0], "paddle_hit": [&"paddle", 1.0], "wall_hit": [&"wall", 1.0], "brick_hit": [&"brick", 1.0],
	"brick_break": [&"shatter", 1.0], "life_lost": [&"fall", 1.0], "level": [&"cheer", 1.0], "game_over": [&"gong", 1.0],
	"win": [&"fanfare", 1.0],
	"calibrated": [&"select", 1.0], "frame_done": [&"blip", 0.7], "category_offered": [&"blip", 0.9],
	"countdown": [&"tick", 1.0], "round_start": [&"select", 1.0], "throw": [&"whoosh", 1.0], "hit": [&"thud", 1.0],
	"big": [&"big", 1.0], "miss": [&"clank", 1.0], "bust": [&"sad", 1.0], "leg_won": [&"cheer", 1.2], "turn_change": [&"blip", 0.8],
	"gutter": [&"gutter", 1.0], "pin_contact": [&"pins", 1.0], "strike": [&"fanfare", 1.1], "spare": [&"cheer", 1.0],
	"cheer": [&"select", 1.2], "roll": [&"roll", 1.0],
	"category_selected": [&"select", 0.9], "next_question": [&"blip", 1.2], "slot": [&"blip", 1.0], "lock_in": [&"select", 1.1],
	"correct": [&"right", 1.0], "wrong": [&"wrong", 1.0], "time_up": [&"gong", 1.4], "round_complete": [&"cheer", 0.9],
}

## Events without a sound, since other events of the same moment have one.
const SILENT: Array[String] = ["pins_down"]

## Whether the program ends: a sound that has just started would be reported as leaked.
static var is_over := false

var _voices: Array[AudioStreamPlayer] = []
var _next := 0


func _ready() -> void:
	for index in VOICES:
		var voice := AudioStreamPlayer.new()
		voice.add_to_group(GROUP)
		add_child(voice)
		_voices.append(voice)


func cue(event: String, pitch := 1.0) -> void:
	if CUES.has(event):
		var entry: Array = CUES[event]
		play(entry[0], pitch * float(entry[1]))


## Plays a sound, except without a window: a game may then run faster than its sounds.
func play(sound: StringName, pitch := 1.0) -> void:
	if is_over or DisplayServer.get_name() == "headless":
		return
	var voice := _voices[_next]
	_next = (_next + 1) % VOICES
	voice.stream = Sounds.stream(sound)
	voice.pitch_scale = pitch
	voice.play()
