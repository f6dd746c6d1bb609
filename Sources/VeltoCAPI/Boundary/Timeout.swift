internal import VeltoCore

/// Returns a duration, or nil for negative values such as `VELTO_FOREVER`.
func limit(_ seconds: Double) -> Duration? {
    seconds < 0 ? nil : Duration(clampingSeconds: seconds)
}
