package import Files
internal import Scenes

/// A search for guesses that show the effects of a file, where nothing is seen of them with the
/// first ones.
///
/// ```swift
/// // given effects: EffectFile, stage: GuessStage
/// var search = GuessSearch(for: effects, showing: "dent", cache: .guesses)
/// if !search.isOver { search.draw(on: stage) }
/// search.file
/// ```
///
/// Guesses that were found are taken from a cache, and stored there. The rest is drawn by this
/// process, or by another one that is asked with a `GuessQuestion`. An effect that the driver
/// refuses is left unchanged: drawing it reports why.
package struct GuessSearch: Sendable {
  private let original: EffectFile
  private let cache: CacheFolder?
  /// Effects that are left, by their positions in the file.
  private var left: [Int: Entry] = [:]
  private var found: [Int: Effect] = [:]

  private struct Entry: Sendable {
    let effect: Effect
    let key: GuessKey
  }

  /// - Parameter name: The function that is about to be shown; all of them if left out.
  package init(for file: EffectFile, showing name: String? = nil, cache folder: CacheFolder?) {
    (original, cache) = (file, folder)
    let functions = file.stitchableFunctions
    for (index, effect) in file.effects {
      guard name == nil || effect.name == name, !file.guessed.contains(index),
        effect.calls.contains(where: GuessTrial.concerns)
      else { continue }
      let entry = Entry(effect: effect, key: GuessKey(of: effect, functions[index]))
      if let guesses = folder.flatMap({ entry.key.guesses(in: $0) }) {
        apply(guesses, to: effect, at: index)
      } else {
        left[index] = entry
      }
    }
  }

  /// Whether nothing has to be drawn.
  package var isOver: Bool { left.isEmpty }

  /// The file with the guesses that were found.
  package var file: EffectFile { found.isEmpty ? original : original.guessing(found) }

  /// Draws what is left.
  package mutating func draw(on stage: GuessStage) {
    for (index, entry) in left.sorted(by: { $0.key < $1.key }) {
      left[index] = nil
      guard let guesses = GuessTrial(of: entry.effect, on: stage).guesses() else { continue }
      take(guesses, for: entry, at: index)
    }
  }

  // MARK: - From process to process

  /// Draws what is left, and returns a line for each effect of which something was found.
  ///
  /// line = hash (";" guess)*
  func lines(drawnOn stage: GuessStage) -> [String] {
    left.sorted { $0.key < $1.key }.compactMap { index, entry in
      GuessTrial(of: entry.effect, on: stage).guesses().map { guesses in
        ([String(entry.key.hash, radix: 16)] + guesses.map(\.description)).joined(separator: ";")
      }
    }
  }

  /// Takes in a line of another process; one about another text, as the file may have been saved
  /// since, is passed over.
  package mutating func take(line: String) {
    let parts = line.split(separator: ";")
    guard let hash = parts.first.flatMap({ UInt64($0, radix: 16) }) else { return }
    let guesses = parts.dropFirst().compactMap { ShownGuess(String($0)) }
    for (index, entry) in left where entry.key.hash == hash {
      left[index] = nil
      take(guesses, for: entry, at: index)
    }
  }

  private mutating func take(_ guesses: [ShownGuess], for entry: Entry, at index: Int) {
    guard guesses.count == entry.effect.calls.count else { return }
    if let cache { entry.key.store(guesses, in: cache) }
    apply(guesses, to: entry.effect, at: index)
  }

  private mutating func apply(_ guesses: [ShownGuess], to effect: Effect, at index: Int) {
    guard guesses.count == effect.calls.count else { return }
    found[index] = effect.called(by: zip(guesses, effect.calls).map { $0.applied(to: $1) })
  }
}
