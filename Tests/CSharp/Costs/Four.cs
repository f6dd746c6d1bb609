// The same as four.c, through C#: prints its nanoseconds, what it has seen, and the bytes that all frames allocate. With the
// argument "out", input is filled in place instead of returned.

using System;
using System.Diagnostics;
using System.Globalization;
using System.Linq;
using VeltoKit;

static class Four
{
    private const int Players = 4, Frames = 20000, Warming = 5000;

    static void Main(string[] arguments)
    {
        bool isInPlace = arguments[0] == "out";
        var costs = new double[Frames];
        double sum = 0, tick = 1e9 / Stopwatch.Frequency;
        using (var context = new Context(new ContextOptions { Backends = Backend.Simulated, ManualClock = true, Ephemeral = true }))
        {
            for (ulong player = 0; player < Players; player++) { context.CreateSimulator(script: "sweep", seed: player + 1); }
            context.AutoConnect(Players);
            context.Advance(10);
            var all = new Player[Players];
            for (int player = 0; player < Players; player++) { all[player] = context.Player(player); }
            for (int frame = 0; frame < Warming; frame++) { all[frame % Players].Peek(); }
            long before = GC.GetAllocatedBytesForCurrentThread();
            for (int frame = 0; frame < Frames; frame++)
            {
                context.Advance(1.0 / 144);
                long start = Stopwatch.GetTimestamp();
                for (int player = 0; player < Players; player++)
                {
                    VeltoInput input;
                    if (isInPlace) { all[player].Poll(1.0 / 144, out input); }
                    else { input = all[player].Poll(1.0 / 144); }
                    sum += input.PositionX + (input.Connected ? 1 : 0);
                }
                costs[frame] = (Stopwatch.GetTimestamp() - start) * tick;
            }
            long bytes = GC.GetAllocatedBytesForCurrentThread() - before;
            Array.Sort(costs);
            Console.WriteLine(string.Format(CultureInfo.InvariantCulture, "{0:0} {1:0.000000} {2}", costs.Skip(Frames / 4).Take(Frames / 2).Average(), sum, bytes));
        }
    }
}
