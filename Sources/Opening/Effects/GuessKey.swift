package import Files
internal import Metal
internal import Scenes

/// The facts that guesses for an effect depend on: its text and the first guesses.
struct GuessKey: Sendable {
  private let bytes: [UInt8]

  /// Raised when other guesses are tried, or in another order: effects are drawn again then.
  private static let version = 2

  /// - Parameter effect: With the first guesses.
  init(of effect: Effect, _ function: StitchableFunction) {
    let calls = effect.calls.map { call in
      call.bindings.map { "\($0.parameter.name): \($0.words), \($0.otherRests)" }
        .joined(separator: "\n")
    }
    let text = function.glsl(prefix: "k_").text.text
    bytes = Array((["guesses \(Self.version)", text] + calls).joined(separator: "\0").utf8)
  }

  /// Short enough for a line of text.
  var hash: UInt64 { fnv1a(bytes) }

  /// Returns what was stored in `folder`; `nil` if nothing was.
  func guesses(in folder: CacheFolder) -> [ShownGuess]? {
    guard let bytes = folder.contents(for: bytes) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let guesses = lines.compactMap { ShownGuess(String($0)) }
    return guesses.count == lines.count ? guesses : nil
  }

  func store(_ guesses: [ShownGuess], in folder: CacheFolder) {
    folder.keep(Array(guesses.map(\.description).joined(separator: "\n").utf8), for: bytes)
  }
}

extension CacheFolder {
  /// Where it is stored what shows a user's effects; `nil` where nothing is.
  package static var guesses: CacheFolder? { CacheFolder("guesses") }
}
