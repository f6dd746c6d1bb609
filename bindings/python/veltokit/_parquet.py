"""Sessions as Parquet files."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ._enums import Units, ValueType
from ._store_facts import FOREVER, utc

if TYPE_CHECKING:
    from .store import Track


def write(tracks: list[Track], facts: dict[str, Any], folder: str | os.PathLike[str], units: Units) -> list[Path]:
    Path(folder).mkdir(parents=True, exist_ok=True)
    return [write_parquet(track, facts, unused_path(Path(folder), track, facts), units) for track in tracks]


def unused_path(folder: Path, track: Track, facts: dict[str, Any]) -> Path:
    """A file for a track: of several tracks with the same names, the later ones have their number in it."""
    device = track.info.device_name or track.info.address or "device"
    stem = "-".join("".join(letter for letter in name if letter.isalnum() or letter in "_-") for name in (device, track.info.signal))
    twins = [other for other in facts["tracks"] if other["signal"] == track.info.signal and other["track"] < track.info.track]
    same = any((other["device"]["name"] or other["device"]["address"]) == device for other in twins)
    return folder / f"{stem}-{track.info.track}.parquet" if same else folder / f"{stem}.parquet"


def write_parquet(track: Track, facts: dict[str, Any], path: Path, units: Units) -> Path:
    import pyarrow
    import pyarrow.parquet

    own = next(entry for entry in facts["tracks"] if entry["track"] == track.info.track)
    fields = [
        pyarrow.field("time", pyarrow.timestamp("ns", "UTC")), pyarrow.field("time_ns", pyarrow.uint64(), False),
        pyarrow.field("sequence", pyarrow.uint64(), False),
    ]
    kind = {ValueType.I32: pyarrow.int32(), ValueType.U32: pyarrow.uint32(), ValueType.U8: pyarrow.uint8()}
    value = kind.get(track.info.value_type, pyarrow.float32()) if units == Units.RAW else pyarrow.float32()
    for channel in track.channels(units):
        fields.append(pyarrow.field(channel.name, value, False, {"unit": "" if units == Units.RAW else channel.unit}))
    schema = pyarrow.schema(fields, {"veltokit": json.dumps({**facts, "tracks": [own], "units": units.name})})
    with path.open("xb") as file:
        try:
            with pyarrow.parquet.ParquetWriter(file, schema, compression="zstd") as writer:
                for part in track.portions(units, 0, FOREVER):
                    array = track._array(part, units)
                    dates = utc(array["time_ns"], facts, own)
                    time = pyarrow.nulls(len(array), schema.field("time").type) if dates is None else pyarrow.array(dates, schema.field("time").type)
                    columns = [pyarrow.array(array[name]) for name in (array.dtype.names or ())]
                    writer.write_table(pyarrow.Table.from_arrays([time, *columns], schema=schema))
        except BaseException:
            path.unlink()
            raise
    return path
