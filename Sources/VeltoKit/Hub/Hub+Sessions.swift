internal import VeltoCore
internal import VeltoWearable

/// Requests to the session of a device: family commands, streams, and reads of signals.
extension Hub {
    /// Performs a family command on a device within `timeout` seconds.
    ///
    /// The operation may outlive the link.
    func perform(
        _ command: any SessionCommand, on device: Device, _ operation: Context.Operation, timeout: Double? = nil,
        outlivesLink: Bool = false
    ) {
        do throws(VeltoError) {
            let runner = try runner(with: device)
            runner.perform(command, operation, timeout: timeout, outlivesLink: outlivesLink)
        } catch {
            if outlivesLink { return services.endLasting(operation, of: device, error) }
            services.finish(operation, .failure(error))
            if let part = command.createdPart { device.endPart(part) }
        }
    }

    /// Performs a command on all connected devices of a family.
    func apply(_ command: any SessionCommand, toAll family: DeviceFamily) {
        for link in links.all where link.device.record.family == family { link.runner?.apply(command) }
    }

    /// Performs a command on all ready devices with a capability, within `timeout` seconds.
    func perform(
        _ command: any SessionCommand, onAllWith capability: WearableCapabilities, _ operation: Context.Operation,
        timeout: Double
    ) {
        let group = CommandGroup(lack: capability.lack) { [unowned self] result in
            composed.remove(operation.handle)
            services.finish(operation, result)
        }
        composed.insert(operation.handle)
        for link in links.all where link.device.capabilities.isSuperset(of: capability) {
            guard let runner = try? link.readyRunner else { continue }
            runner.perform(command, timeout: timeout, ended: group.expect())
        }
        group.close()
    }

    /// Performs a command on several devices within `timeout` seconds: on all of them, or on none if one fails.
    func perform(
        _ command: any SessionCommand, undoneBy undo: any SessionCommand, onEach devices: [Device],
        _ operation: Context.Operation, timeout: Double
    ) {
        let perform = {
            [unowned self]
            (
                command: any SessionCommand, index: Int, ended: @escaping (Result<[UInt8], VeltoError>) -> Void
            ) in
            do throws(VeltoError) {
                try runner(with: devices[index]).perform(command, timeout: timeout, ended: ended)
            } catch {
                ended(.failure(error))
            }
        }
        let joint = JointCommand(devices.distinctNames) {
            perform(undo, $0, $1)
        } ended: {
            [unowned self] result in
            if composed.remove(operation.handle) != nil { services.finish(operation, result) }
        }
        joint.isAbandoned = { [unowned self] in !composed.contains(operation.handle) }
        composed.insert(operation.handle)
        for index in devices.indices { perform(command, index) { joint.answered(index, $0) } }
    }

    /// Performs a command that ends a device's link, and reconnects the device, within `timeout` seconds each.
    func performAndReconnect(
        _ command: any SessionCommand, on device: Device, _ operation: Context.Operation, timeout: Double
    ) {
        do throws(VeltoError) {
            let runner = try runner(with: device)
            composed.insert(operation.handle)
            runner.perform(command, timeout: timeout) { [weak self] result in
                guard let self, composed.remove(operation.handle) != nil else { return }
                switch result {
                case .success: services.loop.post { [weak self] in self?.connect(device, operation, timeout: timeout) }
                case .failure(let error): services.finish(operation, .failure(error))
                }
            }
        } catch {
            services.finish(operation, .failure(error))
        }
    }

    /// Starts a stream of a device's signal, within `timeout` seconds.
    func start(_ stream: SampleStream, _ operation: Context.Operation, timeout: Double) {
        services.loop.assertIsTurning()
        do throws(VeltoError) {
            if stream.device.isIngest { return finish(try stream.device.input.start(stream, operation)) }
            try runner(with: stream.device).start(stream, operation, timeout: timeout)
        } catch {
            stream.fail(error)
            services.finish(operation, .failure(error))
        }
    }

    /// Ends a stream for the program.
    ///
    /// Without a link it has already ended.
    func stop(_ stream: SampleStream, _ operation: Context.Operation?) {
        services.loop.assertIsTurning()
        if stream.device.isIngest { return finish(stream.device.input.stop(stream, operation)) }
        if let runner = links[stream.device]?.runner { return runner.stop(stream, operation) }
        stream.end()
        if let operation { services.finish(operation, .success(())) }
    }

    /// Reads a signal of a device once, within `timeout` seconds.
    func read(_ reading: SignalReading, of device: Device, _ operation: Context.Operation, timeout: Double) {
        services.loop.assertIsTurning()
        do throws(VeltoError) {
            let command = SignalCommand.read(reading.feed, timeout: timeout)
            try runner(with: device).perform(command, operation, timeout: timeout)
        } catch {
            services.finish(operation, .failure(error))
        }
    }

    private func runner(with device: Device) throws(VeltoError) -> SessionRunner {
        guard let link = links[device] else {
            throw VeltoError(.notConnected, "the device has no link", remedy: "connect it first")
        }
        return try link.readyRunner
    }

}

extension [Device] {
    /// The distinct names of the devices: with the identifier if a name is missing or not unique.
    fileprivate var distinctNames: [String] {
        let names = map(\.record.name)
        return zip(self, names).map { device, name in
            if name.isEmpty { return device.identifier }
            return names.count { $0 == name } > 1 ? "\(name) \(device.identifier)" : name
        }
    }
}
