class_name Materials
extends RefCounted
## Materials: plain, glowing, and with the shaders of this folder.


static func plain(color: Color, roughness := 0.6, metallic := 0.0) -> StandardMaterial3D:
	var material := StandardMaterial3D.new()
	material.albedo_color = color
	material.roughness = roughness
	material.metallic = metallic
	return material


## An emissive material, like a neon tube; the glow of the environment adds a halo.
static func glowing(color: Color, energy := 1.6) -> StandardMaterial3D:
	var material := plain(color.darkened(0.4), 0.4)
	material.emission_enabled = true
	material.emission = color
	material.emission_energy_multiplier = energy
	return material


static func shaded(shader: String, parameters: Dictionary = {}) -> ShaderMaterial:
	var material := ShaderMaterial.new()
	material.shader = load("res://look/%s.gdshader" % shader)
	for parameter: StringName in parameters:
		material.set_shader_parameter(parameter, parameters[parameter])
	return material
