internal import Diagnostics
internal import Layers
internal import Parameters
internal import Scenes

extension SceneRequest {
  /// Notes on the pictures that were reduced when they were read, but for those of channels, which
  /// the file itself reports.
  var reductionNotes: [Diagnostic] {
    var pictures = files.values.compactMap(\.opening.layer).map { ($0.path, $0.image) }
    if let image, let imagePath { pictures.append((imagePath, image)) }
    let held = script.inputs.compactMap { input in
      if case .hold(_, let value) = input.event { value } else { nil }
    }
    for value in script.held.map(\.value) + held {
      if case .picture(let picture?) = value { pictures.append((picture.path, picture.image)) }
    }
    var seen: Set<String> = []
    return pictures.sorted { $0.0 < $1.0 }.filter { seen.insert($0.0).inserted }
      .compactMap { $1.reductionNote(path: $0) }
  }
}
