internal import Files
internal import Opening
internal import Parameters

/// The meshes of the inspector's menu: those of the program, those that the user has saved, and the
/// file that is shown, if it is none of these.
nonisolated struct MeshChoices: Sendable, Equatable {
  let titles: [String]
  let chosen: Int
  private let builtInCount: Int
  private let saved: [String]

  init(builtIn: [String], saved: [String], value: ParameterValue) {
    (builtInCount, self.saved) = (builtIn.count, saved)
    guard case .mesh(let file) = value else {
      titles = builtIn + saved
      chosen = builtIn.firstIndex(of: value.description) ?? 0
      return
    }
    let own = saved.firstIndex { file.path == DataFolder.meshes.path(ofFile: $0) }
    titles = builtIn + saved + (own == nil ? [file.path.namePart] : [])
    chosen = builtIn.count + (own ?? saved.count)
  }

  /// The saved mesh at an index of the menu; `nil` for any other choice.
  func savedName(at index: Int) -> String? {
    saved.indices.contains(index - builtInCount) ? saved[index - builtInCount] : nil
  }
}
