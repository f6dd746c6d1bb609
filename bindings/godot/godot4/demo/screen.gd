extends Control
## What every screen of the demo has.

## The player has chosen another screen.
signal chosen(screen: String)

## How the screen is operated, in a line.
@export var help := ""


## Whether the screen has shown what it is for.
func has_shown() -> bool:
	return true


## What happened, in a line.
func say() -> String:
	return ""
