/* Godot 4: the functions of the engine, and what the parts of the binding share. */
#ifndef VELTO_GODOT4_FUNCTIONS_H
#define VELTO_GODOT4_FUNCTIONS_H

#include "interface.h"

#include "../core.h"

#define DECLARE(result, name, parameters) extern result (*name##_) parameters;
GD_FUNCTIONS(DECLARE)
GD_OPTIONAL_FUNCTIONS(DECLARE)
#undef DECLARE

extern gd_library library;
extern gd_converter from_type[GD_TYPE_COUNT], to_type[GD_TYPE_COUNT];

gd_text make_name(const char *characters);
void destroy_name(gd_text *name);
void destroy_text(gd_text *text);
void construct(variant *value, enum gd_type type);
void call_named(const variant *value, const char *method, const void *const *arguments, int count, variant *answer);

/* Calls a method of a singleton of the engine; the caller destroys the answer. */
void call_singleton(const char *singleton, const char *method, const void *const *arguments, int count, variant *answer);

/* Registers every class with its methods, properties, signals and constants, or removes all of them. */
void register_all(void);
void unregister_all(void);
gd_object create_instance(void *data, gd_bool notifies);

/* Loads the pages of the class reference into the editor. */
void load_pages(void);

#endif
