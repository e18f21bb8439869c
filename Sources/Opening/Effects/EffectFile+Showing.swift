package import Files
internal import Metal
internal import Rendering
internal import Scenes

extension EffectFile {
  /// Returns the file with other guesses for the arguments of its effects, where nothing is seen of
  /// them with the first ones.
  ///
  /// What was found is taken from `cache`, and stored there. An effect that the driver refuses is
  /// left as it is: drawing it reports why.
  ///
  /// - Parameters:
  ///   - name: The function that is about to be shown; all of them if left out.
  ///   - stage: Where effects are drawn that the cache does not know; nothing is drawn without one.
  package func showing(
    _ name: String? = nil, cache folder: CacheFolder?, on stage: GuessStage?
  ) -> EffectFile {
    guard case .metal(let translation) = content else { return self }
    var found: [Int: Effect] = [:]
    for (index, effect) in effects where name == nil || effect.name == name {
      guard !guessed.contains(index), effect.calls.contains(where: GuessTrial.concerns) else {
        continue
      }
      let cache = folder.map { GuessCache($0, for: effect, of: translation.functions[index]) }
      var guesses = cache?.guesses()
      if guesses == nil, let stage {
        guesses = try? GuessTrial(of: effect, on: stage).guesses()
        if let guesses { cache?.store(guesses) }
      }
      guard let guesses, guesses.count == effect.calls.count else { continue }
      found[index] = effect.called(by: zip(guesses, effect.calls).map { $0.applied(to: $1) })
    }
    return found.isEmpty ? self : guessing(found)
  }
}
