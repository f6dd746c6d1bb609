public import VeltoCore
internal import VeltoMotion

extension Device {
    /// Records the polled input of the device as a script for a virtual device, until `stopRecording`.
    ///
    /// Played on a new virtual device that is polled at the same times, the script produces identical input, except for
    /// the device, its player index, and the flag `virtual`. The operation ends when the file is complete, or with the
    /// error that ended the recording early, such as a full disk. The recording begins with the next poll. Any thread.
    ///
    /// ```swift
    /// let recording = try device.beginRecording(to: "play.jsonl")
    /// for _ in 0..<600 { movePaddle(0, device.pollInput().positionX) }
    /// device.stopRecording()
    /// if recording.wait(), case .failure(let error) = recording.result { print(error.message) }
    /// ```
    public func beginRecording(to path: String) throws(VeltoError) -> Context.Operation {
        guard !input.isRecorded else { throw VeltoError(.already, "the device is being recorded") }
        // Checked before a file is created needlessly.
        try requireRoomForOperation()
        let file = try OutputFile(path)
        guard let recorder = input.startRecording(file) else {
            throw VeltoError(.already, "the device is being recorded")
        }
        do throws(VeltoError) {
            return try start(.record) { $0.record(self, recorder, $1) }
        } catch {
            input.stopRecording(recorder)
            throw error
        }
    }

    /// Ends the recording of the device; false if there is none.
    @discardableResult
    public func stopRecording() -> Bool {
        guard input.isRecorded else { return false }
        onLoop("stop recording") { $0.stopRecording(self) }
        return true
    }
}

extension InputChannel {
    /// Whether polls are recorded.
    var isRecorded: Bool { change { $0.recorder != nil } }

    /// Starts to record polls; nil if they are already recorded.
    func startRecording(_ file: OutputFile) -> Recorder? {
        change { poller in
            guard poller.recorder == nil else { return nil }
            let recorder = Recorder(
                file,
                RecordingEncoder.Start(
                    time: time.now, latest: poller.engine.latest, hasPosition: capabilities.contains(.position)))
            poller.recorder = recorder
            return recorder
        }
    }

    /// Stops recording.
    ///
    /// Does nothing if another recorder has taken over.
    func stopRecording(_ recorder: Recorder) {
        change { poller in
            guard poller.recorder === recorder else { return }
            poller.recorder = nil
        }
    }
}
