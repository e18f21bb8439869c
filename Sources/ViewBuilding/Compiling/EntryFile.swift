internal import Files

/// The file with `main` that is compiled with a user's files: it registers what is shown.
///
/// The module `SwiftUI` runs the program: it calls the previews by their symbols, which the macro
/// `#Preview` makes, or, without one, the closure that registers another view.
struct EntryFile {
  /// A name that no file of a user has.
  static let name = "HarmonicEntry.swift"

  let shown: ShownView
  /// The name of the file it is in, as it is compiled.
  let fileName: String
  /// Declarations of the names of assets.
  var assets = ""

  var text: String {
    """
    import SwiftUI

    @_silgen_name("harmonic_set_time") private func setTime(_ date: Double, _ uptime: Double)
    @_silgen_name("harmonic_set_seed") private func setSeed(_ seed: UInt64)

    @main @MainActor private enum HarmonicEntry {
      static func main() {
        SwiftUI._runProgram(
          previews: [\(symbols.map { "\"\($0)\"" }.joined(separator: ", "))],
          setTime: { setTime($0, $1) }, setSeed: { setSeed($0) }
        ) { \(registration) }
      }
    }

    \(sampleViews)
    \(assets)
    """
  }

  /// The views that show samples.
  private var sampleViews: String {
    guard case .samples(let samples) = shown.kind else { return "" }
    return samples.enumerated().map { $1.declaration($0) }.joined(separator: "\n")
  }

  private var symbols: [String] {
    guard case .previews(let previews) = shown.kind else { return [] }
    return previews.map { $0.symbol(in: fileName) }
  }

  private var registration: String {
    switch shown.kind {
    case .previews: ""
    case .provider(let name): Self.registration(of: "\(name).previews", name: nil)
    case .app(let name): "SwiftUI._registerApp(\(name).self)"
    case .view(let name): Self.registration(of: "\(name)()", name: name)
    case .samples(let samples):
      samples.enumerated().map { $1.registration($0) }.joined(separator: "; ")
    }
  }

  private static func registration(of view: String, name: String?) -> String {
    let name = name.map { "\"\($0)\"" } ?? "nil"
    return "SwiftUI._registerPreview(name: \(name), traits: []) { \(view) }"
  }
}

extension PreviewDeclaration {
  /// The symbol that the macro `#Preview` gives its function.
  func symbol(in fileName: String) -> String {
    "harmonic_preview_\(line)_\(column)_\(String(fnv1a(fileName.utf8), radix: 16))"
  }
}
