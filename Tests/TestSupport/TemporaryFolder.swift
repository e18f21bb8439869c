import Foundation

/// A folder that is there for one test, and is deleted with what lies in it.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "harmonic-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    path = url.path
  }

  deinit {
    // What cannot be deleted is the system's to clear away.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Names of everything in it, hidden ones too.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// Puts `bytes` into a file and returns its path.
  package func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = "\(path)/\(name)"
    try Data(bytes).write(to: URL(filePath: file))
    return file
  }

  /// Everything in a file, read without the code under test.
  package func contents(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: "\(path)/\(name)")))
  }
}
