package import ShaderTranslation

/// A program that the driver refused, with what it said on the lines that somebody wrote.
package struct RejectedProgram: Error, Sendable, CustomStringConvertible {
  /// The functions in it.
  package let label: String
  package let diagnostics: [Diagnostic]
  /// All that the driver said, as it said it.
  package let log: String

  init(label: String, log: String, of source: Stitcher.Source) {
    self.label = label
    self.log = log
    diagnostics =
      DriverLog(log) { file, line in
        source.places.indices.contains(file) ? source.places[file].span(ofLine: line) : nil
      }.diagnostics
  }

  package var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
