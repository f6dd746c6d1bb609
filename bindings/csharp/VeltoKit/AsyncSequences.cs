// Events and samples for "await foreach", where the runtime has it: .NET Core 3, Unity 2021.2, Mono 6.4.
#if NETSTANDARD2_1 || NETCOREAPP || NET_STANDARD_2_1 || VELTO_ASYNC_SEQUENCES

using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace VeltoKit
{
    public sealed partial class EventQueue : IAsyncEnumerable<VeltoEvent>
    {
        /// <summary>Events as they arrive, until the queue or its context is disposed. Not for pumped contexts.</summary>
        public IAsyncEnumerator<VeltoEvent> GetAsyncEnumerator(CancellationToken cancellation = default(CancellationToken))
        {
            return new AsyncSequence<VeltoEvent>(context, TryPoll, Wait, cancellation);
        }
    }

    public sealed partial class SampleStream : IAsyncEnumerable<Sample>
    {
        /// <summary>Samples as they arrive, until the stream or its context is disposed. Not for pumped contexts.</summary>
        /// <exception cref="VeltoException">The stream has ended without being asked to.</exception>
        public IAsyncEnumerator<Sample> GetAsyncEnumerator(CancellationToken cancellation = default(CancellationToken))
        {
            return new AsyncSequence<Sample>(context, TryTake, Wait, cancellation);
        }
    }

    /// <summary>Takes what waits at once, and waits for more on a thread of the pool.</summary>
    internal sealed class AsyncSequence<T> : IAsyncEnumerator<T>
    {
        /// <summary>Takes the oldest element, if there is one.</summary>
        public delegate bool Taker(out T element);

        /// <summary>The same, and waits for some time.</summary>
        public delegate bool Waiter(double timeout, out T element);

        /// <summary>The maximum delay of a cancellation (seconds).</summary>
        private const double Slice = 0.1;

        private readonly Taker take;
        private readonly Waiter wait;
        private readonly CancellationToken cancellation;
        private T current;

        public AsyncSequence(Context context, Taker take, Waiter wait, CancellationToken cancellation)
        {
            if (context.IsPumped)
            {
                throw new InvalidOperationException("a pumped context has no thread that could wait: dispatch it, and poll");
            }
            this.take = take;
            this.wait = wait;
            this.cancellation = cancellation;
        }

        public T Current { get { return current; } }

        public ValueTask<bool> MoveNextAsync()
        {
            try
            {
                if (take(out current)) { return new ValueTask<bool>(true); }
            }
            catch (ObjectDisposedException) { return new ValueTask<bool>(false); }
            return new ValueTask<bool>(Task.Run((Func<bool>)WaitForNext));
        }

        public ValueTask DisposeAsync() { return default(ValueTask); }

        private bool WaitForNext()
        {
            try
            {
                while (true)
                {
                    cancellation.ThrowIfCancellationRequested();
                    if (wait(Slice, out current)) { return true; }
                }
            }
            catch (ObjectDisposedException) { return false; }
        }
    }
}

#endif
