internal import VeltoWearable

/// Starts a download, whose operation ends with it.
struct StartDownload: SessionCommand {
    let download: LogDownload
}
