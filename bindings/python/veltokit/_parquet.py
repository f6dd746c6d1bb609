"""Tracks of sessions as Parquet files."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterator

from ._enums import Units, ValueType
from ._new_files import NewFiles
from ._store_facts import FOREVER, utc
from ._table_source import PORTION, Rows, TableSource, columns_of, in_order, only_track, refused
from .arrays import structured_array

if TYPE_CHECKING:
    from .track import Track

TIMES = ["time", "timestamp_ns", "sequence"]
"""The columns before those of the channels."""

TYPES = {"float": ValueType.F32, "int32": ValueType.I32, "uint32": ValueType.U32, "uint8": ValueType.U8}
"""The types of values, by the names of Arrow."""


def write(tracks: list[Track], facts: dict[str, Any], folder: str | os.PathLike[str], units: Units) -> list[Path]:
    Path(folder).mkdir(parents=True, exist_ok=True)
    with NewFiles() as files:
        for track, name in zip(tracks, names(facts)):
            write_track(track, facts, files, Path(folder) / f"{name}.parquet", units)
        return files.paths


def names(facts: dict[str, Any]) -> list[str]:
    """A name for each track by the rule of CSV: device, signal and start, and a number from the second of the same on."""
    stamp = facts["session"]["start_utc"][:19].replace(":", "-")
    found: list[str] = []
    used: dict[str, int] = {}
    for track in facts["tracks"]:
        owner = plain(track["device"]["name"] or track["device"]["address"]) or "device"
        name = f"{owner}-{plain(track['signal'])}-{stamp}"
        used[name] = used.get(name, 0) + 1
        found.append(name if used[name] == 1 else f"{name}-{used[name]}")
    return found


def plain(text: str) -> str:
    """The letters, digits, `_` and `-` of a text, as many as leave room in the 255 bytes of a file's name."""
    return "".join(letter for letter in text if letter.isascii() and (letter.isalnum() or letter in "_-"))[:100]


def write_track(track: Track, facts: dict[str, Any], files: NewFiles, path: Path, units: Units) -> None:
    import pyarrow
    import pyarrow.parquet

    own = next(entry for entry in facts["tracks"] if entry["track"] == track.info.track)
    schema = schema_of(track, {**facts, "tracks": [own], "units": units.name}, units)
    channels = schema.names[len(TIMES):]
    with files.open(path) as file, pyarrow.parquet.ParquetWriter(
        file, schema, compression="zstd", write_page_checksum=True
    ) as writer:
        for part in track.portions(units, 0, FOREVER):
            array = structured_array(part, channels)
            dates, kind = utc(array["timestamp_ns"], facts, own), schema.field("time").type
            time = pyarrow.nulls(len(array), kind) if dates is None else pyarrow.array(dates, kind)
            columns = [pyarrow.array(array[name].astype("u8")) for name in TIMES[1:]]
            columns += [pyarrow.array(array[name]) for name in channels]
            writer.write_table(pyarrow.Table.from_arrays([time, *columns], schema=schema))


def schema_of(track: Track, facts: dict[str, Any], units: Units) -> Any:
    """The columns with their units, and the facts as metadata."""
    import pyarrow

    kinds = {value_type: name for name, value_type in TYPES.items()}
    kind = kinds[track.info.value_type if units == Units.RAW else ValueType.F32]
    fields = [
        pyarrow.field("time", pyarrow.timestamp("ns", "UTC")), pyarrow.field("timestamp_ns", pyarrow.uint64(), False),
        pyarrow.field("sequence", pyarrow.uint64(), False),
    ]
    for channel in track.channels(units):
        unit = "" if units == Units.RAW else channel.unit
        fields.append(pyarrow.field(channel.name, pyarrow.type_for_alias(kind), False, {"unit": unit}))
    return pyarrow.schema(fields, {"veltokit": json.dumps(facts)})


def source(path: Path) -> TableSource:
    """Describes a file by its metadata, and compares them with its columns."""
    import pyarrow
    import pyarrow.parquet

    try:
        schema: Any = pyarrow.parquet.read_schema(path)
        facts = json.loads((schema.metadata or {})[b"veltokit"])
        units = Units[facts["units"]]
    except FileNotFoundError:
        raise
    except (pyarrow.ArrowException, OSError) as error:
        raise refused(path, "it is no Parquet file, or cut") from error
    except (KeyError, TypeError, ValueError) as error:
        raise refused(path, "it is of another program: it does not have the facts of VeltoKit") from error
    columns = [name for name, _ in columns_of(only_track(path, facts), units)]
    types = {str(schema.field(place).type) for place in range(len(TIMES), len(schema.names))}
    if schema.names != [*TIMES, *columns] or len(types) != 1 or not types <= TYPES.keys():
        raise refused(path, f"its columns are not {', '.join([*TIMES, *columns])}, of one type of values")
    return TableSource(path, facts, units, TYPES[types.pop()], lambda: portions(path, columns))


def portions(path: Path, columns: list[str]) -> Iterator[Rows]:
    import pyarrow
    import pyarrow.parquet

    last = 0
    try:
        with pyarrow.parquet.ParquetFile(path, page_checksum_verification=True) as file:
            for part in file.iter_batches(PORTION, columns=["timestamp_ns", *columns]):
                times, *values = [part.column(place).to_pylist() for place in range(part.num_columns)]
                last = in_order(path, times, last)
                yield times, list(zip(*values))
    except (pyarrow.ArrowException, OSError) as error:
        raise refused(path, "it is damaged") from error
