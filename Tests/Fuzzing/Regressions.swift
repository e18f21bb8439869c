import Foundation

/// The inputs that once went wrong, a file each: `<kind>/<what it was>`.
package enum Regressions {
  package static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "FuzzingTests/Regressions")

  /// All of them, by path.
  package static func all() throws -> [(kind: Kind, name: String, input: [UInt8])] {
    let files = FileManager.default
    return try files.contentsOfDirectory(atPath: folder.path).sorted().flatMap { name in
      guard let kind = Kind.named(name) else { return [] as [(Kind, String, [UInt8])] }
      let inputs = folder.appending(path: name)
      return try files.contentsOfDirectory(atPath: inputs.path).sorted().map {
        (kind, "\(name)/\($0)", Array(try Data(contentsOf: inputs.appending(path: $0))))
      }
    }.map { (kind: $0.0, name: $0.1, input: $0.2) }
  }

  /// Adds the input of a finding.
  ///
  /// - Returns: Its path.
  package static func keep(_ finding: Campaign.Finding) throws -> String {
    let folder = folder.appending(path: finding.kind)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "seed-\(finding.seed)-\(finding.index)")
    try Data(finding.input).write(to: file)
    return file.path
  }
}
