/// The samples that a chip leaves out for the board's own processing; streams have all of them.
///
/// Source: MetaWear module protocol, 4.3.9.
public struct Downsampling: Hashable, Sendable {
    /// One of 2 to the power of this many samples of the accelerometer is taken: 0 to 7.
    public var accelerometer: UInt8 = 0
    /// Likewise of the gyroscope.
    public var gyroscope: UInt8 = 0
    /// Whether samples of the accelerometer are filtered before.
    public var filtersAccelerometer = true
    /// Whether those of the gyroscope are.
    public var filtersGyroscope = true

    /// Nothing is left out.
    public init() {}
}
