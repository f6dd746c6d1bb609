public import VeltoCore
public import VeltoWearable

/// Streams of a download.
extension LogDownload {
    /// Creates a stream of a logger's samples.
    public func makeStream<Device: WearableDevice>(
        of logger: PartID, _ units: Units, on device: Device
    ) throws(VeltoError) -> Device.Stream {
        guard let layout = (device.familyRecord as? BoardRecord)?.layout(of: logger) else {
            throw VeltoError(
                .notFound,
                "the board has not created the logger, or no longer has it",
                remedy: "wait for the operation of its creation")
        }
        let layouts = with { $0.machine.reader.layouts }
        guard let index = layouts.firstIndex(where: { $0.hasSamples(of: layout) }) else {
            throw VeltoError(
                .notFound,
                "the download has no samples of the logger of \(layout.identifier): the logger was created later"
            )
        }
        return try makeStream(DownloadStream(self, logger: index, layouts[index], units), units, on: device)
    }

    /// Creates a stream of the entries of unknown loggers.
    public func makeRawStream<Device: WearableDevice>(on device: Device) throws(VeltoError) -> Device.Stream {
        try makeStream(DownloadStream(unknownOf: self), .raw, on: device)
    }

    private func makeStream<Device: WearableDevice>(
        _ source: DownloadStream, _ units: Units, on device: Device
    ) throws(VeltoError) -> Device.Stream {
        try add(source, at: source.place)
        do throws(VeltoError) {
            let (stream, notices) = try device.makeStream(of: source, units)
            source.attach(notices)
            return stream
        } catch {
            removeStream(at: source.place)
            throw error
        }
    }
}
