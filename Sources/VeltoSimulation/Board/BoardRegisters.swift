/// Read-write registers of a chip or module.
struct BoardRegisters {
    private var values: [UInt8: [UInt8]]
    private var masks: [UInt8: UInt8]

    /// Creates registers from their initial values, which set the length of every write.
    ///
    /// `masks` are registers whose bits a command sets and clears.
    init(_ values: [UInt8: [UInt8]] = [:], masks: [UInt8] = []) {
        self.values = values
        self.masks = Dictionary(uniqueKeysWithValues: masks.map { ($0, 0) })
    }

    /// Stores a value.
    ///
    /// For a mask, sets the bits of the first byte and clears those of the second one.
    mutating func write(_ register: UInt8, _ payload: [UInt8]) {
        if let mask = masks[register], payload.count == 2 {
            masks[register] = (mask | payload[0]) & ~payload[1]
        } else if let value = values[register], payload.count == value.count {
            values[register] = payload
        }
    }

    /// Returns the value, or the set bits of a mask; nil if there is no such register.
    func read(_ register: UInt8, _ payload: [UInt8]) -> [UInt8]? {
        guard payload.isEmpty else { return nil }
        return masks[register].map { [$0] } ?? values[register]
    }

    /// The commands that write all values and set the set bits of all masks.
    var commands: [[UInt8]] {
        let bits = masks.filter { $0.value != 0 }.mapValues { [$0, 0] }
        return [values, bits].flatMap { $0.sorted { $0.key < $1.key }.map { [$0.key] + $0.value } }
    }

    /// Returns the set bits of a mask.
    func mask(_ register: UInt8) -> UInt8 { masks[register, default: 0] }

    /// Returns a byte of a value, or 0 if there is none.
    func byte(_ register: UInt8, _ index: Int) -> UInt8 {
        guard let value = values[register], value.indices.contains(index) else { return 0 }
        return value[index]
    }

    func signedByte(_ register: UInt8, _ index: Int) -> Double { Double(Int8(bitPattern: byte(register, index))) }
}

extension FixedWidthInteger {
    /// Its bytes in a packet.
    var littleEndianBytes: [UInt8] {
        (0..<Self.bitWidth / 8).map { UInt8(truncatingIfNeeded: self >> Self(8 * $0)) }
    }
}
