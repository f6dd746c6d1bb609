internal import VeltoCore

/// A length of time; nil for negative ones such as `VELTO_FOREVER`.
func limit(_ seconds: Double) -> Duration? {
    seconds < 0 ? nil : Duration(clampingSeconds: seconds)
}
