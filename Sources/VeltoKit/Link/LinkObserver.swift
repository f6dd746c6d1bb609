/// Observes changes of links.
protocol LinkObserver: AnyObject {
    /// Reports the device as ready.
    func linkReady(_ link: DeviceLink, isFirstTime: Bool)
    /// Reports a changed request or state of the link.
    func linkChanged(_ link: DeviceLink)
    /// Reports a device of unknown family.
    func linkRejected(_ link: DeviceLink)
    /// Reports that packets have started to arrive.
    func packetsBegan(on link: DeviceLink)
}
