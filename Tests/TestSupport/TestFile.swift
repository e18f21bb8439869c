package import Foundation

/// Where the files that belong to a test file lie.
///
/// A suite lives in the file named after it, so the file's name is the suite's.
package struct TestFile {
  /// As `#filePath` gives it.
  package let path: String

  package init(path: String) { self.path = path }

  /// `SpringTests` for `…/Tests/MotionTests/SpringTests.swift`.
  var suite: String { url.deletingPathExtension().lastPathComponent }

  /// `Golden` beside the test file.
  var goldenFolder: URL {
    url.deletingLastPathComponent().appending(path: "Golden", directoryHint: .isDirectory)
  }

  /// The nearest folder above that holds a `Package.swift`; the test file's own if there is none.
  package var packageFolder: URL {
    let own = url.deletingLastPathComponent()
    var folder = own
    while folder.path != "/" {
      let manifest = folder.appending(path: "Package.swift", directoryHint: .notDirectory)
      if FileManager.default.fileExists(atPath: manifest.path) { return folder }
      folder.deleteLastPathComponent()
    }
    return own
  }

  private var url: URL { URL(filePath: path, directoryHint: .notDirectory) }
}
