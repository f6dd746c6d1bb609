internal import CLinux
internal import Glibc

extension Loop {
    /// The readiness of a descriptor.
    public struct Readiness: OptionSet, Sendable {
        /// The event bits of epoll.
        public let rawValue: UInt32

        /// Creates a set from event bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The descriptor is readable.
        public static let readable = Readiness(rawValue: EPOLLIN.rawValue)
        /// The descriptor is writable.
        public static let writable = Readiness(rawValue: EPOLLOUT.rawValue)
        /// With `readable`, each transition is reported once, so that an event descriptor need not be read.
        public static let edgeTriggered = Readiness(rawValue: EPOLLET.rawValue)
        /// The other end has been closed.
        public static let hungUp = Readiness(rawValue: EPOLLHUP.rawValue | EPOLLERR.rawValue)
    }
}
