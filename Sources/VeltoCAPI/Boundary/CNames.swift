internal import VeltoCore

extension VeltoError {
    /// Phrases of messages in terms of the Swift interface, with their C counterparts.
    private static let phrases: [(swift: String, c: String)] = [
        ("setFamily(_:)", "velto_device_set_family()"),
        ("call pair()", "call velto_device_pair()"),
        ("setGameInput(.on)", "velto_device_set_game_input()"),
        ("createHostRadio()", "velto_context_create_host_radio()"),
        ("insert .simulated into backends", "set VELTO_BACKEND_SIMULATED in def.backends"),
        ("insert .host into backends", "set VELTO_BACKEND_HOST in def.backends"),
        ("set isPumped", "set PUMPED"),
        ("create it with isPumped", "create it with PUMPED"),
        ("create it with hasManualClock", "create it with MANUAL_CLOCK"),
        ("pairing policy .justWorks or .interactive", "pairing policy JUST_WORKS or INTERACTIVE"),
        ("pairing policy .interactive, or .system", "pairing policy INTERACTIVE, or SYSTEM"),
        ("pairing policy .interactive", "pairing policy INTERACTIVE"),
        ("the event pairingRequested", "VELTO_EVENT_PAIRING_REQUESTED"),
        ("set the flag anyModel", "set VELTO_UPDATE_ANY_MODEL"),
        ("set statePath", "set state_path"),
        ("capability orientation", "capability ORIENTATION"),
        ("capability acceleration", "capability ACCELERATION"),
        ("capability rotationRate", "capability ROTATION_RATE"),
        ("capability battery", "capability BATTERY"),
        ("packet.count", "size"),
        ("replyPrefix.count", "reply_prefix_size"),
        ("replyPrefix", "reply_prefix"),
        ("bytes.count", "size"),
        ("channels and offset take", "signal.channel_count numbers of that format take"),
        ("supervisionTimeout", "settings.supervision_timeout"),
        ("fingerRange", "mode.finger_range_g"),
        ("gyroscopeRange", "mode.thumb_range_dps"),
        ("accelerometerRange", "mode.thumb_range_g"),
    ]

    /// Returns the error with the C name of the property at the start of its message.
    func naming(_ property: String, _ member: String) -> VeltoError {
        guard problem.hasPrefix("\(property) ") else { return self }
        return VeltoError(code, problem.replacingFirst(property, with: member), remedy: remedy, detail: detail)
    }

    /// The message in terms of the C interface.
    var messageInC: String { Self.inC(message) }

    /// The remedy in terms of the C interface.
    var remedyInC: String { Self.inC(remedy) }

    private static func inC(_ sentence: String) -> String {
        phrases.reduce(sentence) { $0.replacingFirst($1.swift, with: $1.c) }
    }
}
