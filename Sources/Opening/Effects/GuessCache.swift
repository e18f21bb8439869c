package import Files
internal import Metal
internal import Scenes

/// The guesses that show an effect, stored by the effect's text and the first guesses, so that the
/// effect is drawn only once to find them.
struct GuessCache {
  private let folder: CacheFolder
  private let key: [UInt8]

  /// Raised when other guesses are tried, or in another order: effects are drawn again then.
  private static let version = 1

  /// - Parameter effect: With the first guesses.
  init(_ folder: CacheFolder, for effect: Effect, of function: StitchableFunction) {
    self.folder = folder
    let calls = effect.calls.map { call in
      let size = call.canvas.map { "\($0.width) \($0.height)" } ?? ""
      let bindings = call.bindings.map {
        "\($0.parameter.name): \($0.words), \($0.otherRests)"
      }
      return ([size] + bindings).joined(separator: "\n")
    }
    let text = function.glsl(prefix: "k_").text.text
    key = Array((["guesses \(Self.version)", text] + calls).joined(separator: "\0").utf8)
  }

  func guesses() -> [ShownGuess]? {
    guard let bytes = folder.contents(for: key) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let guesses = lines.compactMap { ShownGuess(String($0)) }
    return guesses.count == lines.count ? guesses : nil
  }

  func store(_ guesses: [ShownGuess]) {
    folder.keep(Array(guesses.map(\.description).joined(separator: "\n").utf8), for: key)
  }
}

extension CacheFolder {
  /// Where it is stored what shows a user's effects; `nil` where nothing is.
  package static var guesses: CacheFolder? { CacheFolder("guesses") }
}
