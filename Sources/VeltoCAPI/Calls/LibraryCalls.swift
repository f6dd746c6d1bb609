internal import CLinux
internal import CRevision
internal import CVeltoKit
internal import VeltoCore

/// The library itself: versions, structure sizes, and the calling thread's last error.
enum LibraryCalls {
    /// Returns the version as a number in the form of VELTO_VERSION.
    static func versionNumber() -> UInt32 {
        UInt32(VELTO_VERSION_MAJOR) * 1_000_000 + UInt32(VELTO_VERSION_MINOR) * 1000 + UInt32(VELTO_VERSION_PATCH)
    }

    static func versionString() -> UnsafePointer<CChar> {
        unsafe staticText(apiVersion)
    }

    /// Returns the source revision.
    static func versionRevision() -> UnsafePointer<CChar> {
        unsafe velto_build_revision()
    }

    /// Rejects a header of another major version or of a newer minor version; the patch version is ignored.
    static func abiCheck(_ headerVersion: UInt32) throws(VeltoError) {
        let own = versionNumber()
        let (header, library) = (headerVersion / 1000, own / 1000)
        guard header / 1000 == library / 1000, header <= library, header > 0 else {
            throw VeltoError(.versionMismatch, "the header has version \(headerVersion), the library \(own)")
        }
    }

    /// Returns the size of a structure by name, or 0.
    static func abiStructSize(_ structName: String) -> UInt32 {
        UInt32(clamping: structSize(named: structName) ?? 0)
    }

    /// Returns the calling thread's last error message.
    static func errorMessage() -> UnsafePointer<CChar> {
        unsafe velto_linux_error_message()
    }

    /// Returns the details of the calling thread's last error.
    static func errorGetDetail(_ detail: inout velto_error_detail) throws(VeltoError) {
        let slot = unsafe velto_linux_error_slot().pointee
        detail.code = slot.code
        detail.cause = slot.cause
        detail.number = slot.number
        detail.device = velto_device(bits: slot.device)
        detail.function = slot.function
        detail.name = slot.name
        detail.message = slot.remark
        detail.remedy = slot.remedy
    }
}
