import Foundation

/// The release of an installed font: pictures with words in it have a golden for each.
///
///     try FontRelease(of: "Inter").folderName  // "Inter 4.001" on Debian 13
package struct FontRelease {
  /// The releases that the goldens beside the others are drawn with: those of Debian 12.
  private static let reference = ["Inter": "3.019"]

  package let family: String
  /// As the font's file says it, with three digits after the point.
  package let version: String

  /// Asks fontconfig. Throws if there is no such font.
  package init(of family: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["fc-match", "--format", "%{family}\n%{fontversion}", family]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = text.split(separator: "\n")
    guard lines.count == 2, lines[0].contains(family), let fixed = Int(lines[1]) else {
      throw Missing(description: "the font '\(family)' is not installed; fc-match found '\(text)'")
    }
    self.family = family
    // A fixed-point number with 16 binary places.
    version = String(format: "%.3f", Double(fixed) / 65536)
  }

  /// The folder of its goldens inside a suite's; `nil` for the release that needs none.
  var folderName: String? {
    Self.reference[family] == version ? nil : "\(family) \(version)"
  }

  struct Missing: Error, CustomStringConvertible {
    let description: String
  }
}
