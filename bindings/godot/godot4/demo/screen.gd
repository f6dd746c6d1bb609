extends Control
## The common parts of the screens of the demo.

## The player has chosen another screen.
signal chosen(screen: String)

## A line about the controls of the screen.
@export var help := ""


## Whether the screen has shown what it is for.
func has_shown() -> bool:
	return true


## A line about the newest event.
func say() -> String:
	return ""
