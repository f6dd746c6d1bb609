internal import CCrypto
package import VeltoCore

extension FirmwareImage {
    /// Verifies the signature of each part with a public key in PEM format; returns false if a part has no signature.
    ///
    /// Throws `rejected` if the signature does not match, and `invalidArgument` if the key is not an ECDSA key on
    /// P-256.
    package func verify(publicKey: String) throws(VeltoError) -> Bool {
        var isSigned = true
        for part in parts {
            if try !part.verify(publicKey) { isSigned = false }
        }
        return isSigned
    }
}

extension FirmwareImage.Part {
    private static let numberSize = 32

    fileprivate func verify(_ publicKey: String) throws(VeltoError) -> Bool {
        guard case .secure(let packet) = InitPacket(initPacket), let signature = packet.signature else { return false }
        guard packet.signatureType == 0, signature.count == 2 * Self.numberSize else {
            throw VeltoError(.unsupported, "the \(kind.name): its signature is not one of ECDSA on the curve P-256")
        }
        // In packages, both numbers are in reverse byte order.
        let numbers = signature.prefix(Self.numberSize).reversed() + signature.suffix(Self.numberSize).reversed()
        let outcome = unsafe velto_crypto_verify(
            publicKey, publicKey.utf8.count, packet.signedBytes, packet.signedBytes.count, Array(numbers))
        guard outcome != VELTO_CRYPTO_VALID else { return true }
        throw Self.error(outcome, kind)
    }

    private static func error(_ outcome: velto_crypto_outcome, _ kind: FirmwareImage.Kind) -> VeltoError {
        switch outcome {
        case VELTO_CRYPTO_NO_LIBRARY:
            let reason = unsafe String(cString: velto_crypto_load_problem())
            return VeltoError(
                .libraryMissing, "libcrypto is not installed (\(reason))", remedy: "install the package libssl3")
        case VELTO_CRYPTO_KEY:
            return .invalidArgument("public_key", "is no public key of ECDSA on the curve P-256 in PEM")
        case VELTO_CRYPTO_OUT_OF_MEMORY: return VeltoError(.outOfMemory, "no memory left for the signature")
        default: return VeltoError(.rejected, "the \(kind.name): it is not signed with this key, or was changed since")
        }
    }
}
