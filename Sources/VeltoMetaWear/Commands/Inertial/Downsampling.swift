/// The downsampling of a chip for the board's own processing.
///
/// Streams contain all samples.
///
/// Source: MetaWear module protocol, 4.3.9.
public struct Downsampling: Hashable, Sendable {
    /// The exponent of the accelerometer's downsampling: 1 in 2 to this power of the samples is kept, 0 to 7.
    public var accelerometer: UInt8 = 0
    /// The exponent of the gyroscope's downsampling.
    public var gyroscope: UInt8 = 0
    /// Whether the accelerometer's samples are filtered before downsampling.
    public var filtersAccelerometer = true
    /// Whether the gyroscope's samples are filtered before downsampling.
    public var filtersGyroscope = true

    /// Creates a configuration without downsampling.
    public init() {}
}
