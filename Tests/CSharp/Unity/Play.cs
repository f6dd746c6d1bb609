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
            // A reload of scripts forgets some managers without a word.
            if (cycle % 10 != 0) { Engine.Send(manager, "OnDisable"); }
        }
        Console.WriteLine("threads " + Process.GetCurrentProcess().Threads.Count);
        return 0;
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
