// A context on a manual clock, on which nothing ever waits, and devices in it.

using VeltoKit;

static class World
{
    public static Context Create()
    {
        return new Context(new ContextOptions { Backends = Backend.Simulated, ManualClock = true, Ephemeral = true });
    }

    /// <summary>A context with a loop and a clock of its own.</summary>
    public static Context CreateRunning()
    {
        return new Context(new ContextOptions { Backends = Backend.Simulated, Ephemeral = true });
    }

    /// <summary>The device of a simulator of that name, connected, with its first packets arrived.</summary>
    public static Device Connect(Context context, string name)
    {
        var device = context.Connect(name).Wait();
        context.Advance(0.5);
        return device;
    }

    /// <summary>A connected cap that plays a script.</summary>
    public static Device Cap(Context context, string script = "rest", ulong seed = 7)
    {
        var name = "Triki " + seed;
        context.CreateSimulator(name, script: script, seed: seed);
        return Connect(context, name);
    }
}
