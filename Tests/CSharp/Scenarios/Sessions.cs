// Stores of sessions.

using System;
using System.IO;
using VeltoKit;

static class Sessions
{
    public static void ASessionIsRecordedReadAndExported()
    {
        var folder = Path.Combine(Path.GetTempPath(), "velto-" + Guid.NewGuid());
        Directory.CreateDirectory(folder);
        try
        {
            using (var context = World.Create()) { Play(context, folder); }
        }
        finally { Directory.Delete(folder, true); }
    }

    private static void Play(Context context, string folder)
    {
        var device = World.Cap(context, "sweep");
        var store = context.OpenStore(Path.Combine(folder, "sessions.velto"));
        Expect.Same(store.Path, Path.Combine(folder, "sessions.velto"));
        var session = store.BeginSession("Spaß");
        store.Add(session, device.Signal(Constants.TrikiAxes));
        context.Advance(3);
        store.EndSession(session);
        var info = store.Sessions[0];
        Expect.Same(store.Sessions.Length, 1);
        Expect.Same((string)info.Label, "Spaß");
        Expect.Same(info.State, SessionState.Ended);
        var track = store.Tracks(session)[0];
        Expect.Same((string)track.Signal, "axes");
        Expect.Same((string)store.Channel(track.Track, 1).Name, "y");
        Read(store, track);
        store.Export(session, folder);
        Expect.Same(Directory.GetFiles(folder, "*axes*.csv").Length, 1);
        Expect.Same(Directory.GetFiles(folder, "*axes*.json").Length, 1);
        var definition = ExportDefinition.Initial;
        definition.IsAligned = true;
        definition.Dialect = TableDialect.Spreadsheet;
        store.Export(session, Path.Combine(folder, "all.csv"), definition);
        Expect.That(File.ReadAllLines(Path.Combine(folder, "all.csv"))[0].Contains(";axes.state"), "header");
        Expect.Fails(Result.Io, () => store.Export(session, Path.Combine(folder, "all.csv"), definition));
        Expect.Throws<ArgumentException>(() => store.Export(session, folder, new ExportDefinition()));
        Expect.That(store.Describe(session).Contains("\"label\":\"Spaß\""), store.Describe(session));
        store.RemoveSession(session);
        Expect.Same(store.Info.SessionCount, 0u);
        store.Dispose();
        store.Dispose();
        Expect.Throws<ObjectDisposedException>(() => Expect.That(store.Sessions == null, "closed"));
    }

    private static void Read(Store store, TrackInfo track)
    {
        var values = new float[3 * 20];
        var infos = new FrameInfo[20];
        ulong after = 0, total = 0;
        for (int count; (count = store.Read(track, values, infos, after)) > 0; total += (ulong)count)
        {
            for (int row = 0; row < count; row++) { Expect.Same(infos[row].Sequence, after + (ulong)row + 1); }
            after = infos[count - 1].Sequence;
        }
        Expect.Same(total, track.FrameCount);
        Expect.Throws<ArgumentException>(() => store.Read(track, new float[2], infos));
        Expect.Throws<ArgumentException>(() => store.Read(track, values, infos, 0, Units.Raw));
    }
}
