internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoFirmware
internal import VeltoWearable

/// Finding, connecting and releasing a bootloader with an address of its own.
extension FirmwareUpdate {
    /// Whether a device in bootloader mode is this device's bootloader.
    func expects(_ candidate: DeviceLink) -> Bool {
        guard bootloader == nil, candidate !== link, candidate.central === link.central, !candidate.isForgotten,
            !strangers.contains(candidate.device.handle), !otherBootloaders.contains(candidate.device.handle)
        else { return false }
        if let text = options.bootloader { return DeviceText(text).isUnique(to: candidate.device) }
        let own = device.record.address
        return !own.isEmpty && candidate.device.record.address == own.nextAddress
    }

    /// Handles a bootloader at another address than this device's.
    func sees(_ other: DeviceLink) {
        if other !== link, other !== bootloader { foreignAddress = other.device.record.address }
    }

    /// Connects the bootloader that was found.
    ///
    /// A link requested by the program is taken over.
    func take(_ found: DeviceLink) {
        services.log.write(
            .info, device: device.handle, "its bootloader has the address \(found.device.record.address)")
        bootloader = found
        isBootloaderWanted = found.isWanted
        updates.stopSearching(for: self)
        found.isHeld = true
        link.turns.share(found, with: link)
        connect(found)
    }

    func connect(_ link: DeviceLink) {
        link.connectAsRequestedBefore()
        if link.state == .ready { updates.linkChanged(link) }
    }

    /// Releases the bootloader.
    ///
    /// A link that the program had requested stays.
    func releaseBootloader() {
        guard let released = bootloader else { return }
        bootloader = nil
        released.turns.part(released, from: link)
        released.isHeld = false
        if !isBootloaderWanted { released.disconnect(nil) }
    }

    /// Releases the device at the next address: it runs a firmware that must not be replaced.
    func leaveStranger(_ stranger: DeviceLink) {
        strangers.insert(stranger.device.handle)
        releaseBootloader()
        if isSearching { updates.search(for: self) }
    }

    /// The error if the device or its bootloader was not found.
    func absence(ofBootloader: Bool) -> VeltoError {
        let seconds = Int(UpdatePolicy.seekingTime)
        if let error = link.turns.explain(link, after: Double(seconds)) { return error }
        let own = device.record.address
        if let bootloader {
            return .absent(
                "the bootloader of the device was found at \(bootloader.device.record.address), but not ready within "
                    + "\(seconds) s", remedy: "bring the device closer, and update it again")
        }
        if let searchStart, device.record.lastSeen > searchStart {
            return .absent(
                "the device advertises, but was not ready within \(seconds) s",
                remedy: "bring it closer, or end its link to another program, and update it again")
        }
        guard ofBootloader || device.mode == .bootloader else {
            return .absent(
                "the device was not found within \(seconds) s, and has its firmware as before",
                remedy: "wake it, bring it closer, and update it again")
        }
        let place = options.bootloader ?? "\(own) or the next address"
        let hint =
            foreignAddress.map {
                "; there is one at \($0): name that address if no other device waits in its bootloader"
            } ?? ""
        return .absent(
            "the bootloader of the device was not found at \(place) within \(seconds) s",
            remedy: "bring the device closer, press its reset button or connect its power again, and update it "
                + "again\(hint)")
    }
}

extension VeltoError {
    fileprivate static func absent(_ problem: String, remedy: String) -> VeltoError {
        VeltoError(.timeout, problem, remedy: remedy)
    }
}

extension String {
    /// The next Bluetooth address.
    ///
    /// As in bootloaders, only the last byte changes.
    fileprivate var nextAddress: String? {
        UInt8(suffix(2), radix: 16).map { last in
            let digits = String(last &+ 1, radix: 16, uppercase: true)
            return dropLast(2) + (digits.count == 2 ? digits : "0" + digits)
        }
    }
}
