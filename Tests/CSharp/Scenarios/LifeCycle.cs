// Contexts that end while things run, and everything that outlives them.

using System;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
using VeltoKit;

static class LifeCycle
{
    public static async Task AContextIsDisposedWhileItScans()
    {
        var context = World.CreateRunning();
        await context.StartScan();
        context.Dispose();
        Expect.Throws<ObjectDisposedException>(() => context.StopScan());
    }

    public static async Task AContextIsDisposedWhileItConnects()
    {
        var context = World.CreateRunning();
        var cap = context.CreateSimulator("Triki test", seed: 7);
        var link = cap.Link;
        link.Delay = 10;
        cap.Link = link;
        var operation = context.Connect("Triki test", 100);
        var task = operation.AsTask();
        while (context.Info.DeviceCount == 0) { Thread.Yield(); }
        var watch = Stopwatch.StartNew();
        context.Dispose();
        Expect.That(watch.Elapsed.TotalSeconds < 10, "disposing took " + watch.Elapsed);
        try
        {
            await task;
            throw new Exception("it succeeded");
        }
        catch (VeltoException error) { Expect.Same(error.Code, Result.Cancelled); }
    }

    public static void AThreadThatWaitsIsReleased()
    {
        var context = World.CreateRunning();
        var operation = context.Connect("nobody", 100);
        Exception thrown = null;
        var isWaiting = new ManualResetEventSlim();
        var thread = new Thread(() =>
        {
            isWaiting.Set();
            try { operation.Wait(); }
            catch (Exception error) { thrown = error; }
        });
        thread.Start();
        isWaiting.Wait();
        context.Dispose();
        thread.Join();
        Expect.That(thrown is VeltoException || thrown is ObjectDisposedException, thrown);
    }

    public static void AThreadThatWaitsForEventsIsReleased()
    {
        var context = World.CreateRunning();
        var queue = context.CreateQueue(EventClass.Button, 8);
        Exception thrown = null;
        var isWaiting = new ManualResetEventSlim();
        var thread = new Thread(() =>
        {
            VeltoEvent e;
            isWaiting.Set();
            try { queue.Wait(-1, out e); }
            catch (Exception error) { thrown = error; }
        });
        thread.Start();
        isWaiting.Wait();
        context.Dispose();
        thread.Join();
        Expect.That(thrown is ObjectDisposedException, thrown);
    }

    public static void NothingCrashesAfterDispose()
    {
        var context = World.Create();
        var cap = context.CreateSimulator("Triki test", seed: 7);
        var device = World.Connect(context, "Triki test");
        var player = context.Player(0);
        var stream = device.Signal(Constants.TrikiAxes).Stream();
        var queue = context.CreateQueue();
        var operation = device.Disconnect();
        context.Dispose();
        context.Dispose();
        VeltoEvent e;
        Expect.That(context.IsDisposed && !device.IsValid, "gone");
        Action[] uses =
        {
            () => context.AutoConnect(1), () => context.PumpEvents(), () => context.TryPollEvent(out e), () => context.Advance(1), () => { var _ = context.Info; },
            () => player.Poll(), () => player.Peek(), () => { var _ = player.Device; }, () => device.Poll(), () => { var _ = device.Name; },
            () => device.Connect(), () => device.ReadBattery(), () => device.Signal("axes"), () => stream.Read(new float[3]), () => stream.Stop(),
            () => queue.TryPoll(out e), () => { var _ = operation.Outcome; }, () => operation.Wait(), () => cap.PressButton(),
            () => operation.AsTask().GetAwaiter().GetResult(), () => context.CreateQueue(), () => context.Find("Triki"), () => device.Tap.WriteXrState(0),
            () => { var _ = device.Board.Info; },
        };
        foreach (var use in uses)
        {
            var error = Expect.Throws<ObjectDisposedException>(use);
            Expect.That(error.Message.Contains("disposed"), error.Message);
        }
        stream.Dispose();
        queue.Dispose();
        cap.Dispose();
    }

    public static void AListenerMayDisposeTheContext()
    {
        var context = World.Create();
        context.CreateSimulator("Triki test", seed: 7);
        context.DeviceConnected += (device, e) => context.Dispose();
        context.AutoConnect(1);
        context.Advance(5);
        context.PumpEvents();
        Expect.That(context.IsDisposed, "disposed");
    }

