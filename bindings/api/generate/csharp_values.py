"""bindings/csharp/VeltoKit/Generated: constants, enumerations, handles and structures of the C# package."""

from __future__ import annotations

from .csharp_names import (
    FOLDER, HEAD, SCALARS, Wording, array_type, constant_name, handle_name, member_name, member_type, summary, type_name, value_name,
)
from .description import Api, Constant, Handle, Macro, Member, Scalar, Struct, ValueSet
from .wording import member_phrase, number_text


def outputs(api: Api) -> dict[str, str]:
    wording = Wording(api)
    return {
        f"{FOLDER}/Constants.cs": file("The constants of VeltoKit.", constants(api, wording)),
        f"{FOLDER}/Enumerations.cs": file("The enumerations and flags of VeltoKit.", enumerations(api, wording)),
        f"{FOLDER}/Ids.cs": file("The handles of VeltoKit, as values.", ids(api)),
        f"{FOLDER}/Arrays.cs": file("Arrays and texts of a fixed size, inside structures.", arrays(api)),
        f"{FOLDER}/Structures.cs": file("The structures of VeltoKit, with the layout that they have in C.", structures(api, wording)),
    }


def file(title: str, lines: list[str]) -> str:
    return "\n".join([HEAD.format(title=title), *lines, "}", ""])


# Constants


def constants(api: Api, wording: Wording) -> list[str]:
    major, minor, patch = api.version_numbers
    lines = [*summary("Numbers and texts with a name.", 4), "    public static class Constants", "    {",
             *summary("Version of the description that this package was generated from.", 8),
             f"        public const uint Version = {major * 1_000_000 + minor * 1_000 + patch};"]
    for area in api.enabled_areas:
        for entry in area.contents:
            if isinstance(entry, Constant):
                value = repr(float(entry.value)) if entry.scalar.floating else str(int(entry.value))
                lines += constant(entry, SCALARS[entry.scalar.name], value, wording)
            elif isinstance(entry, Macro) and entry.body.startswith('"'):
                lines += constant(entry, "string", entry.body, wording)
            elif isinstance(entry, Macro) and entry.body.endswith("u"):
                lines += constant(entry, "uint", entry.body, wording)
    return [*lines, "    }"]


def constant(entry: Constant | Macro, type_: str, value: str, wording: Wording) -> list[str]:
    return ["", *summary(wording(entry.brief), 8), f"        public const {type_} {constant_name(entry)} = {value};"]


# Enumerations


def enumerations(api: Api, wording: Wording) -> list[str]:
    lines: list[str] = []
    for entry in api.value_sets():
        lines += ["", *summary(wording(entry.brief), 4), *(["    [Flags]"] if entry.is_flags else [])]
        lines += [f"    public enum {type_name(entry.name)} : {SCALARS[entry.scalar.name]}", "    {"]
        if entry.is_flags and all(row.value for row in entry.values):
            lines += [*summary("None of them.", 8), "        None = 0,"]
        for row in entry.values:
            number = hex(row.value) if entry.is_flags else str(row.value)
            lines += [*summary(wording(row.brief), 8), f"        {value_name(entry, row)} = {number},"]
        lines += ["    }"]
    return lines[1:]


# Handles

ID = '''
@SUMMARY@
    [StructLayout(LayoutKind.Sequential, Size = 8)]
    public readonly struct @NAME@ : IEquatable<@NAME@>
    {
        /// <summary>The handle as a number, for dictionaries and logs; 0 is null.</summary>
        public readonly ulong Bits;

        /// <summary>The handle of a number that Bits has returned.</summary>
        public @NAME@(ulong bits) { Bits = bits; }

        /// <summary>Whether it stands for nothing.</summary>
        public bool IsNull { get { return Bits == 0; } }

        /// <inheritdoc/>
        public bool Equals(@NAME@ other) { return Bits == other.Bits; }

        /// <inheritdoc/>
        public override bool Equals(object other) { return other is @NAME@ && Bits == ((@NAME@)other).Bits; }

        /// <inheritdoc/>
        public override int GetHashCode() { return Bits.GetHashCode(); }

        /// <inheritdoc/>
        public override string ToString() { return "@NAME@ 0x" + Bits.ToString("x"); }

        /// <summary>Whether both stand for the same.</summary>
        public static bool operator ==(@NAME@ one, @NAME@ other) { return one.Bits == other.Bits; }

        /// <summary>Whether they stand for different things.</summary>
        public static bool operator !=(@NAME@ one, @NAME@ other) { return one.Bits != other.Bits; }
    }'''


def ids(api: Api) -> list[str]:
    handles = [entry for area in api.enabled_areas for entry in area.all(Handle) if not entry.is_object]
    lines: list[str] = []
    for entry in handles:
        text = ID.replace("@SUMMARY@", "\n".join(summary(entry.brief, 4))).replace("@NAME@", handle_name(entry))
        lines += text.split("\n")
    return lines[1:]


# Arrays

