internal import Files
package import Metal
internal import ViewBuilding

/// The views of a project that draw the functions of a shader file.
///
/// ```swift
/// // given file: EffectFile
/// var views = DrawingViews(of: file)
/// views.view(of: file.stitchableFunctions[0])?.words
/// // "as ContentView draws it: harmonic ContentView.swift"
/// ```
///
/// Swift files are read for that, and none is run.
package struct DrawingViews {
  private let file: EffectFile
  private let cache = SourceCache()
  /// The files that show Swift files which call a function, by the paths of these.
  private var shown: [String: ShownFile?] = [:]

  /// Swift files that are looked at for one function.
  private static let maxCallers = 8

  package init(of file: EffectFile) { self.file = file }

  /// Returns the view that draws a function: that of the nearest file that calls it, one that shows
  /// itself first, and a sample last; `nil` if no file of the project calls it.
  package mutating func view(of function: StitchableFunction) -> DrawingView? {
    guard file.opening.scope == .everything else { return nil }
    var best: (rank: Int, view: ShownFile)?
    for caller in file.callers(of: function).prefix(Self.maxCallers) {
      guard let found = self.found(for: caller) else { continue }
      let rank = found.isSample ? 2 : found.path == caller ? 0 : 1
      if best.map({ rank < $0.rank }) ?? true { best = (rank, found) }
    }
    return best.map { DrawingView($0.view) }
  }

  private mutating func found(for caller: String) -> ShownFile? {
    if let known = shown[caller] { return known }
    let found = ShownFile(for: caller, cache: cache)
    shown[caller] = .some(found)
    return found
  }
}

/// A view that draws a function of a shader file.
package struct DrawingView: Sendable, Hashable {
  /// The view, or the modifier that is put on a sample.
  package let name: String
  /// Path of the Swift file that shows it.
  package let path: String
  private let isSample: Bool

  init(_ shown: ShownFile) { (name, path, isSample) = (shown.name, shown.path, shown.isSample) }

  /// "as ContentView draws it: harmonic ContentView.swift"
  package var words: String {
    "as \(isSample ? "a sample with " : "")\(name) draws it: \(command)"
  }

  /// The command that runs the view.
  package var command: String { ShellWords.text(of: ["harmonic", path]) }
}