    public static void ForgottenContextsAreCollected()
    {
        var forgotten = Forget();
        for (int round = 0; round < 100 && forgotten.IsAlive; round++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }
        Expect.That(!forgotten.IsAlive, "the collector took it, and with it its devices, queues and operations in any order");
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference Forget()
    {
        WeakReference last = null;
        // The collector of Mono looks at stacks as they are: what was here last may seem to be in use.
        var thread = new Thread(() =>
        {
            for (int index = 0; index < 10; index++)
            {
                var context = World.CreateRunning();
                context.CreateSimulator("Triki test", seed: 7);
                context.StartScan().AsTask().Wait();
                context.Connect("nobody", 100);
                context.CreateQueue();
                context.AutoConnect(1);
                if (index == 0) { last = new WeakReference(context); }
            }
        });
        thread.Start();
        thread.Join();
        return last;
    }

    public static void TwoContextsLiveBesideEachOther()
    {
        using (var one = World.Create())
        using (var other = World.Create())
        {
            var first = World.Cap(one, seed: 7);
            var second = World.Cap(other, seed: 8);
            Expect.That(first.Id != second.Id, "ids of one table");
            Expect.That(first.Poll().Connected && second.Poll().Connected, "both");
            one.Dispose();
            other.Advance(1);
            Expect.That(second.Poll().Connected, "the other one goes on");
            Expect.Throws<ObjectDisposedException>(() => first.Poll());
        }
    }

    public static void ANewContextTakesTheNameOfAnOlderOne()
    {
        var options = new ContextOptions { Backends = Backend.Simulated, Ephemeral = true, OwnerName = "editor" };
        var older = new Context(options);
        using (var newer = new Context(options))
        {
            Expect.That(older.IsDisposed && !newer.IsDisposed, "the newer one remains");
            Expect.Throws<ObjectDisposedException>(() => { var _ = older.Info; });
            Expect.Throws<ObjectDisposedException>(() => older.PumpEvents());
            older.Dispose();
            Expect.Same(newer.Info.DeviceCount, 0u);
        }
    }

    public static void WhatIsAwaitedEndsWhenANewerContextTakesTheName()
    {
        var options = new ContextOptions { Backends = Backend.Simulated, Ephemeral = true, OwnerName = "editor" };
        foreach (var isPumped in new[] { false, true })
        {
            options.Pumped = isPumped;
            var older = new Context(options);
            var task = older.Connect("nobody", 100).AsTask();
            using (new Context(options))
            {
                if (isPumped) { Expect.Throws<ObjectDisposedException>(() => older.Dispatch()); }
                var error = Expect.Throws<AggregateException>(() => task.Wait()).InnerException as VeltoException;
                Expect.That(error != null && error.Code == Result.Cancelled, task.Exception);
            }
        }
    }

    public static void AProgramMayEndWithoutDisposing()
    {
        // Whether it ends is what the test waits for.
        var context = World.CreateRunning();
        context.Connect("nobody", 300).AsTask();
    }

    public static void AHundredCyclesLeaveNothingBehind()
    {
        int threads = 0, descriptors = 0;
        for (int cycle = 0; cycle < 100; cycle++)
        {
            using (var context = World.CreateRunning())
            {
                context.CreateSimulator("Triki test", seed: 7);
                context.AutoConnect(1);
                context.PumpEvents();
                context.Player(0).Poll();
            }
            if (cycle == 20)
            {
                threads = Process.GetCurrentProcess().Threads.Count;
                descriptors = System.IO.Directory.GetFiles("/proc/self/fd").Length;
            }
        }
        Expect.That(Process.GetCurrentProcess().Threads.Count <= threads + 1, "threads");
        Expect.That(System.IO.Directory.GetFiles("/proc/self/fd").Length <= descriptors + 1, "descriptors");
    }

    public static void ManyThreadsPollWhileTheContextEnds()
    {
        var context = World.Create();
        var device = World.Cap(context, "sweep");
        var threads = new Thread[4];
        int polls = 0;
        for (int index = 0; index < threads.Length; index++)
        {
            threads[index] = new Thread(() =>
            {
                try { while (true) { device.Peek(); Interlocked.Increment(ref polls); } }
                catch (ObjectDisposedException) { }
            });
            threads[index].Start();
        }
        while (Volatile.Read(ref polls) < 1000) { Thread.Yield(); }
        context.Dispose();
        foreach (var thread in threads) { thread.Join(); }
    }
}
