package import Files
package import Layers
internal import Metal
internal import Rendering
internal import Scenes

/// A search for guesses that show the effects of a file, where nothing is seen of them with the
/// first ones.
///
/// ```swift
/// // given effects: EffectFile, pictures: SmallPictures
/// var search = GuessSearch(for: effects, showing: "dent", cache: .guesses)
/// while let layer = search.picture { search.take(try? pictures.pixels(of: layer)) }
/// search.file
/// ```
///
/// It draws nothing itself: a window draws its frames between two pictures. What was found is taken
/// from a cache, and stored there. An effect that the driver refuses is left unchanged: drawing it
/// reports why.
package struct GuessSearch {
  private let original: EffectFile
  private let cache: CacheFolder?
  private let draws: Bool
  /// Effects that are left, by their positions in the file, the next last.
  private var left: [(index: Int, effect: Effect)]
  /// The trial of the next effect, once it has begun.
  private var trial: GuessTrial?
  private var found: [Int: Effect] = [:]

  /// - Parameters:
  ///   - name: The function that is about to be shown; all of them if left out.
  ///   - draws: Whether effects that the cache does not know are drawn.
  package init(
    for file: EffectFile, showing name: String? = nil, cache folder: CacheFolder?,
    draws: Bool = true
  ) {
    (original, cache, self.draws) = (file, folder, draws)
    left = file.effects.sorted { $0.key > $1.key }
      .filter { index, effect in
        (name == nil || effect.name == name) && !file.guessed.contains(index)
          && effect.calls.contains(where: GuessTrial.concerns)
      }
      .map { (index: $0.key, effect: $0.value) }
    passKnown()
  }

  /// The file with the guesses that were found.
  package var file: EffectFile { found.isEmpty ? original : original.guessing(found) }

  /// The next question; `nil` once the search is over.
  var question: GuessTrial.Question? { trial?.question }

  /// The picture to draw next, of an effect that has been tried; `nil` once the search is over.
  package var picture: Layer? {
    mutating get {
      while let question {
        switch question {
        case .picture(let layer): return layer
        case .isSafe: take(true)
        }
      }
      return nil
    }
  }

  /// Takes in the RGBA bytes of the picture; `nil` if it cannot be drawn.
  package mutating func take(_ pixels: [UInt8]?) {
    guard let pixels else { return giveUp() }
    trial?.take(pixels)
    concludeIfOver()
  }

  /// Takes in whether an effect can be drawn.
  mutating func take(_ isSafe: Bool) {
    trial?.take(isSafe)
    concludeIfOver()
  }

  /// Leaves the effect in question unchanged.
  private mutating func giveUp() {
    trial = nil
    _ = left.popLast()
    passKnown()
  }

  private mutating func concludeIfOver() {
    guard let trial, trial.question == nil, let (index, effect) = left.popLast() else { return }
    if let guesses = trial.guesses {
      cacheOfGuesses(for: effect, at: index)?.store(guesses)
      take(guesses, for: effect, at: index)
    }
    self.trial = nil
    passKnown()
  }

  /// Takes effects from the cache up to one that has to be drawn.
  private mutating func passKnown() {
    while let (index, effect) = left.last {
      if let guesses = cacheOfGuesses(for: effect, at: index)?.guesses() {
        take(guesses, for: effect, at: index)
      } else if draws {
        trial = GuessTrial(of: effect)
        return
      }
      left.removeLast()
    }
  }

  private mutating func take(_ guesses: [ShownGuess], for effect: Effect, at index: Int) {
    guard guesses.count == effect.calls.count else { return }
    found[index] = effect.called(by: zip(guesses, effect.calls).map { $0.applied(to: $1) })
  }

  private func cacheOfGuesses(for effect: Effect, at index: Int) -> GuessCache? {
    guard case .metal(let translation) = original.content else { return nil }
    return cache.map { GuessCache($0, for: effect, of: translation.functions[index]) }
  }
}
