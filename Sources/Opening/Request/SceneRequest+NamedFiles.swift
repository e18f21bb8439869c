internal import Parameters
internal import Scenes

extension SceneRequest {
  /// The files that this shows something of and that the user has named, or that those include;
  /// none for a capture, whose author has named them.
  package var namedFiles: [String] {
    guard scope == .everything else { return [] }
    return
      (files.values.flatMap(\.ownPaths) + [imagePath].compactMap(\.self)
      + script.held.compactMap(\.value.filePath)).sorted()
  }
}

extension EffectFile {
  /// The shader, what it includes, and the pictures that its options name.
  fileprivate var ownPaths: [String] {
    let options = [opening.view, opening.layer?.path, opening.from, opening.to]
    let channels = opening.channels.values.filter(FileOpening.isRegularFile)
    return (opening.text == nil ? places.read : []) + options.compactMap(\.self) + channels
  }
}

extension ParameterValue {
  fileprivate var filePath: String? {
    switch self {
    case .picture(let picture): picture?.path
    case .mesh(let file): file.path
    default: nil
    }
  }
}
