package import Files
internal import Scenes

extension SceneRequest {
  /// Replaces what was guessed for the arguments of the effect that is shown, as
  /// `EffectFile.showing`.
  package mutating func guessAgain(cache: CacheFolder?, on stage: GuessStage?) {
    guard let file else { return }
    take(file.showing(scene.name, cache: cache, on: stage))
  }

  /// Replaces a file by one with other guesses.
  package mutating func take(_ file: EffectFile) {
    let own = Dictionary(file.sources.map { ($0.arguments, $0) }) { first, _ in first }
    guard let word = file.sources.first?.arguments[0], files[word] != nil else { return }
    files[word] = file
    gallery = gallery.map { own[$0.arguments] ?? $0 }
    scene = own[scene.arguments] ?? scene
  }
}
