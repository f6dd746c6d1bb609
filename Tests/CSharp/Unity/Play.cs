// Plays a scene with the sample, as the engine would: enables, updates and disables components, a hundred times over.

using System;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using UnityEngine;
using VeltoKit;
using VeltoKit.Unity;

static class Play
{
    static int Main(string[] arguments)
    {
        switch (arguments[0])
        {
            case "paddle": return Paddle();
            case "restarts": return Restarts();
            case "second": return Second();
            case "lost": return Lost();
            case "families": return Families();
            case "player": return Player();
            case "input": return InputSystemDevice();
            case "missing": return Missing();
            case "nobody": return Nobody();
            default: return Names();
        }
    }

    /// <summary>A simulated cap moves the paddle and serves.</summary>
    private static int Paddle()
    {
        var manager = Manager();
        Engine.Send(manager, "OnEnable");
        var paddle = new GameObject().AddComponent<global::Paddle>();
        Engine.Send(paddle, "Start");
        float least = 0, most = 0;
        var watch = Stopwatch.StartNew();
        while ((most - least < 2 || paddle.Serves == 0) && watch.Elapsed.TotalSeconds < 60)
        {
            Frame(manager, paddle);
            least = Math.Min(least, paddle.transform.localPosition.x);
            most = Math.Max(most, paddle.transform.localPosition.x);
        }
        Console.WriteLine(string.Format("moved {0:0.0} served {1}: {2}", most - least, paddle.Serves > 0, string.Join(", ", UnityEngine.Debug.Lines)));
        Engine.Send(paddle, "OnDestroy");
        Engine.Send(manager, "OnDisable");
        return VeltoManager.Current == null ? 0 : 1;
    }

    /// <summary>Play mode is entered and left in one process, as in the editor.</summary>
    private static int Restarts()
    {
        for (int cycle = 0; cycle < 100; cycle++)
        {
            var manager = Manager();
            Engine.Send(manager, "OnEnable");
            Frame(manager, null);
            // A reload of scripts forgets some managers without a word, and with them everything static.
            if (cycle % 10 != 0) { Engine.Send(manager, "OnDisable"); }
            else { typeof(VeltoManager).GetProperty("Current").SetValue(null, null, null); }
        }
        Console.WriteLine("threads " + Process.GetCurrentProcess().Threads.Count);
        return 0;
    }

    /// <summary>A scene with a manager is loaded in addition to one with a manager.</summary>
    private static int Second()
    {
        VeltoManager first = Manager(), second = Manager();
        Engine.Send(first, "OnEnable");
        Engine.Send(second, "OnEnable");
        Until(() => first.Player() != null, first, second);
        Console.WriteLine(string.Format("{0} {1} {2}: {3}", VeltoManager.Current == first, first.Error == null, second.enabled, second.Error.Message));
        Console.WriteLine(string.Join("\n", UnityEngine.Debug.Lines));
        first.enabled = false;
        second.enabled = true;
        Console.WriteLine(VeltoManager.Current == second && second.Error == null && second.Context != null);
        return 0;
    }

    /// <summary>Something else takes the context of the manager away while its player moves.</summary>
    private static int Lost()
    {
        var manager = Manager();
        Engine.Send(manager, "OnEnable");
        var paddle = new GameObject().AddComponent<global::Paddle>();
        Until(() => Math.Abs(manager.Input().PositionX) > 0.1, manager, paddle);
        using (new Context(new ContextOptions { Backends = Backend.Simulated, Ephemeral = true, OwnerName = "org.veltokit.unity" }))
        {
            for (int frame = 0; frame < 3; frame++) { Frame(manager, paddle); }
        }
        Engine.Send(paddle, "OnGUI");
        var input = manager.Input();
        Console.WriteLine(string.Format("{0} {1} {2}", manager.Context == null, input.PositionX, input.Connected));
        Console.WriteLine(string.Join("\n", UnityEngine.Debug.Lines.Select(line => line.Split('\n')[0])));
        manager.enabled = false;
        manager.enabled = true;
        Console.WriteLine(manager.Context != null && manager.Error == null);
        return 0;
    }

    /// <summary>A paired TAP is connected if the manager is told so; "Everything" of the inspector sets all 32 bits.</summary>
    private static int Families()
    {
        foreach (var families in new[] { VeltoKit.Families.None, VeltoKit.Families.Tap, (VeltoKit.Families)uint.MaxValue })
        {
            var manager = Manager();
            manager.Families = families;
            Engine.Send(manager, "OnEnable");
            if (families != (VeltoKit.Families)uint.MaxValue)
            {
                manager.Context.CreateSimulator("TAP test", "tap-strap-2", "rest", 9, SimulatorFlag.Bonded | SimulatorFlag.Connected);
            }
            Until(() => manager.Player() != null && manager.Player().IsConnected, manager, null);
            Console.WriteLine(manager.Player().Family);
            Engine.Send(manager, "OnDisable");
        }
        return 0;
    }

