class_name Page
extends Screen
## A screen with a heading, a body and a row of choices below.

## Adds a choice below, with the same width as the others.
func add_button(key: String, accent: Color, handler: Callable) -> Choice:
	var choice := add_choice(get_node("Page/Rows/Choices") as HBoxContainer, key, accent, handler)
	choice.size_flags_horizontal = SIZE_EXPAND_FILL
	return choice


func body() -> VBoxContainer:
	return get_node("Page/Rows/Body")


func set_title(key: String) -> void:
	(get_node("Page/Rows/Title") as Label).text = key


## A line of text in the body: a key, unless it is [param plain] text such as a name.
func add_line(text: String, variation := &"", plain := false) -> Label:
	var label := Label.new()
	label.text = text
	label.theme_type_variation = variation
	label.autowrap_mode = TextServer.AUTOWRAP_WORD_SMART
	if plain:
		label.auto_translate_mode = Node.AUTO_TRANSLATE_MODE_DISABLED
	body().add_child(label)
	return label
