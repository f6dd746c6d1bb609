// Long waits, in short calls of the library.

using System;
using System.Diagnostics;

namespace VeltoKit
{
    /// <summary>Divides a wait into calls of at most a quarter of a second: Mono cannot end a thread inside a call of a library,
    /// so a process could not exit during a longer one.</summary>
    /// <remarks>A pumped context waits in one call, which dispatches it, or advances its manual clock by the timeout.</remarks>
    internal struct SlicedWait
    {
        /// <summary>Timeout of a call (seconds).</summary>
        public const double Slice = 0.25;

        private readonly double timeout;
        private readonly bool isWhole;
        private readonly long start;

        public SlicedWait(double timeout, bool isPumped)
        {
            this.timeout = timeout;
            isWhole = isPumped || double.IsNaN(timeout);  // The library refuses what is not a number.
            start = Stopwatch.GetTimestamp();
        }

        /// <summary>Timeout of the next call (seconds).</summary>
        public double Next { get { return isWhole ? timeout : Math.Min(Slice, Rest); } }

        /// <summary>Whether no time is left for another call.</summary>
        public bool IsOver { get { return isWhole || Rest <= 0; } }

        private double Rest
        {
            get
            {
                if (timeout < 0) { return double.PositiveInfinity; }
                return Math.Max(0, timeout - (double)(Stopwatch.GetTimestamp() - start) / Stopwatch.Frequency);
            }
        }
    }
}
