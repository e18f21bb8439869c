package import Tokens

/// A Metal file, which is recognized here and read by `MetalTranslation`.
package struct MetalFile: Dialect {
  package static let name = "metal"
  package static let title = "Metal"
  package static let feature = "a stitchable function"
  package static let fileEndings = [".metal"]
  package static let decisiveEndings = [".metal"]

  private let entry: SourceLibrary.Entry

  package init(entry: SourceLibrary.Entry) { self.entry = entry }

  package static func evidence(in file: DialectSource) -> String? {
    let tokens = file.tokens
    for index in tokens.indices.dropLast(2) {
      let (first, second, third) = (tokens[index], tokens[index + 1], tokens[index + 2])
      if first.kind == .leftBracket, second.kind == .leftBracket,
        ["stitchable", "visible", "position", "buffer", "texture"].contains(third.text)
      {
        return "it has the attribute '[[ \(third.text) ]]'"
      }
      if first.text == "using", second.text == "namespace", third.text == "metal" {
        return "it says 'using namespace metal'"
      }
      if second.text == "metal_stdlib", first.kind == .less { return "it includes <metal_stdlib>" }
    }
    return nil
  }

  /// Reports that Metal is not a GLSL dialect.
  package func read(into program: inout DialectProgram, _ reading: DialectReading) {
    reading.report("this is a Metal file: \(program.evidence)", atStartOf: entry)
  }
}
