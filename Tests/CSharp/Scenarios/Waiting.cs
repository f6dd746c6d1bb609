// Threads that wait: the process may exit, and the context may be disposed, while they do.

using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;
using VeltoKit;

static class Waiting
{
    // Exiting

    public static void AProcessExitsWhileAThreadWaitsForAnEvent()
    {
        var context = World.CreateRunning();
        VeltoEvent e;
        LeaveWaiting(() => { while (true) { context.WaitEvent(-1, out e); } });
    }

    public static void AProcessExitsWhileAThreadWaitsForAQueue()
    {
        var queue = World.CreateRunning().CreateQueue(EventClass.Button);
        VeltoEvent e;
        LeaveWaiting(() => queue.Wait(-1, out e));
    }

    public static void AProcessExitsWhileAThreadWaitsForAnOperation()
    {
        var operation = World.CreateRunning().Connect("nobody", 300);
        LeaveWaiting(() => operation.Wait());
    }

    public static void AProcessExitsWhileAThreadWaitsForASample()
    {
        var stream = SilentStream(World.CreateRunning());
        Sample sample;
        LeaveWaiting(() => { while (true) { stream.Wait(-1, out sample); } });
    }

    /// <summary>Returns once a thread of the pool waits; the test fails if the process does not exit then.</summary>
    private static void LeaveWaiting(Action wait)
    {
        var isStarted = new ManualResetEventSlim();
        Task.Run(() =>
        {
            isStarted.Set();
            wait();
        });
        isStarted.Wait();
        Thread.Sleep(300);
    }

    // Timeouts

    public static void AWaitTakesAsLongAsItsTimeout()
    {
        using (var context = World.CreateRunning())
        using (var queue = context.CreateQueue(EventClass.Button))
        {
            VeltoEvent e;
            var operation = context.Connect("nobody", 100);
            while (context.TryPollEvent(out e)) { }
            context.EventMask = EventClass.Button;
            foreach (var timeout in new[] { 0, 0.1, 0.6 })
            {
                Takes(timeout, () => Expect.That(!context.WaitEvent(timeout, out e), e.Type));
                Takes(timeout, () => Expect.That(!queue.Wait(timeout, out e), e.Type));
                Takes(timeout, () => Expect.Throws<TimeoutException>(() => operation.Wait(timeout)));
            }
            Expect.Fails(Result.InvalidArgument, () => queue.Wait(double.NaN, out e));
        }
    }

    public static void AnEventEndsALongWait()
    {
        using (var context = World.CreateRunning())
        using (var queue = context.CreateQueue(EventClass.Link))
        {
            context.CreateSimulator("Triki test", seed: 7);
            var connected = Task.Delay(600).ContinueWith(_ => context.Connect("Triki test", 20));
            VeltoEvent e;
            do { Expect.That(queue.Wait(-1, out e), "an event"); }
            while (e.Type != VeltoEventType.DeviceConnected);
            Expect.That(connected.Result.Wait(5).IsConnected, "connected");
        }
    }

    public static void AWaitAdvancesAManualClockOnce()
    {
        using (var context = World.Create())
        using (var queue = context.CreateQueue(EventClass.Button))
        {
            VeltoEvent e;
            ulong before = context.TimeNs;
            queue.Wait(2, out e);
            Expect.Same(context.TimeNs - before, 2000000000ul);
            Expect.Same(context.Date(context.TimeNs) - context.Date(before), TimeSpan.FromSeconds(2));
        }
    }

    private static void Takes(double seconds, Action action)
    {
        var watch = Stopwatch.StartNew();
        action();
        double taken = watch.Elapsed.TotalSeconds;
        Expect.That(taken >= seconds - 0.002 && taken < seconds + 5, taken + " seconds instead of " + seconds);
    }

    // Disposing

    public static void AnOperationThatIsWaitedForIsCancelled()
    {
        int cancelled = 0;
        for (int delay = 0; delay < 20; delay++)
        {
            var context = World.CreateRunning();
            var operation = context.Connect("nobody", 100);
            var error = Thrown(context, delay, () => operation.Wait());
            var failure = error as VeltoException;
            if (failure != null && failure.Code == Result.Cancelled && failure.Message.Length > 5) { cancelled++; }
            else { Expect.That(error is ObjectDisposedException, error); }  // The context was disposed before the thread waited.
        }
        Expect.That(cancelled > 10, cancelled + " of 20 were cancelled");
    }

    public static void AStreamThatIsWaitedForIsDisposed()
    {
        for (int delay = 0; delay < 20; delay++)
        {
            var context = World.CreateRunning();
            var stream = SilentStream(context);
            Sample sample;
            var error = Thrown(context, delay, () => { while (true) { stream.Wait(-1, out sample); } });
            Expect.That(error is ObjectDisposedException, error);
        }
    }

    public static void AStreamMayBeDisposedWhileItIsWaitedFor()
    {
        using (var context = World.CreateRunning())
        {
            var stream = SilentStream(context);
            Sample sample;
            var error = Thrown(stream, 300, () => { while (true) { stream.Wait(-1, out sample); } });
            Expect.That(error is ObjectDisposedException, error);
        }
    }

    public static void SamplesEndWithTheirContext()
    {
        for (int delay = 0; delay < 20; delay++)
        {
            var context = World.CreateRunning();
            var samples = SilentStream(context).GetAsyncEnumerator(CancellationToken.None);
            var error = Thrown(context, delay, () => { while (samples.MoveNextAsync().AsTask().GetAwaiter().GetResult()) { } });
            Expect.That(error == null, error);
        }
    }

    public static void AwaitingMayBeginWhileTheContextEnds()
    {
        for (int delay = 0; delay < 200; delay++)
        {
            var context = World.CreateRunning();
            var operation = context.Connect("nobody", 100);
            var error = Thrown(context, 0, () => operation.AsTask().GetAwaiter().GetResult());
            var failure = error as VeltoException;
            Expect.That(error is ObjectDisposedException || failure != null && failure.Code == Result.Cancelled, error);
        }
    }

    /// <summary>What a thread that waits throws when something is disposed after some milliseconds.</summary>
    private static Exception Thrown(IDisposable disposed, int delay, Action wait)
    {
        Exception thrown = null;
        var isWaiting = new ManualResetEventSlim();
        var thread = new Thread(() =>
        {
            isWaiting.Set();
            try { wait(); }
            catch (Exception error) { thrown = error; }
        });
        thread.Start();
        isWaiting.Wait();
        Thread.Sleep(delay);
        disposed.Dispose();
        thread.Join();
        return thrown;
    }

    /// <summary>A stream of a cap that has fallen silent.</summary>
    private static SampleStream SilentStream(Context context)
    {
        var cap = context.CreateSimulator("Triki test", script: "rest", seed: 7);
        var stream = context.Connect("Triki test", 20).Wait().Signal(Constants.TrikiAxes).Stream();
        stream.Started.Wait(5);
        cap.Play(new[] { new SimulatorStep { Kind = SimulatorStepKind.Silence, Duration = 1000 } });
        return stream;
    }
}
