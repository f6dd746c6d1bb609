// frames.c in C#: a simulated board for 300 frames of a game, on a manual clock.
using System;
using VeltoKit;

static class Frames
{
    static void Main()
    {
        int connected = 0, moved = 0;
        var options = new ContextOptions
        {
            Backends = Backend.Simulated, ManualClock = true, Ephemeral = true, AutoConnectFamilies = Families.Metawear
        };
        using (var velto = new Context(options))
        {
            velto.CreateSimulator(model: "metamotion-s", seed: 7);
            velto.AutoConnect(1);
            for (int frame = 0; frame < 300; frame++)
            {
                velto.Advance(1.0 / 60);
                VeltoInput pad = velto.Player(0).Poll(1.0 / 60);
                connected += pad.Connected ? 1 : 0;
                moved += Math.Abs(pad.PositionX) > 0.1 ? 1 : 0;
            }
        }
        Console.WriteLine("300 frames, {0} connected, {1} away from the center", connected, moved);
    }
}
