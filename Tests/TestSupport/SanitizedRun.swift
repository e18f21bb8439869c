import Foundation

/// Whether the tests run with a sanitizer.
package enum SanitizedRun {
  /// As `Scripts/sanitize` says.
  package static let isOn = ProcessInfo.processInfo.environment["SANITIZER"] != nil
}

extension Duration {
  /// How long a test waits for what takes less than this without a sanitizer.
  func granted(isSanitized: Bool = SanitizedRun.isOn) -> Duration { isSanitized ? self * 8 : self }
}
