// Stores: sessions that stay, recorded, listed, read and exported.

using System;
using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>A file of sessions; dispose it to end those that run. Its methods wait for the disk.</summary>
    public sealed unsafe class Store : IDisposable
    {
        private readonly Context context;
        private readonly StoreId id;
        private bool isDisposed;

        internal Store(Context context, StoreId id)
        {
            this.context = context;
            this.id = id;
        }

        /// <summary>The store for functions of Interop.Native.</summary>
        public StoreId Id { get { return id; } }

        /// <summary>The absolute path of the file.</summary>
        public string Path
        {
            get { return Utf8.Written((buffer, capacity, count) => Native.velto_store_get_path(Live, buffer, capacity, count), context); }
        }

        /// <summary>Whether it can be written and shared, and the number of its sessions.</summary>
        public StoreInfo Info
        {
            get { var info = StoreInfo.Initial; Check(Native.velto_store_get_info(id, &info)); return info; }
        }

        // Recording

        /// <summary>Begins to record, and returns the number of the session.</summary>
        /// <param name="label">A label for people; may be null.</param>
        public ulong BeginSession(string label = null)
        {
            ulong session;
            Check(Native.velto_store_begin_session(id, label == null ? null : Utf8.Checked(label, "label"), &session));
            return session;
        }

        /// <summary>Records a signal until the session ends, whenever its device is connected.</summary>
        public void Add(ulong session, Signal signal)
        {
            if (signal == null) { throw new ArgumentNullException("signal"); }
            Check(Native.velto_store_add_signal(id, session, signal.Id));
        }

        /// <summary>Commits the frames that have arrived, and ends a session.</summary>
        public void EndSession(ulong session) { Check(Native.velto_store_end_session(id, session)); }

        /// <summary>Deletes a session that is not running, and returns its space to the disk.</summary>
        public void RemoveSession(ulong session)
        {
            // A query without a number would match all sessions.
            if (session == 0) { throw new ArgumentOutOfRangeException("session"); }
            var query = SessionQuery.Initial;
            query.Session = session;
            ulong count;
            Check(Native.velto_store_remove_sessions(id, &query, &count));
        }

        // Reading

        /// <summary>The sessions, the newest first.</summary>
        public SessionInfo[] Sessions
        {
            get
            {
                return Calls.List<SessionInfo>(context, (room, count) =>
                {
                    fixed (SessionInfo* start = room)
                    {
                        return Native.velto_store_list_sessions(Live, start, (UIntPtr)room.Length, count);
                    }
                });
            }
        }

        /// <summary>The tracks of a session, the oldest first.</summary>
        public TrackInfo[] Tracks(ulong session)
        {
            return Calls.List<TrackInfo>(context, (room, count) =>
            {
                fixed (TrackInfo* start = room)
                {
                    return Native.velto_store_list_tracks(Live, session, start, (UIntPtr)room.Length, count);
                }
            });
        }

        /// <summary>Name and unit of a channel of a track.</summary>
        public ChannelInfo Channel(ulong track, int index, Units units = Units.Si)
        {
            var info = ChannelInfo.Initial;
            Check(Native.velto_store_get_channel(id, track, (uint)index, units, &info));
            return info;
        }

        /// <summary>Reads the next frames of a track, as many as fit, and returns their number; 0 at the end.</summary>
        /// <param name="track">The track.</param>
        /// <param name="values">Receives the values, frame by frame: ChannelCount of them each.</param>
        /// <param name="infos">Receives time and number of each frame.</param>
        /// <param name="after">The sequence number after which to begin: that of the last frame that was read, 0 at first.</param>
        /// <param name="units">The units, not Raw.</param>
        /// <param name="from">The earliest time, on the clock of the track (nanoseconds).</param>
        /// <param name="to">The latest time (nanoseconds).</param>
        public int Read(
            TrackInfo track, float[] values, FrameInfo[] infos, ulong after = 0, Units units = Units.Si, ulong from = 0,
            ulong to = ulong.MaxValue)
        {
            if (values == null) { throw new ArgumentNullException("values"); }
            if (infos == null) { throw new ArgumentNullException("infos"); }
            if (units == Units.Raw) { throw new ArgumentException("the values are floats, which raw ones are not", "units"); }
            int columns = Math.Max((int)track.ChannelCount, 1);
            int capacity = Math.Min(values.Length / columns, infos.Length);
            if (capacity == 0) { throw new ArgumentException("there is no room for a frame of " + columns + " values"); }
            UIntPtr count;
            fixed (float* start = values)
            fixed (FrameInfo* rows = infos)
            {
                Check(Native.velto_store_read_track(
                    id, track.Track, units, after, from, to, start, (UIntPtr)(4 * columns), (UIntPtr)capacity, rows, &count));
            }
            return (int)count;
        }

        // Export

        /// <summary>Writes a track to a new file as CSV, with a JSON file beside it.</summary>
        public void ExportTrack(ulong track, string path, TableDialect dialect = TableDialect.Plain, Units units = Units.Si)
        {
            Check(Native.velto_store_export_track(id, track, dialect, units, Utf8.Checked(path, "path")));
        }

        /// <summary>Writes a session as CSV: to files in a folder, or with IsAligned to one file.</summary>
        public void Export(ulong session, string path) { Export(session, path, ExportDefinition.Initial); }

        /// <summary>Writes a session as CSV: to files in a folder, or with IsAligned to one file.</summary>
        /// <param name="session">The session.</param>
        /// <param name="path">The folder, which is made if it does not exist, or the file.</param>
        /// <param name="definition">The form; begin with ExportDefinition.Initial.</param>
        public void Export(ulong session, string path, ExportDefinition definition)
        {
            Calls.RequireInitial(definition.StructSize, "ExportDefinition");
            Check(Native.velto_store_export_session(id, session, &definition, Utf8.Checked(path, "path")));
        }

        /// <summary>The facts about a session as JSON: devices, rates, counts, gaps and clocks.</summary>
        public string Describe(ulong session)
        {
            return Utf8.Written(
                (buffer, capacity, count) => Native.velto_store_describe_session(Live, session, buffer, capacity, count), context);
        }

        /// <summary>Ends the sessions that run, and closes the file.</summary>
        /// <exception cref="VeltoException">Not all frames could be written.</exception>
        public void Dispose()
        {
            if (isDisposed) { return; }
            isDisposed = true;
            var result = Native.velto_store_close(id);
            if (result != Result.StaleHandle) { Calls.Check(result, context); }
        }

        /// <summary>The store, if it was not disposed.</summary>
        private StoreId Live
        {
            get
            {
                if (isDisposed) { throw new ObjectDisposedException("Store"); }
                return id;
            }
        }

        private void Check(Result result)
        {
            if (result == Result.StaleHandle && isDisposed) { throw new ObjectDisposedException("Store"); }
            context.Check(result);
        }
    }

    public sealed unsafe partial class Context
    {
        /// <summary>Opens a file of sessions, or makes it.</summary>
        /// <param name="path">The file; null for the user's own.</param>
        public Store OpenStore(string path = null)
        {
            StoreId id;
            Check(Native.velto_context_open_store(Pointer, path == null ? null : Utf8.Checked(path, "path"), &id));
            return new Store(this, id);
        }
    }
}
