import CVeltoKit
import Testing
import VeltoCore
import VeltoKit

/// Enumerations cross to C by their raw values: each must be the number that the header gives it.
@Suite("Enumerations")
struct EnumerationTests {
    /// One Swift value and the C value that stands for it.
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let swift: UInt64
        let c: UInt64

        var testDescription: String { name }

        init<Value: RawRepresentable, Number: BinaryInteger>(_ value: Value, _ number: Number)
        where Value.RawValue: BinaryInteger {
            name = "\(Value.self) \(number)"
            swift = UInt64(truncatingIfNeeded: value.rawValue)
            c = UInt64(truncatingIfNeeded: number)
        }
    }

    private static let links = [
        Row(LinkState.none, VELTO_LINK_STATE_NONE), Row(LinkState.connecting, VELTO_LINK_STATE_CONNECTING),
        Row(LinkState.discovering, VELTO_LINK_STATE_DISCOVERING), Row(LinkState.ready, VELTO_LINK_STATE_READY),
        Row(LinkState.closing, VELTO_LINK_STATE_CLOSING),
        Row(DownReason.unknown, VELTO_DOWN_REASON_UNKNOWN), Row(DownReason.local, VELTO_DOWN_REASON_LOCAL),
        Row(DownReason.remote, VELTO_DOWN_REASON_REMOTE), Row(DownReason.timeout, VELTO_DOWN_REASON_TIMEOUT),
        Row(DownReason.authentication, VELTO_DOWN_REASON_AUTHENTICATION),
        Row(DownReason.suspend, VELTO_DOWN_REASON_SUSPEND), Row(DownReason.backendLost, VELTO_DOWN_REASON_AIR_LOST),
        Row(ReconnectPolicy.never, VELTO_RECONNECT_POLICY_NEVER),
        Row(ReconnectPolicy.automatic, VELTO_RECONNECT_POLICY_AUTOMATIC),
        Row(DeviceFamily.unknown, VELTO_FAMILY_UNKNOWN), Row(DeviceFamily.triki, VELTO_FAMILY_TRIKI),
        Row(DeviceFamily.tap, VELTO_FAMILY_TAP), Row(DeviceFamily.metawear, VELTO_FAMILY_METAWEAR),
    ]

    private static let motion = [
        Row(MotionMode.paddle, VELTO_MOTION_MODE_PADDLE), Row(MotionMode.pointer, VELTO_MOTION_MODE_POINTER),
        Row(MotionMode.gesture, VELTO_MOTION_MODE_GESTURE),
        Row(RateMode.unknown, VELTO_RATE_MODE_UNKNOWN), Row(RateMode.fast, VELTO_RATE_MODE_FAST),
        Row(RateMode.normal, VELTO_RATE_MODE_NORMAL), Row(RateMode.lowPower, VELTO_RATE_MODE_LOW_POWER),
        Row(PointerDirection.center, VELTO_POINTER_DIRECTION_CENTER),
        Row(PointerDirection.left, VELTO_POINTER_DIRECTION_LEFT),
        Row(PointerDirection.right, VELTO_POINTER_DIRECTION_RIGHT),
        Row(PointerDirection.up, VELTO_POINTER_DIRECTION_UP), Row(PointerDirection.down, VELTO_POINTER_DIRECTION_DOWN),
        Row(AxisMapping.Source.gyroX, VELTO_AXIS_SOURCE_GYRO_X),
        Row(AxisMapping.Source.gyroY, VELTO_AXIS_SOURCE_GYRO_Y),
        Row(AxisMapping.Source.gyroZ, VELTO_AXIS_SOURCE_GYRO_Z),
        Row(AxisMapping.Source.rotation, VELTO_AXIS_SOURCE_ROTATION),
        Row(MotionConfig.Gesture.PowerLaw.original, VELTO_POWER_LAW_ORIGINAL),
        Row(MotionConfig.Gesture.PowerLaw.linear, VELTO_POWER_LAW_LINEAR),
    ]

    private static let input = [
        Row(GameInput.Flags.connected, VELTO_INPUT_CONNECTED), Row(GameInput.Flags.receiving, VELTO_INPUT_RECEIVING),
        Row(GameInput.Flags.fresh, VELTO_INPUT_FRESH), Row(GameInput.Flags.idleLowPower, VELTO_INPUT_IDLE_LOW_POWER),
        Row(GameInput.Flags.calibrationWanted, VELTO_INPUT_CALIBRATION_WANTED),
        Row(GameInput.Flags.calibrated, VELTO_INPUT_CALIBRATED),
        Row(GameInput.Flags.controlAvailable, VELTO_INPUT_CONTROL_AVAILABLE),
        Row(GameInput.Flags.hasPosition, VELTO_INPUT_HAS_POSITION),
        Row(GameInput.Flags.hasOrientation, VELTO_INPUT_HAS_ORIENTATION),
        Row(GameInput.Flags.hasAcceleration, VELTO_INPUT_HAS_ACCELERATION),
        Row(GameInput.Flags.hasRotationRate, VELTO_INPUT_HAS_ROTATION_RATE),
        Row(GameInput.Flags.hasBattery, VELTO_INPUT_HAS_BATTERY), Row(GameInput.Flags.virtual, VELTO_INPUT_VIRTUAL),
        Row(GameInput.States.moving, VELTO_INPUT_STATE_MOVING),
        Row(GameInput.States.tiltLeft, VELTO_INPUT_STATE_TILT_LEFT),
        Row(GameInput.States.tiltRight, VELTO_INPUT_STATE_TILT_RIGHT),
        Row(GameInput.States.gesturePrimed, VELTO_INPUT_STATE_GESTURE_PRIMED),
        Row(GameInput.States.buttonHighlight, VELTO_INPUT_STATE_BUTTON_HIGHLIGHT),
        Row(GameInput.States.atRest, VELTO_INPUT_STATE_AT_REST),
        Row(GameInput.Gestures.click, VELTO_GESTURE_CLICK), Row(GameInput.Gestures.primary, VELTO_GESTURE_PRIMARY),
        Row(GameInput.Gestures.throw, VELTO_GESTURE_THROW), Row(GameInput.Gestures.shake, VELTO_GESTURE_SHAKE),
        Row(GameInput.Gestures.swing, VELTO_GESTURE_SWING), Row(GameInput.Gestures.action, VELTO_GESTURE_ACTION),
    ]

    private static let context = [
        Row(EventClasses.adapter, VELTO_EVENT_CLASS_ADAPTER), Row(EventClasses.scan, VELTO_EVENT_CLASS_SCAN),
        Row(EventClasses.link, VELTO_EVENT_CLASS_LINK), Row(EventClasses.operation, VELTO_EVENT_CLASS_OPERATION),
        Row(EventClasses.button, VELTO_EVENT_CLASS_BUTTON), Row(EventClasses.gesture, VELTO_EVENT_CLASS_GESTURE),
        Row(EventClasses.rateMode, VELTO_EVENT_CLASS_RATE_MODE),
        Row(EventClasses.calibration, VELTO_EVENT_CLASS_CALIBRATION),
        Row(EventClasses.player, VELTO_EVENT_CLASS_PLAYER),
        Row(Operation.Kind.startScan, VELTO_OP_KIND_START_SCAN), Row(Operation.Kind.connect, VELTO_OP_KIND_CONNECT),
        Row(Operation.Kind.disconnect, VELTO_OP_KIND_DISCONNECT), Row(Operation.Kind.forget, VELTO_OP_KIND_FORGET),
        Row(Log.Classes(.fatal), VELTO_LOG_CLASS_FATAL), Row(Log.Classes(.error), VELTO_LOG_CLASS_ERROR),
        Row(Log.Classes(.warning), VELTO_LOG_CLASS_WARNING), Row(Log.Classes(.info), VELTO_LOG_CLASS_INFO),
        Row(Log.Classes(.debug), VELTO_LOG_CLASS_DEBUG), Row(Log.Classes(.packets), VELTO_LOG_CLASS_PACKETS),
        Row(Log.Classes(.timing), VELTO_LOG_CLASS_TIMING),
        Row(ContextFeatures.libdbus, VELTO_FEATURE_LIBDBUS), Row(ContextFeatures.bluez, VELTO_FEATURE_BLUEZ),
        Row(ContextFeatures.adapter, VELTO_FEATURE_ADAPTER),
    ]

    private static let simulation = [
        Row(CapPacketFormat.v2, VELTO_SIM_PACKET_FORMAT_V2), Row(CapPacketFormat.block, VELTO_SIM_PACKET_FORMAT_BLOCK),
        Row(CapPacketFormat.twoBlocks, VELTO_SIM_PACKET_FORMAT_TWO_BLOCKS),
        Row(CapPacketFormat.sensorFrame14, VELTO_SIM_PACKET_FORMAT_SENSOR_FRAME_14),
        Row(CapPacketFormat.sensorFrame16, VELTO_SIM_PACKET_FORMAT_SENSOR_FRAME_16),
        Row(CapPacketFormat.mini, VELTO_SIM_PACKET_FORMAT_MINI),
        Row(MotionStep.Kind.rest, VELTO_SIM_STEP_KIND_REST), Row(MotionStep.Kind.hold, VELTO_SIM_STEP_KIND_HOLD),
        Row(MotionStep.Kind.sweep, VELTO_SIM_STEP_KIND_SWEEP), Row(MotionStep.Kind.shake, VELTO_SIM_STEP_KIND_SHAKE),
        Row(MotionStep.Kind.tilt, VELTO_SIM_STEP_KIND_TILT), Row(MotionStep.Kind.press, VELTO_SIM_STEP_KIND_PRESS),
        Row(MotionStep.Kind.release, VELTO_SIM_STEP_KIND_RELEASE), Row(MotionStep.Kind.rate, VELTO_SIM_STEP_KIND_RATE),
        Row(MotionStep.Kind.silence, VELTO_SIM_STEP_KIND_SILENCE),
        Row(MotionStep.Kind.linkLoss, VELTO_SIM_STEP_KIND_LINK_LOSS),
        Row(MotionStep.Kind.drift, VELTO_SIM_STEP_KIND_DRIFT), Row(MotionStep.Kind.noise, VELTO_SIM_STEP_KIND_NOISE),
        Row(Characteristic.Properties.read, VELTO_ATTRIBUTE_PROPERTY_READ),
        Row(Characteristic.Properties.writeWithoutResponse, VELTO_ATTRIBUTE_PROPERTY_WRITE_WITHOUT_RESPONSE),
        Row(Characteristic.Properties.write, VELTO_ATTRIBUTE_PROPERTY_WRITE),
        Row(Characteristic.Properties.notify, VELTO_ATTRIBUTE_PROPERTY_NOTIFY),
        Row(Characteristic.Properties.indicate, VELTO_ATTRIBUTE_PROPERTY_INDICATE),
    ]

    private static let results = [
        Row(ResultCode.ok, VELTO_OK), Row(ResultCode.nothing, VELTO_NOTHING), Row(ResultCode.timedOut, VELTO_TIMED_OUT),
        Row(ResultCode.pending, VELTO_PENDING), Row(ResultCode.unchanged, VELTO_UNCHANGED),
        Row(ResultCode.truncated, VELTO_TRUNCATED), Row(ResultCode.invalidArgument, VELTO_ERROR_INVALID_ARGUMENT),
        Row(ResultCode.invalidHandle, VELTO_ERROR_INVALID_HANDLE),
        Row(ResultCode.staleHandle, VELTO_ERROR_STALE_HANDLE), Row(ResultCode.wrongKind, VELTO_ERROR_WRONG_KIND),
        Row(ResultCode.structSize, VELTO_ERROR_STRUCT_SIZE),
        Row(ResultCode.bufferTooSmall, VELTO_ERROR_BUFFER_TOO_SMALL),
        Row(ResultCode.outOfMemory, VELTO_ERROR_OUT_OF_MEMORY),
        Row(ResultCode.versionMismatch, VELTO_ERROR_VERSION_MISMATCH),
        Row(ResultCode.noAdapter, VELTO_ERROR_NO_ADAPTER), Row(ResultCode.adapterOff, VELTO_ERROR_ADAPTER_OFF),
        Row(ResultCode.permission, VELTO_ERROR_PERMISSION), Row(ResultCode.notFound, VELTO_ERROR_NOT_FOUND),
        Row(ResultCode.notConnected, VELTO_ERROR_NOT_CONNECTED), Row(ResultCode.already, VELTO_ERROR_ALREADY),
        Row(ResultCode.busy, VELTO_ERROR_BUSY), Row(ResultCode.disconnected, VELTO_ERROR_DISCONNECTED),
        Row(ResultCode.timeout, VELTO_ERROR_TIMEOUT), Row(ResultCode.rejected, VELTO_ERROR_REJECTED),
        Row(ResultCode.unsupported, VELTO_ERROR_UNSUPPORTED), Row(ResultCode.protocol, VELTO_ERROR_PROTOCOL),
        Row(ResultCode.io, VELTO_ERROR_IO), Row(ResultCode.internal, VELTO_ERROR_INTERNAL),
        Row(ResultCode.format, VELTO_ERROR_FORMAT), Row(ResultCode.cancelled, VELTO_ERROR_CANCELLED),
        Row(ResultCode.busUnavailable, VELTO_ERROR_BUS_UNAVAILABLE),
        Row(ResultCode.serviceNotRunning, VELTO_ERROR_SERVICE_NOT_RUNNING),
        Row(ResultCode.busLost, VELTO_ERROR_BUS_LOST), Row(ResultCode.pairingRequired, VELTO_ERROR_PAIRING_REQUIRED),
        Row(ResultCode.inUse, VELTO_ERROR_IN_USE), Row(ResultCode.connectFailed, VELTO_ERROR_CONNECT_FAILED),
        Row(ResultCode.libraryMissing, VELTO_ERROR_LIBRARY_MISSING), Row(ResultCode.forked, VELTO_ERROR_FORKED),
    ]

    private static let rows = results + links + motion + input + context + simulation

    @Test("Every value has the number of the header", arguments: rows)
    func value(row: Row) {
        #expect(row.swift == row.c)
    }
}
