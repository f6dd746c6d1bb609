public import VeltoCore
internal import VeltoMotion

/// The calibration of a device: immediate, guided, or by prompt.
extension InputChannel {
    /// Makes the current pose neutral.
    public func calibrateNeutral() {
        change { $0.calibrateNeutral(motion) }
    }

    /// Centers pointer, paddle and heading.
    func recenter() {
        change { $0.engine.recenter() }
    }

    /// Changes the raw value of the paddle's center, and returns it; nil clears it.
    func changePaddleOffset(
        _ body: (inout Double?) throws(VeltoError) -> Void
    ) throws(VeltoError) -> Double? {
        try change { poller throws(VeltoError) in
            var offset = poller.engine.paddleOffset
            try body(&offset)
            poller.setPaddleOffset(offset)
            return offset
        }
    }

    // MARK: Guided, on the loop

    /// Starts a guided calibration; nil ends it.
    func guideCalibration(_ config: CalibrationGuide.Config?) {
        produce { _ in motion.guideCalibration(config) }
    }

    /// Returns the progress of a guided calibration; nil once its link is down.
    var calibrationProgress: CalibrationGuide.Progress? {
        produce { _ in motion.calibrationProgress }
    }

    /// Makes the measured pose neutral.
    func finishCalibration() {
        produce { _ in
            motion.finishCalibration()
            _ = motion.commit()
        }
    }

    // MARK: The calibration prompt

    /// Whether the player is prompted to calibrate.
    public var calibrationPolicy: CalibrationPolicy {
        get { look { $0.prompt.policy } }
        nonmutating set { change { $0.prompt.policy = newValue } }
    }

    /// The state of the prompt; `done` means that the player has calibrated on this link.
    public var calibrationState: CalibrationState {
        look { $0.prompt.state }
    }

    /// Starts the prompt, or withdraws it for this link.
    public func setCalibrationWanted(_ isWanted: Bool) throws(VeltoError) {
        let isAccepted = change { poller in
            guard isWanted else {
                poller.prompt.skip()
                return true
            }
            if isConnected { poller.prompt.present() }
            return isConnected
        }
        guard isAccepted else {
            throw VeltoError(.notConnected, "the device is not connected: only then can calibration be requested")
        }
    }
}
