// Operations that are awaited, and sequences that come by and by.

using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using VeltoKit;

static class Awaiting
{
    public static async Task ConnectingIsAwaited()
    {
        using (var context = World.CreateRunning())
        {
            context.CreateSimulator("Triki test", seed: 7);
            var device = await context.Connect("Triki test");
            Expect.That(device.IsConnected, device.LinkState);
            var operation = device.Disconnect();
            await operation;
            await operation;
            Expect.That(!device.IsConnected && operation.IsDone, device.LinkState);
        }
    }

    public static async Task AFailureIsThrownWithItsReason()
    {
        using (var context = World.CreateRunning())
        {
            try
            {
                await context.Connect("nobody", 0.1);
                throw new Exception("it succeeded");
            }
            catch (VeltoException error)
            {
                Expect.Same(error.Code, Result.Timeout);
                Expect.That(error.Message.Contains("nobody"), error.Message);
            }
        }
    }

    public static async Task ATokenCancels()
    {
        using (var context = World.CreateRunning())
        using (var source = new CancellationTokenSource())
        {
            var operation = context.Connect("nobody", 100);
            Task<Device> task = operation.AsTask(source.Token);
            Task other = ((Operation)operation).AsTask(), same = ((Operation)operation).AsTask(source.Token);
            source.Cancel();
            foreach (var cancelled in new[] { task, same })
            {
                try
                {
                    await cancelled;
                    throw new Exception("it succeeded");
                }
                catch (OperationCanceledException error)
                {
                    Expect.Same(error.CancellationToken, source.Token);
                    Expect.That(cancelled.IsCanceled, cancelled.Status);
                }
            }
            try
            {
                await other;
                throw new Exception("it succeeded");
            }
            catch (VeltoException error) { Expect.Same(error.Code, Result.Cancelled); }
            Expect.That(context.Connect("nobody", 100).AsTask(source.Token).Status != TaskStatus.RanToCompletion, "cancelled before");
        }
    }

    public static async Task ATokenThatIsCancelledLaterChangesNothing()
    {
        using (var context = World.CreateRunning())
        using (var source = new CancellationTokenSource())
        {
            context.CreateSimulator("Triki test", seed: 7);
            var task = context.Connect("Triki test", 20).AsTask(source.Token);
            Expect.That((await task).IsConnected, "connected");
            source.Cancel();
            Expect.Same(task.Status, TaskStatus.RanToCompletion);
            Expect.That(task.Result.IsConnected, "and stays so");
        }
    }

    public static async Task ManyAreAwaitedAtOnce()
    {
        using (var context = World.CreateRunning())
        {
            var tasks = new List<Task<Device>>();
            for (ulong seed = 1; seed <= 8; seed++)
            {
                context.CreateSimulator("Triki " + seed, seed: seed);
                tasks.Add(context.Connect("Triki " + seed).AsTask());
            }
            foreach (var device in await Task.WhenAll(tasks)) { Expect.That(device.IsConnected, device); }
        }
    }

    public static void APumpedContextEndsThemWhereItIsPumped()
    {
        using (var context = World.Create())
        {
            context.CreateSimulator("Triki test", seed: 7);
            var task = context.Connect("Triki test").AsTask();
            Expect.That(!task.IsCompleted, "nothing runs by itself");
            for (int frame = 0; frame < 600 && !task.IsCompleted; frame++) { context.Advance(1.0 / 60); }
            Expect.That(task.Result.IsConnected, "connected");
        }
    }

    /// <summary>The main thread of an engine: what is posted to it runs when it says so.</summary>
    private sealed class MainThread : SynchronizationContext
    {
        private readonly Queue<Action> posted = new Queue<Action>();

        public override void Post(SendOrPostCallback callback, object state)
        {
            lock (posted) { posted.Enqueue(() => callback(state)); }
        }

        public void Run()
        {
            Action next;
            lock (posted) { next = posted.Count > 0 ? posted.Dequeue() : null; }
            if (next != null) { next(); }
            else { Thread.Yield(); }
        }
    }

    public static void TheRestRunsOnTheThreadThatAwaits()
    {
        var main = new MainThread();
        SynchronizationContext.SetSynchronizationContext(main);
        int before = Thread.CurrentThread.ManagedThreadId, after = 0;
        using (var context = World.CreateRunning())
        {
            context.CreateSimulator("Triki test", seed: 7);
            Func<Task> connect = async () =>
            {
                await context.Connect("Triki test");
                after = Thread.CurrentThread.ManagedThreadId;
            };
            var task = connect();
            while (!task.IsCompleted) { main.Run(); }
            task.Wait();
            Expect.Same(after, before);
        }
    }

    public static void WaitingHasATimeout()
    {
        using (var context = World.Create())
        {
            var operation = context.Connect("nobody", 100);
            Expect.Throws<TimeoutException>(() => operation.Wait(1));
            Expect.That(operation.Cancel(), "cancelled");
            Expect.Fails(Result.Cancelled, () => operation.Wait());
            Expect.That(!operation.Cancel(), "it has ended");
        }
    }

    public static async Task EventsComeAsASequence()
    {
        using (var context = World.CreateRunning())
        using (var queue = context.CreateQueue(EventClass.Link))
        {
            context.CreateSimulator("Triki test", seed: 7);
            context.AutoConnect(1);
            var events = queue.GetAsyncEnumerator(CancellationToken.None);
            do { Expect.That(await events.MoveNextAsync(), "another event"); }
            while (events.Current.Type != VeltoEventType.DeviceConnected);
            context.Dispose();
            int more = 0;
            while (await events.MoveNextAsync()) { Expect.That(++more < 10, "the sequence ends with the context"); }
        }
    }

    public static async Task ACancelledSequenceEnds()
    {
        using (var context = World.CreateRunning())
        using (var queue = context.CreateQueue(EventClass.Button))
        using (var source = new CancellationTokenSource())
        {
            var next = queue.GetAsyncEnumerator(source.Token).MoveNextAsync();
            source.Cancel();
            try
            {
                await next;
                throw new Exception("an event came");
            }
            catch (OperationCanceledException) { }
        }
    }

    public static async Task SamplesComeAsASequence()
    {
        using (var context = World.CreateRunning())
        {
            context.CreateSimulator("Triki test", script: "sweep", seed: 7);
            var device = await context.Connect("Triki test");
            using (var stream = device.Signal(Constants.TrikiAxes).Stream())
            {
                var samples = stream.GetAsyncEnumerator(CancellationToken.None);
                for (ulong number = 1; number <= 10; number++)
                {
                    Expect.That(await samples.MoveNextAsync(), "another sample");
                    Expect.Same(samples.Current.Info.Sequence, number);
                    Expect.Same(samples.Current.Values.Length, 3);
                }
            }
        }
    }
}
