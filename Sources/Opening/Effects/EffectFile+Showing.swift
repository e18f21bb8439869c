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
    var search = GuessSearch(for: self, showing: name, cache: folder, draws: stage != nil)
    while let stage, let question = search.question {
      switch question {
      case .isSafe(let layer, let functions):
        // One whose trial fails is not drawn.
        search.take((try? stage.isSafe(layer, functions)) ?? false)
      case .picture(let layer): search.take(try? stage.pixels(layer))
      }
    }
    return search.file
  }
}