TEXT = '''
    /// <summary>A text of at most @LAST@ bytes of UTF-8; it converts to a string and back.</summary>
    [StructLayout(LayoutKind.Sequential, Size = @SIZE@)]
    public unsafe struct @NAME@
    {
        private fixed byte bytes[@SIZE@];

        /// <inheritdoc/>
        public override string ToString() { fixed (byte* start = bytes) { return Utf8.Read(start, @SIZE@); } }

        /// <summary>The text.</summary>
        public static implicit operator string(@NAME@ text) { return text.ToString(); }

        /// <summary>The text, which an exception refuses if it is longer.</summary>
        public static implicit operator @NAME@(string text)
        {
            var written = default(@NAME@);
            Utf8.Write(text, written.bytes, @SIZE@);
            return written;
        }
    }'''

ARRAY = '''
    /// <summary>@COUNT@ values of type @ELEMENT@.</summary>
    [StructLayout(LayoutKind.Sequential, Size = @SIZE@)]
    public unsafe struct @NAME@
    {
        /// <summary>Number of values.</summary>
        public const int Length = @COUNT@;

        private fixed @ELEMENT@ values[@COUNT@];

        /// <summary>One of the values, beginning at 0.</summary>
        public @ELEMENT@ this[int index]
        {
            get { Check(index); fixed (@ELEMENT@* start = values) { return start[index]; } }
            set { Check(index); fixed (@ELEMENT@* start = values) { start[index] = value; } }
        }

        /// <summary>Copies all of them into a new array.</summary>
        public @ELEMENT@[] ToArray()
        {
            var copy = new @ELEMENT@[Length];
            for (int index = 0; index < Length; index++) { copy[index] = this[index]; }
            return copy;
        }

        private static void Check(int index)
        {
            if ((uint)index >= Length) { throw new IndexOutOfRangeException("the index is 0 to " + (Length - 1)); }
        }
    }'''


def arrays(api: Api) -> list[str]:
    found = {(member.type.name, member.count): member for struct in api.structs() for member in struct.members if member.count}
    lines: list[str] = []
    for (name, count), member in sorted(found.items()):
        text = TEXT if name == "char" else ARRAY
        words = {"NAME": array_type(member.type, count), "COUNT": count, "SIZE": member.size, "LAST": count - 1, "ELEMENT": SCALARS[name]}
        for word, value in words.items():
            text = text.replace(f"@{word}@", str(value))
        lines += text.split("\n")
    return lines[1:]


# Structures


def structures(api: Api, wording: Wording) -> list[str]:
    lines: list[str] = []
    for struct in api.structs():
        lines += ["", *structure(struct, wording)]
    return lines[1:]


def structure(struct: Struct, wording: Wording) -> list[str]:
    kind = "Explicit" if struct.is_union else "Sequential"
    name = type_name(struct.name)
    lines = [*summary(wording(struct.brief), 4), f"    [StructLayout(LayoutKind.{kind}, Size = {struct.size})]",
             f"    public partial struct {name}", "    {"]
    for member in struct.members:
        lines += summary(phrase(member, struct, wording), 8)
        lines += ["        [FieldOffset(0)]"] if struct.is_union else []
        lines += [f"        public {member_type(member)} {member_name(struct, member)};"]
    if struct.frozen is None:
        lines += ["", *initial(struct, name)]
    return [*lines, "    }"]


def phrase(member: Member, struct: Struct, wording: Wording) -> str:
    text = wording(member_phrase(member, struct.is_zero_default(member)))
    return text.replace("default 1", "default true") if member_type(member) == "VeltoBool" else text


def initial(struct: Struct, name: str) -> list[str]:
    """A property with the values of the initializer macro."""
    rows = [f"            value.{member_name(struct, member)} = {default(struct, member)};"
            for member in struct.members if member.name == "struct_size" or has_default(member)]
    return [*summary("A structure with its defaults, which programs begin with.", 8), f"        public static {name} Initial", "        {",
            "            get", "            {", f"                var value = default({name});",
            *(f"    {row}" for row in rows), "                return value;", "            }", "        }"]


def has_default(member: Member) -> bool:
    return bool(member.default) and not member.count and not isinstance(member.type, (Struct, Handle)) and not member.is_text


def default(struct: Struct, member: Member) -> str:
    if member.name == "struct_size":
        return str(struct.size)
    if isinstance(member.type, ValueSet):
        return f"({type_name(member.type.name)})({enumerator(member)})"
    if member.type.name == "velto_bool":
        return "true" if member.default else "false"
    if isinstance(member.default, str):
        return f"Constants.{constant_name(Constant(member.default, member.type, 0, '', '', ''))}"
    assert isinstance(member.type, Scalar)
    return number_text(member.default) + ("f" if member.type.name == "float" else "")


def enumerator(member: Member) -> str:
    """The number of a default that may be named."""
    if isinstance(member.default, str):
        return str(next(row.value for row in member.type.values if row.name == member.default))
    return str(int(member.default or 0))
