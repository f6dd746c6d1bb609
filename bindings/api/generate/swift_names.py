"""The names and types of the description in Swift."""

from __future__ import annotations

from .description import Function, Handle, Param, Scalar, Struct, ValueSet

TARGET = "BoardTarget"
"""The Swift type of a device in whose place a command sequence is accepted."""


def camel(name: str) -> str:
    """velto_device_connect -> deviceConnect; out_op -> op"""
    return joined(name.removeprefix("velto_").removeprefix("out_"))


def joined(name: str) -> str:
    """rate_mode -> rateMode"""
    words = name.split("_")
    return words[0] + "".join(word.capitalize() for word in words[1:])


def imported(type_: object) -> str:
    """The name under which the importer shows a C type."""
    return type_.swift if isinstance(type_, Scalar) else getattr(type_, "name")


def c_arguments(param: Param) -> list[str]:
    """The parameters of the C function that one described parameter becomes, as Swift declares them."""
    name = param.name
    is_object = isinstance(param.type, Handle) and param.type.is_object
    element = "OpaquePointer?" if is_object else imported(param.type) if param.type is not None else ""
    if param.shape == "value":
        return [f"_ {name}: {element}"]
    if param.shape == "text":
        return [f"_ {name}: UnsafePointer<CChar>?"]
    if param.shape == "bytes":
        return [f"_ {name}: UnsafeRawPointer?", f"_ {param.size_name}: Int"]
    if param.shape == "list":
        return [f"_ {name}: UnsafePointer<{element}>?", "_ count: Int"]
    if param.shape == "struct":
        return [f"_ {name}: UnsafePointer<{element}>?"]
    if param.shape in ("out_value", "out_struct", "init_struct"):
        return [f"_ {name}: UnsafeMutablePointer<{element}>?"]
    if param.shape == "out_frames":
        return [
            f"_ {name}: UnsafeMutableRawPointer?", "_ frame_size: Int", "_ capacity: Int",
            f"_ infos: UnsafeMutablePointer<{element}>?", "_ out_count: UnsafeMutablePointer<Int>?",
        ]
    buffer = {
        "out_text": "UnsafeMutablePointer<CChar>?", "out_bytes": "UnsafeMutableRawPointer?",
        "out_list": f"UnsafeMutablePointer<{element}>?",
    }[param.shape]
    return [f"_ {name}: {buffer}", "_ capacity: Int", "_ out_count: UnsafeMutablePointer<Int>?"]


def typed_arguments(param: Param) -> list[str]:
    """The parameters of the handwritten typed function for one described parameter."""
    name, optional = camel(param.name), "?" if param.null_ok else ""
    if param.shape == "value":
        if param.is_recordable:
            return [f"_ {name}: {TARGET}{optional}"]
        if isinstance(param.type, Handle):
            return [f"_ {name}: {param.type.swift}{optional}"]
        return [f"_ {name}: {imported(param.type)}"]
    if param.shape == "text":
        return [f"_ {name}: String{optional}"]
    if param.shape == "bytes":
        return [f"_ {name}: UnsafeRawBufferPointer"]
    if param.shape == "list":
        return [f"_ {name}: {'UnsafeBufferPointer<' if param.is_borrowed else '['}{imported(param.type)}{'>' if param.is_borrowed else ']'}"]
    if param.is_overlay:
        return [f"_ {name}: Overlay<{imported(param.type)}>"]
    if param.shape == "struct":
        texts = [f"{camel(member.name)}: String?" for member in param.type.text_members]
        return [f"_ {name}: {imported(param.type)}", *texts]
    if param.shape == "out_struct":
        return [f"_ {name}: inout {imported(param.type)}"]
    if param.shape == "out_frames":
        return [f"_ {name}: FrameBuffer"]
    return ["capacity: Int"] if param.takes else []


def typed_outputs(function: Function) -> list[tuple[str, str]]:
    """(label, type) of what the typed function returns, in order."""
    outputs = [("code", "ResultCode")] if function.answers_footnotes else []
    for param in function.params:
        if param.shape == "out_value":
            is_object = isinstance(param.type, Handle) and param.type.is_object
            outputs.append((camel(param.name), "ObjectHandle" if is_object else imported(param.type)))
        elif param.shape == "out_text":
            outputs.append((camel(param.name), "String"))
        elif param.shape == "out_bytes":
            outputs.append((camel(param.name), "[UInt8]"))
        elif param.shape == "out_list":
            outputs.append((camel(param.name), f"[{imported(param.type)}]"))
    return outputs


def typed_result(function: Function) -> str:
    """The return clause of the typed function, empty for none."""
    other = {"yes_no": "Bool", "text": "UnsafePointer<CChar>", "uint32": "UInt32", "int32": "Int32"}
    if function.returns in other:
        return f" -> {other[function.returns]}"
    outputs = typed_outputs(function)
    if not outputs:
        return ""
    if len(outputs) == 1:
        return f" -> {outputs[0][1]}"
    return " -> (" + ", ".join(f"{label}: {type_}" for label, type_ in outputs) + ")"


def typed_signature(function: Function) -> str:
    """The declaration that people have to write for a function."""
    arguments = [argument for param in function.params for argument in typed_arguments(param)]
    throws = " throws(VeltoError)" if function.returns == "result" else ""
    return f"static func {camel(function.name)}({', '.join(arguments)}){throws}{typed_result(function)}"


def is_value_set(type_: object) -> bool:
    return isinstance(type_, ValueSet)


def is_unsafe(struct: Struct) -> bool:
    """Whether the importer takes the structure for unsafe, because it holds a pointer."""
    return bool(struct.text_members)


KEYWORDS = {"throw", "protocol", "internal", "default", "in", "is", "as", "repeat", "switch", "case", "import", "operator"}


def declared(name: str | None) -> str:
    """A name where it is declared, or stands behind nothing that would show that it is one."""
    return f"`{name}`" if name in KEYWORDS else str(name)
