// What a frame costs the garbage collector: nothing.

using System;
using VeltoKit;

static class Allocations
{
    private const int Frames = 20000;

    /// <summary>Bytes that this thread allocates while an action runs, after it has run before.</summary>
    private static long During(Action action)
    {
        action();
        long before = GC.GetAllocatedBytesForCurrentThread();
        action();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    public static void TheCounterCounts()
    {
        object kept = null;
        Expect.That(During(() => { for (int index = 0; index < Frames; index++) { kept = new byte[100]; } }) > 100 * Frames, kept);
    }

    public static void PollingAllocatesNothing()
    {
        using (var context = World.Create())
        {
            var device = World.Cap(context, "sweep");
            device.PlayerIndex = 0;
            double sum = 0;
            int collections = GC.CollectionCount(0);
            var bytes = During(() =>
            {
                for (int frame = 0; frame < Frames; frame++)
                {
                    var input = context.Player(0).Poll(1.0 / 144);
                    sum += input.PositionX + device.Peek().PositionX;
                    if (input.Clicked) { sum++; }
                }
            });
            Console.WriteLine(bytes + " bytes in " + Frames + " frames");
            Expect.Same(bytes, 0L);
            Expect.Same(GC.CollectionCount(0), collections);
        }
    }

    public static void PumpingEventsAllocatesNothing()
    {
        using (var context = World.Create())
        {
            var cap = context.CreateSimulator("Triki test", script: "rest", seed: 7);
            context.AutoConnect(1);
            context.Advance(5);
            Device last = null;
            int presses = 0;
            context.Button += (device, e) => { last = device; presses++; };
            context.EventMask = EventClass.Button | EventClass.Move;
            var bytes = During(() =>
            {
                for (int press = 0; press < 50; press++)
                {
                    cap.PressButton(0.05);
                    context.Advance(0.2);
                    context.PumpEvents();
                }
            });
            Expect.Same(presses, 200);
            Expect.That(last != null, "the device of the event");
            Expect.Same(bytes, 0L);
        }
    }

    public static void ReadingAStreamAllocatesNothing()
    {
        using (var context = World.Create())
        {
            var device = World.Cap(context, "sweep");
            var values = new float[3 * 64];
            var infos = new FrameInfo[64];
            using (var stream = device.Signal(Constants.TrikiAxes).Stream())
            {
                stream.Started.Wait(5);
                int frames = 0;
                var bytes = During(() =>
                {
                    for (int round = 0; round < 100; round++)
                    {
                        context.Advance(0.1);
                        frames += stream.Read(values, infos);
                    }
                });
                Expect.That(frames > 100, frames);
                Expect.Same(bytes, 0L);
            }
        }
    }
}
