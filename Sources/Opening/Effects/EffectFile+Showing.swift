package import Files

extension EffectFile {
  /// Returns the file with other guesses for the arguments of its effects, where nothing is seen of
  /// them with the first ones; see `GuessSearch`.
  ///
  /// - Parameters:
  ///   - name: The function that is about to be shown; all of them if left out.
  ///   - stage: Where effects are drawn that the cache does not know; nothing is drawn without one.
  package func showing(
    _ name: String? = nil, cache folder: CacheFolder?, on stage: GuessStage?
  ) -> EffectFile {
    var search = GuessSearch(for: self, showing: name, cache: folder)
    if let stage { search.draw(on: stage) }
    return search.file
  }
}
