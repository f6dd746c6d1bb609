/// Receives changes of the links.
protocol LinkObserver: AnyObject {
    /// Reports the device as ready.
    func linkReady(_ link: DeviceLink, isFirstTime: Bool)
    /// The link's request or state changed.
    func linkChanged(_ link: DeviceLink)
    /// The device's family is unknown.
    func linkRejected(_ link: DeviceLink)
    /// Packets have started to arrive.
    func packetsBegan(on link: DeviceLink)
}
