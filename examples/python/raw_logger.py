"""Logs the raw values of any device with asyncio: a line of CSV for each notification.

    python3 raw_logger.py [DEVICE [SECONDS]]

DEVICE is an identifier, an address or a name. Without it, a simulated cap is logged for two seconds.
"""

from __future__ import annotations

import asyncio
import sys

import veltokit
from veltokit import AttributeProperty, Backend, Context, Device


async def log(velto: Context, device: Device, characteristic: veltokit.GattCharacteristic) -> None:
    """Prints every value of one characteristic, across lost links, until the task is cancelled."""
    with device.subscribe(characteristic.uuid) as values:
        await values.started
        async for value in values:
            time = velto.date(value).isoformat(timespec="milliseconds")
            print(f"{time},{characteristic.uuid},{value.sequence},{value.data.hex()}", flush=True)


async def watch(velto: Context) -> None:
    """Prints link events to standard error."""
    async for event in velto.events(veltokit.EventClass.LINK):
        print(event, file=sys.stderr)


async def main() -> None:
    text = sys.argv[1] if len(sys.argv) > 1 else "Triki log"
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 2.0
    with Context(backends=Backend.SIMULATED if len(sys.argv) < 2 else None) as velto:
        if len(sys.argv) < 2:
            velto.create_simulator(name=text)
        tasks = [asyncio.create_task(watch(velto))]
        try:
            device = await velto.connect(text)
            print("time,characteristic,sequence,value")
            notifying = [row for row in device.characteristics if AttributeProperty.NOTIFY in row.properties]
            tasks += [asyncio.create_task(log(velto, device, row)) for row in notifying]
            await asyncio.sleep(seconds)
        finally:
            # The context is closed at the end of this block, so the tasks must end first.
            for task in tasks:
                task.cancel()
            for outcome in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(outcome, veltokit.VeltoError):
                    print(outcome, file=sys.stderr)
        await device.disconnect()


if __name__ == "__main__":
    try:
        asyncio.run(main())
    except KeyboardInterrupt:
        pass
    except veltokit.VeltoError as error:
        sys.exit(f"{error}")
