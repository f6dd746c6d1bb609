"""bindings/csharp/VeltoKit/Generated/ContextEvents.cs: an event of C# for each type of event."""

from __future__ import annotations

from .csharp_names import FOLDER, HEAD, Wording, event_name, pascal, summary
from .description import Api, Value


def outputs(api: Api) -> dict[str, str]:
    wording = Wording(api)
    rows = [row for row in api.types["velto_event_type"].values if row.value]
    lines = [HEAD.format(title="An event of C# for each type of event."), "    public sealed partial class Context", "    {"]
    for row in rows:
        lines += [*summary(brief(row, wording), 8), f"        public event VeltoEventHandler {event_name(row)};", ""]
    lines += ["        /// <summary>The listeners of a type of event.</summary>",
              "        private VeltoEventHandler Listeners(VeltoEventType type)", "        {", "            switch (type)", "            {"]
    lines += [f"                case VeltoEventType.{event_name(row)}: return {event_name(row)};" for row in rows]
    lines += ["                default: return null;", "            }", "        }", "    }", "}", ""]
    return {f"{FOLDER}/ContextEvents.cs": "\n".join(lines)}


def brief(row: Value, wording: Wording) -> str:
    """The brief of an event, with the member that holds its data."""
    text = wording(row.brief)
    if row.data:
        text = text.replace(f" [{row.data}]", "").rstrip(".") + f". Its data is Data.{pascal(row.data)}."
    return text
