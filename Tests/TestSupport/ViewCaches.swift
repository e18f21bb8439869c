import Foundation

/// The cache folder of tests whose programs run SwiftUI views: the module that views import is
/// compiled once for all of them, and for the next run.
package enum ViewCaches {
  /// The value of `XDG_CACHE_HOME`.
  package static let path = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: ".build/view-caches").path
}
