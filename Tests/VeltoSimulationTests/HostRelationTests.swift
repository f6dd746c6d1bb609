import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// Devices that the host's system knows, or is connected to, before any program is.
@Suite struct HostRelationTests {
    private let peer = PeerID(index: 0)
    private static let service = BluetoothUUID("c3ff0001-1d8b-40fd-a56f-c7bd5d0f3370")
    private static let battery = BluetoothUUID(assigned: 0x2A19)

    private func add(_ bench: SimulatedBackendBench, _ relation: HostRelation) -> SimulatedPeripheral {
        let device = SimulatedPeripheral.tap(
            seed: 1, configuration: TapConfiguration(.strap2), relation: relation, time: bench.time)
        bench.central.add(device)
        bench.advance(0)
        return device
    }

    private func scan(_ bench: SimulatedBackendBench, _ seconds: Double = 0.5) {
        bench.request { central, request in central.startScan(request) }
        bench.advance(seconds)
    }

    private func readBattery(_ bench: SimulatedBackendBench, of device: SimulatedPeripheral) -> RequestID {
        let handle = device.attributes.first { $0.characteristic.uuid == Self.battery }?.characteristic.handle ?? 0
        let request = bench.request { $0.read(peer, handle, $1) }
        bench.advance(0.1)
        return request
    }

    @Test func aStrangerIsHeardWithItsServiceInTheScanResponse() throws {
        let bench = try SimulatedBackendBench()
        let device = add(bench, .none)
        scan(bench)
        let services = bench.advertisements.map { $0.value.services }
        #expect(services.first == [BluetoothUUID(assigned: 0x1812)])
        #expect(
            services.dropFirst().allSatisfy {
                $0 == [BluetoothUUID(assigned: 0x1812)] + [Self.service].compactMap { $0 }
            })
        #expect(services.count > 4)
        bench.connect()
        #expect(bench.error(readBattery(bench, of: device))?.code == .pairingRequired)
        bench.request { $0.pair(peer, by: .justWorks, $1) }
        bench.advance(0.1)
        #expect(bench.succeeded(readBattery(bench, of: device)))
    }

    @Test func aBondedDeviceIsKnownAndAdvertises() throws {
        let bench = try SimulatedBackendBench()
        let device = add(bench, .bonded)
        let known = try #require(bench.advertisements.first?.value)
        #expect(known.isPaired && !known.isConnected && !known.isFresh)
        #expect(known.services.contains { $0 == Self.service })
        scan(bench)
        #expect(bench.advertisements.contains { $0.value.isFresh && $0.value.isPaired })
        bench.connect()
        #expect(bench.succeeded(readBattery(bench, of: device)))
    }

    @Test func aConnectedDeviceDoesNotAdvertiseAndKeepsItsLink() throws {
        let bench = try SimulatedBackendBench()
        let device = add(bench, .connected)
        scan(bench, 2)
        #expect(!bench.advertisements.isEmpty)
        #expect(bench.advertisements.allSatisfy { $0.value.isConnected && !$0.value.isFresh })
        #expect(device.advertisement == nil)
        bench.connect()
        #expect(bench.succeeded(readBattery(bench, of: device)))
        bench.central.disconnect(peer)
        bench.advance(0.1)
        #expect(device.advertisement == nil)
        #expect(!device.status.isConnected)
        bench.connect()
        #expect(bench.succeeded(readBattery(bench, of: device)))
        // The link of the system ends with that of the program when the device goes.
        device.dropLink()
        bench.advance(0.1)
        #expect(device.advertisement != nil)
    }

    @Test func theModeOutlivesAProgramUntilItsTimeIsOver() throws {
        let bench = try SimulatedBackendBench()
        let device = add(bench, .connected)
        bench.connect()
        let handle = device.attributes.first {
            $0.characteristic.uuid == BluetoothUUID("6e400002-b5a3-f393-e0a9-e50e24dcca9e")
        }
        let taps = device.attributes.first {
            $0.characteristic.uuid == BluetoothUUID("c3ff0005-1d8b-40fd-a56f-c7bd5d0f3370")
        }
        let commands = try #require(handle?.characteristic.handle)
        let target = try #require(taps?.characteristic.handle)
        bench.request { $0.write(peer, commands, [3, 0x0C, 0, 1], .withResponse, $1) }
        bench.advance(0.1)
        for (pause, count) in [(1.0, 1), (20.0, 0)] {
            bench.central.disconnect(peer)
            bench.advance(pause)
            bench.connect()
            bench.subscribe(peer, target)
            bench.advance(0.1)
            bench.clearPackets()
            try device.perform(MotionStep(.tap, value: 1))
            bench.advance(0.1)
            #expect(bench.packets.count == count)
        }
    }

    @Test(arguments: [true, false]) func theLinkOfTheSystemEndsOutOfRangeAndWhenTheDeviceIsForgotten(isForgotten: Bool)
        throws
    {
        let bench = try SimulatedBackendBench()
        let device = add(bench, .connected)
        if isForgotten {
            bench.request { $0.forget(peer, $1) }
            bench.advance(0.1)
        } else {
            try device.setLink(LinkConditions(isInRange: false))
            try device.setLink(LinkConditions())
        }
        #expect(device.advertisement != nil)
        scan(bench)
        #expect(bench.advertisements.last?.value.isPaired == !isForgotten)
        #expect(bench.advertisements.last?.value.isConnected == false)
    }
}