    /// <summary>A component of a player sets the device up, and raises what the player does.</summary>
    private static int Player()
    {
        var manager = Manager();
        var player = new GameObject().AddComponent<VeltoPlayer>();
        player.Motion = PlayerMotion.Pointer;
        player.Mounting = MountingKind.WristLeft;
        int connected = 0, disconnected = 0, moved = 0, pressed = 0, released = 0, clicked = 0, calibrated = 0;
        player.Connected.AddListener(() => connected++);
        player.Disconnected.AddListener(() => disconnected++);
        player.Moved.AddListener(position => moved++);
        player.Pressed.AddListener(() => pressed++);
        player.Released.AddListener(() => released++);
        player.Clicked.AddListener(() => clicked++);
        player.Calibrated.AddListener(() => calibrated++);
        Engine.Send(player, "Update");
        Engine.Send(manager, "OnEnable");
        Until(() => pressed > 0 && released > 0 && clicked > 0 && moved > 9, manager, player);
        Console.WriteLine(string.Format("{0} {1} {2}", connected, disconnected, player.Device.MotionMode));
        Console.WriteLine(UnityEngine.Debug.Lines.Single());
        player.Motion = PlayerMotion.Gesture;
        player.Recenter();
        Console.WriteLine(player.Device.MotionMode);
        manager.Context.CreateSimulator("MetaWear", "metamotion-s", "rest", 9);
        manager.Context.Connect("MetaWear").Wait(20);
        manager.Context.Find("MetaWear").PlayerIndex = 0;
        player.Calibrates = true;
        Until(() => calibrated > 0, manager, player);
        Console.WriteLine(string.Format("{0} {1} {2}", player.Device.Name, player.Device.MotionMode, player.Device.Mounting.Kind));
        Engine.Send(player, "OnDisable");
        Console.WriteLine(disconnected > 0);
        Engine.Send(manager, "OnDisable");
        player.Calibrate();
        return 0;
    }

    /// <summary>The Input System has a device for each player who has one.</summary>
    private static int InputSystemDevice()
    {
        var manager = Manager();
        var system = new GameObject().AddComponent<VeltoInputSystem>();
        Engine.Send(system, "OnEnable");
        Engine.Send(system, "Update");
        Console.WriteLine(string.Format("{0} {1}", UnityEngine.InputSystem.InputSystem.Layouts.Single(), system.Wearable() == null));
        Engine.Send(manager, "OnEnable");
        var states = UnityEngine.InputSystem.InputSystem.States;
        Until(() => states.Any(state => (((VeltoWearableState)state).buttons & 1) != 0), manager, system);
        var wearable = system.Wearable();
        Console.WriteLine(string.Format("{0} {1} {2}", wearable.name, wearable.Stick != null, wearable.Main != null));
        Console.WriteLine(states.Cast<VeltoWearableState>().Max(state => Math.Abs(state.stick.x)) > 0.1);
        Engine.Send(manager, "OnDisable");
        Engine.Send(system, "Update");
        Console.WriteLine(UnityEngine.InputSystem.InputSystem.Devices.Count);
        return 0;
    }

    /// <summary>A machine without Bluetooth: the paddle shows the reason.</summary>
    private static int Nobody()
    {
        var manager = new GameObject().AddComponent<VeltoManager>();
        Engine.Send(manager, "OnEnable");
        var paddle = new GameObject().AddComponent<global::Paddle>();
        Engine.Send(paddle, "Start");
        Until(() => manager.Context.Info.SearchProblem != Result.Ok, manager, paddle);
        Engine.Send(paddle, "OnGUI");
        Console.WriteLine(UnityEngine.Debug.Lines.Last());
        Engine.Send(paddle, "OnDestroy");
        Engine.Send(manager, "OnDisable");
        return 0;
    }

    /// <summary>A player for another system has the scripts, and no library.</summary>
    private static int Missing()
    {
        var manager = Manager();
        Engine.Send(manager, "OnEnable");
        var paddle = new GameObject().AddComponent<global::Paddle>();
        Engine.Send(paddle, "Start");
        Frame(manager, paddle);
        Engine.Send(paddle, "OnGUI");
        Engine.Send(paddle, "OnDestroy");
        Console.WriteLine(manager.Error.GetType().Name + "\n" + UnityEngine.Debug.Lines.Last());
        return 0;
    }

    private static void Until(Func<bool> isDone, VeltoManager manager, MonoBehaviour other)
    {
        var watch = Stopwatch.StartNew();
        while (!isDone())
        {
            Frame(manager, other);
            if (watch.Elapsed.TotalSeconds > 30) { throw new TimeoutException(); }
        }
    }

    /// <summary>Namespaces that new projects of .NET import by themselves, and the engine's.</summary>
    private static readonly string[] Imported =
    {
        "System", "System.Collections.Generic", "System.IO", "System.Linq", "System.Threading", "System.Threading.Tasks", "UnityEngine",
    };

    /// <summary>Public types whose names are taken there, too.</summary>
    private static int Names()
    {
        var assemblies = new[] { typeof(object), typeof(Uri), typeof(Enumerable), typeof(MonoBehaviour) }.Select(type => type.Assembly);
        var others = assemblies.SelectMany(assembly => assembly.GetTypes()).Where(type => type.IsPublic && Imported.Contains(type.Namespace));
        var ours = typeof(Context).Assembly.GetExportedTypes().Where(type => type.Namespace == "VeltoKit").Select(type => type.Name).ToList();
        Console.WriteLine(ours.Count + " types, taken: " + string.Join(", ", ours.Intersect(others.Select(type => type.Name))));
        return 0;
    }

    private static VeltoManager Manager()
    {
        var manager = new GameObject().AddComponent<VeltoManager>();
        manager.Simulated = true;
        return manager;
    }

    private static void Frame(VeltoManager manager, MonoBehaviour other)
    {
        Time.unscaledDeltaTime = 1f / 144;
        Engine.Send(manager, "Update");
        if (other != null) { Engine.Send(other, "Update"); }
        Thread.Sleep(7);
    }
}
