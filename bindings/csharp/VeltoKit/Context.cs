// Contexts: the owners of backends, devices, operations and events.

using System;
using System.Collections.Generic;
using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>Owns backends, devices, operations and events. Most programs create one, and dispose it at their end.</summary>
    /// <remarks>A missing radio is not a failure: operations that need a radio fail until there is one. Any thread
    /// may use any member. Those that take something, such as Poll(), PumpEvents() and Dispatch(), say that one thread at a time
    /// may call them. After Dispose() everything that belongs to the context throws ObjectDisposedException.</remarks>
    public sealed unsafe partial class Context : IDisposable
    {
        private readonly OwnedHandle handle;
        private readonly bool isPumped;
        private readonly Dictionary<ulong, Device> known = new Dictionary<ulong, Device>();
        private readonly Dictionary<int, Player> players = new Dictionary<int, Player>();
        private readonly Endings endings;

        /// <summary>Creates and starts a context with the defaults: the backends of VELTO_BACKEND, or else BlueZ.</summary>
        public Context() : this(new ContextOptions()) { }

        /// <summary>Creates and starts a context.</summary>
        public Context(ContextOptions options)
        {
            if (options == null) { throw new ArgumentNullException("options"); }
            Calls.CheckLibrary();
            isPumped = options.IsPumped;
            handle = options.Create();
            endings = new Endings(isPumped);
            if (options.Simulated) { CreateSimulator(flags: SimulatorFlag.GivesWay); }
        }

        /// <summary>Ends everything that belongs to the context; disposing it twice is allowed.</summary>
        /// <remarks>Pending operations are cancelled, and links that the context made are closed, which takes up to 1.5
        /// s.</remarks>
        public void Dispose()
        {
            handle.Dispose();
            endings.Close();
        }

        /// <summary>Whether the context was disposed, or replaced by a newer one with the same owner name.</summary>
        public bool IsDisposed
        {
            get
            {
                ulong time;
                return handle.IsClosed || Native.velto_context_get_time_ns(Pointer, &time) == Result.StaleHandle;
            }
        }

        /// <summary>The context for functions of Interop.Native.</summary>
        public IntPtr Pointer { get { return handle.Pointer; } }

        /// <summary>Whether the program runs it by Dispatch().</summary>
        internal bool IsPumped { get { return isPumped; } }

        /// <summary>The awaiters of operations.</summary>
        internal Endings Endings { get { return endings; } }

        /// <summary>Checks a result of a call that concerns this context, which lives at least as long.</summary>
        internal void Check(Result result)
        {
            Calls.Check(result, this);
            GC.KeepAlive(this);
        }

        // Players

        /// <summary>Connects likely devices until every player has one; 0 disables it.</summary>
        public void AutoConnect(int players) { Check(Native.velto_context_set_auto_connect(Pointer, players)); }

        /// <summary>A player, who keeps the device with that index, whichever it is.</summary>
        public Player Player(int index)
        {
            lock (players)
            {
                Player player;
                if (!players.TryGetValue(index, out player)) { players[index] = player = new Player(this, index); }
                return player;
            }
        }

        /// <summary>Swaps the devices of two players in one step; returns false if neither has one.</summary>
        public bool SwapPlayers(int one, int other)
        {
            var result = Native.velto_context_swap_players(Pointer, one, other);
            Check(result);
            return result == Result.Ok;
        }

        // State

        /// <summary>The current state.</summary>
        public ContextInfo Info
        {
            get { var info = ContextInfo.Initial; Check(Native.velto_context_get_info(Pointer, &info)); return info; }
        }

        /// <summary>Counters since the creation.</summary>
        public ContextStats Stats
        {
            get { var stats = ContextStats.Initial; Check(Native.velto_context_get_stats(Pointer, &stats)); return stats; }
        }

        /// <summary>The available features: libdbus, the Bluetooth service, an adapter.</summary>
        public Feature Features
        {
            get { Feature features; Check(Native.velto_context_get_features(Pointer, &features)); return features; }
        }

        /// <summary>
        /// A sentence that a game can show while a player has no device: why none is there, and what helps. Info.SearchProblem is the
        /// code, for sentences in the player's language.
        /// </summary>
        public string DescribeSearch()
        {
            return Sentences.Spoken(
                Utf8.Written((text, size, count) => Native.velto_context_describe_search(Pointer, text, size, count), this));
        }

        /// <summary>Everything that a bug report needs. It contains names and addresses of devices in range.</summary>
        public string DescribeSupport()
        {
            return Utf8.Written((text, size, count) => Native.velto_context_describe_support(Pointer, text, size, count), this);
        }

        // Time

        /// <summary>Time on the context's clock (nanoseconds).</summary>
        public ulong TimeNs
        {
            get { ulong time; Check(Native.velto_context_get_time_ns(Pointer, &time)); return time; }
        }

        /// <summary>The date of a time on the context's clock, in UTC.</summary>
        /// <param name="timestampNs">A time that an event, an input or a sample carries (nanoseconds).</param>
        public DateTime Date(ulong timestampNs)
        {
            ulong utc;
            Check(Native.velto_context_get_utc_ns(Pointer, timestampNs, &utc));
            return new DateTime(1970, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddTicks((long)(utc / 100));
        }

        /// <summary>Runs a pumped context: everything that is due, and waiting for more up to the timeout. One thread at a
        /// time.</summary>
        /// <param name="timeout">Longest wait (seconds).</param>
        public void Dispatch(double timeout = 0)
        {
            try { Check(Native.velto_context_dispatch(Pointer, timeout)); }
            finally { endings.Take(); }
        }

        /// <summary>Advances a manual clock, and runs everything that is due meanwhile. One thread at a time.</summary>
        public void Advance(double seconds)
        {
            try { Check(Native.velto_context_advance_clock(Pointer, seconds)); }
            finally { endings.Take(); }
        }

        // Pairing

        /// <summary>The pairing policy; a change applies to the next pairing.</summary>
        public PairingPolicy PairingPolicy
        {
            get { PairingPolicy policy; Check(Native.velto_context_get_pairing_policy(Pointer, &policy)); return policy; }
            set { Check(Native.velto_context_set_pairing_policy(Pointer, value)); }
        }
    }
}
