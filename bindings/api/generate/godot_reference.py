"""bindings/godot/godot3/addons/veltokit/CLASSES.md: the class reference for Godot 3, whose editor shows none of add-ons."""

from __future__ import annotations

import re
from xml.etree import ElementTree

PAGE = "bindings/godot/godot3/addons/veltokit/CLASSES.md"
TYPES = {"PackedByteArray": "PoolByteArray", "PackedFloat64Array": "Array", "PackedInt32Array": "PoolIntArray", "Quaternion": "Quat"}
HEAD = """\
# The classes of VeltoKit

<!-- Generated from bindings/api; do not edit. -->

`Velto` is the singleton that the plug-in adds, and `Velto.NAME` a constant of it. A navigator is made by
`preload("res://addons/veltokit/velto_navigator.gdns").new()`; all other objects come from methods.
"""


def page(xml_pages: list[str]) -> str:
    lines = [HEAD]
    for xml in xml_pages:
        lines += of_class(ElementTree.fromstring(xml.encode()))
    return "\n".join(lines).rstrip() + "\n"


def of_class(root: ElementTree.Element) -> list[str]:
    lines = [f"## {root.get('name')}", "", prose(root.findtext("brief_description")), "", prose(root.findtext("description")), ""]
    for entry in [*root.iter("method"), *root.iter("signal")]:
        lines += [f"### {'signal ' if entry.tag == 'signal' else ''}{signature(entry)}", "", prose(entry.findtext("description")), ""]
    members = [f"- `{entry.get('name')}` ({type_name(entry)}): {prose(entry.text)}" for entry in root.iter("member")]
    constants = [f"- `{entry.get('name')}` ({entry.get('value')}): {prose(entry.text)}" for entry in root.iter("constant")]
    return [*lines, *section("Properties", members), *section("Constants", constants)]


def section(title: str, rows: list[str]) -> list[str]:
    return [f"### {title}", "", *rows, ""] if rows else []


def signature(entry: ElementTree.Element) -> str:
    returned = entry.find("return")
    params = [f"{param.get('name')}: {type_name(param)}" + (f" = {param.get('default')}" if param.get("default") else "") for param in entry.iter("param")]
    return f"{entry.get('name')}({', '.join(params)})" + (f" -> {type_name(returned)}" if returned is not None else "")


def type_name(entry: ElementTree.Element) -> str:
    name = entry.get("type", "")
    return TYPES.get(name, name)


def prose(text: str | None) -> str:
    """Markdown of the markup of Godot 4."""
    # Examples are those of Godot 4.
    text = re.sub(r"\s*\[codeblock\].*?\[/codeblock\]", "", text or "", flags=re.S)
    text = re.sub(r"\s*\[br\]\s*(?=- )", "\n", text)
    text = re.sub(r"(\s*\[br\]\s*)+", "\n\n", text)
    text = re.sub(r"\[code\](.*?)\[/code\]", r"`\1`", text)
    text = re.sub(r"\[b\](.*?)\[/b\]", r"**\1**", text)
    text = re.sub(r"\[method ([\w.]+)\]", r"`\1()`", text)
    text = re.sub(r"\[(?:constant|enum|signal|member|param) ([\w.]+)\]", r"`\1`", text)
    return re.sub(r"\[(Velto\w*)\]", r"`\1`", text)
