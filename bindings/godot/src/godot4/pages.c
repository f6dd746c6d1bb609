/* Godot 4: the class reference in the editor. */
#define _GNU_SOURCE /* dladdr */
#include <dirent.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "functions.h"

static void load_page(const char *path) {
    FILE *file = fopen(path, "rb");
    char *text = NULL;
    size_t size = 0, capacity;
    if (file == NULL) return;
    do {
        char *grown = (char *)realloc(text, (capacity = size + 65536) + 1);
        if (grown == NULL) break;
        text = grown;
        size += fread(text + size, 1, capacity - size, file);
    } while (size == capacity);
    fclose(file);
    if (text != NULL) {
        text[size] = '\0';
        editor_help_load_xml_from_utf8_chars_(text);
    }
    free(text);
}

/* The pages lie beside the folder of this library: addons/veltokit/bin/linux.x86_64 and addons/veltokit/doc_classes. */
void load_pages(void) {
    Dl_info place;
    char path[4096];
    struct dirent *entry;
    DIR *folder;
    size_t length;
    if (editor_help_load_xml_from_utf8_chars_ == NULL || dladdr((const void *)load_pages, &place) == 0) return;
    length = strrchr(place.dli_fname, '/') != NULL ? (size_t)(strrchr(place.dli_fname, '/') - place.dli_fname) : 0;
    if (length == 0 || length > 3000) return;
    snprintf(path, sizeof path, "%.*s/../../doc_classes", (int)length, place.dli_fname);
    folder = opendir(path);
    if (folder == NULL) return;
    length = strlen(path);
    while ((entry = readdir(folder)) != NULL) {
        if (strstr(entry->d_name, ".xml") == NULL) continue;
        snprintf(path + length, sizeof path - length, "/%s", entry->d_name);
        load_page(path);
    }
    closedir(folder);
}
