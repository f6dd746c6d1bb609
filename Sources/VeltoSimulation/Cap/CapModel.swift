public import VeltoBluetooth
public import VeltoCore

/// The firmware of a Triki cap.
///
/// It streams its motion sensor and its button over the Nordic UART service.
///
/// The cap advertises its name and no service, and has no battery service. The stream starts once the host has written
/// INIT and START on the link. Other writes are accepted and ignored. Source: Triki protocol notes, 1.1, 1.2 and 2.1.
public final class CapModel: MovableModel {
    private static let service = nordicUART(0x01)
    private static let receiveHandle: ValueHandle = 0x0012
    private static let transmitHandle: ValueHandle = 0x0014
    private static let initialize: [UInt8] = [0x01, 0x00]
    private static let start: [UInt8] = [0x20, 0x10, 0x00, 0xD0, 0x07, 0x34, 0x00, 0x03]
    /// The minimum raw value that counts as motion.
    private static let motionThreshold = 16.0
    /// The maximum number of overdue packets to send when time jumps; older packets are skipped.
    private static let mostOverdue = 64.0
    private static let shortestInterval = 0.001

    /// The characteristics that hosts write to and subscribe to.
    public let attributes = [
        PeripheralAttribute(
            Characteristic(
                service: service, uuid: nordicUART(0x02), handle: receiveHandle,
                properties: [.write, .writeWithoutResponse]),
            writableLengths: 1...NotificationQueue.maximumLength),
        PeripheralAttribute(
            Characteristic(service: service, uuid: nordicUART(0x03), handle: transmitHandle, properties: .notify)),
    ]

    private let name: String
    private let configuration: CapConfiguration
    private var hand: ScriptedHand
    private var isInitialized = false
    private var isStreaming = false
    private var nextPacket = Timestamp.distantFuture
    private var lastMotion = Timestamp.zero
    private var stillAxes = MotionAxes.zero
    private var packet = ByteWriter()

    /// Creates a cap; the default name is `Triki` and the last digits of the seed's address.
    public init(seed: UInt64, name: String? = nil, configuration: CapConfiguration = CapConfiguration()) {
        self.name = name ?? "Triki " + DeviceAddress(seed: seed).suffix
        self.configuration = configuration
        hand = ScriptedHand(seed: seed)
    }

    private static func nordicUART(_ number: UInt8) -> BluetoothUUID {
        BluetoothUUID(high: 0x6E40_0000_B5A3_F393 | UInt64(number) << 32, low: 0xE0A9_E50E_24DC_CA9E)
    }

    // MARK: Link

    /// Returns the advertisement, or nil while the script has taken the cap out of range.
    public func advertisement(at time: Timestamp) -> PeripheralAdvertisement? {
        hand.isOutOfReach(at: time) ? nil : PeripheralAdvertisement(name: name)
    }

    /// Handles a new link; the stream is off until it is requested again.
    public func linkUp(at time: Timestamp) {
        stop()
    }

    /// Handles the end of a link.
    public func linkDown(at time: Timestamp) {
        stop()
        if !hand.isOutOfReach(at: time) { hand.rewind() }
    }

    private func stop() {
        isInitialized = false
        isStreaming = false
        nextPacket = .distantFuture
    }

    /// Handles INIT and START; other writes have no effect.
    public func write(_ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, at time: Timestamp) -> AttributeError?
    {
        if bytes == Self.initialize {
            isInitialized = true
        } else if bytes == Self.start, isInitialized {
            beginStream(at: time)
        }
        return nil
    }

    private func beginStream(at time: Timestamp) {
        if !isStreaming { hand.forgetPress() }
        isStreaming = true
        hand.begin(at: time)
        wake(at: time)
    }

    /// Rejects all reads.
    public func read(_ handle: ValueHandle, at time: Timestamp) -> Result<[UInt8], AttributeError> {
        .failure(.readNotPermitted)
    }

    /// Does nothing, since streaming does not depend on the subscription.
    public func subscriptionChanged(_ handle: ValueHandle, isOn: Bool, at time: Timestamp) {}

    // MARK: Player

    /// The scripts of a handheld device.
    public var player: MotionScript.Player { .cap }

    /// Plays a script, which starts when the cap starts to stream.
    public func play(_ script: MotionScript, at time: Timestamp) {
        hand.play(script)
        handChanged(at: time)
    }

    /// Holds the cap at a position.
    public func move(to axes: MotionAxes, at time: Timestamp) {
        hand.hold(axes)
        handChanged(at: time)
    }

    /// Presses the button.
    public func pressButton(until end: Timestamp, at time: Timestamp) {
        hand.press(until: end)
        handChanged(at: time)
    }

    private func handChanged(at time: Timestamp) {
        guard isStreaming else { return }
        hand.begin(at: time)
        wake(at: time)
    }

    // MARK: Stream

    /// The next packet, or the next change of the script.
    public var nextDeadline: Timestamp {
        isStreaming ? min(nextPacket, hand.nextChange) : .distantFuture
    }

    /// Sends the packets that are due, and performs the script's due steps.
    public func step(to time: Timestamp, into outlet: inout PeripheralOutlet) {
        skipOverdue(at: time, &outlet)
        while isStreaming, nextDeadline <= time {
            if hand.nextChange <= nextPacket {
                follow(hand.nextChange, &outlet)
            } else {
                send(at: nextPacket, &outlet)
            }
        }
    }

    private func follow(_ change: Timestamp, _ outlet: inout PeripheralOutlet) {
        let wasPressed = hand.segment.isPressed
        let interval = hand.segment.packetInterval
        hand.advance(to: change)
        if hand.segment.isLinkLost {
            stop()
            outlet.loseLink()
        } else if hand.segment.isPressed != wasPressed {
            wake(at: change)
        } else if hand.segment.packetInterval != interval {
            bringForward(from: change)
        }
    }

    private func send(at time: Timestamp, _ outlet: inout PeripheralOutlet) {
        let sample = hand.sample(at: time)
        if (sample.axes - stillAxes).largestMagnitude > Self.motionThreshold || sample.isPressed {
            stillAxes = sample.axes
            lastMotion = time
        }
        let still = time.seconds(since: lastMotion)
        if !hand.segment.isSilent, still < configuration.stillBeforeSleep {
            configuration.format.write(sample, to: &packet)
            outlet.notify(Self.transmitHandle, packet.bytes.span, at: time, isStream: true)
            hand.forgetPress()
        }
        nextPacket = time.advanced(bySeconds: interval(afterStill: still))
    }

    private func interval(afterStill seconds: Double) -> Double {
        let scripted = hand.segment.packetInterval
        return max(Self.shortestInterval, scripted > 0 ? scripted : configuration.interval(afterStill: seconds))
    }

    private func wake(at time: Timestamp) {
        lastMotion = time
        bringForward(from: time)
    }

    /// Schedules the next packet at most one interval from now.
    private func bringForward(from time: Timestamp) {
        let still = time.seconds(since: lastMotion)
        nextPacket = min(nextPacket, time.advanced(bySeconds: interval(afterStill: still)))
    }

    private func skipOverdue(at time: Timestamp, _ outlet: inout PeripheralOutlet) {
        let backlog = time.seconds(since: nextPacket)
        let most = interval(afterStill: 0) * Self.mostOverdue
        guard isStreaming, backlog > most else { return }
        nextPacket = nextPacket.advanced(bySeconds: backlog - most)
        if hand.nextChange < nextPacket { follow(nextPacket, &outlet) }
    }
}
