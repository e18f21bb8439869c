internal import Diagnostics
package import Parameters
internal import Scenes

/// Values from a file.
extension SceneRequest {
  /// Its values are written one by one: a picture that shows them needs no file.
  static let presetRow = OptionRow<SceneRequest>(
    Option(
      "preset", value: "NAME|FILE", "saved values, by name or as a file; --set comes before them",
      verbs: .drawing),
    readAsOthers: { request, given throws(OpeningError) in
      try request.apply(try PresetFile.contents(of: given.text))
    })

  /// One of the user's own presets, with its values by the names of their parameters.
  package struct Preset: Sendable, Hashable {
    package let name: String
    package let values: [String: ParameterValue]

    package init(name: String, values: [String: ParameterValue]) {
      (self.name, self.values) = (name, values)
    }
  }

  /// Presets that are read for a list.
  private static let mostPresets = 64

  /// The user's own presets of this scene, by name; without those that are damaged.
  package var ownPresets: [Preset] {
    var free = self
    free.script = Script()
    return DataFolder.presets.names.prefix(Self.mostPresets).compactMap { name in
      var request = free
      // A file that cannot be read is reported where it is asked for by its name.
      guard (try? request.apply(PresetFile.contents(of: name))) != nil else { return nil }
      let held = request.script.held.map { ($0.name, $0.value) }
      return Preset(name: name, values: Dictionary(held, uniquingKeysWith: { _, last in last }))
    }
  }

  /// The request that shows a preset small, on the scene's own canvas, a second after rest.
  ///
  /// - Parameter preset: `nil` for the defaults.
  package func picture(of preset: Preset?, pixels: PixelSize) -> SceneRequest {
    var small = self
    small.script = Script()
    small.script.held = (preset?.values ?? [:]).sorted { $0.key < $1.key }
      .map { (name: $0.key, value: $0.value) }
    small.canvas = scene.canvas ?? SceneSource.standardCanvas
    (small.pixels, small.scale, small.time) = (pixels, 1, 1)
    return small
  }

  /// Holds the values of a preset that are not held yet.
  private mutating func apply(_ preset: PresetFile.Contents) throws(OpeningError) {
    guard preset.scene == scene.name else {
      throw .usage(
        "'\(preset.path)' is a preset of '\(preset.scene)', not of '\(scene.name)'",
        hint: "open that: harmonic \(preset.scene) --preset …")
    }
    let scope = PresetFile.isOwn(preset.path) ? scope : ReadScope(ofCapture: preset.path)
    let parameters = scene.make(stillEnvironment).parameters
    let given = Set(script.held.map(\.name))
    var unknown = preset.unknown
    for (name, text) in preset.settings where !given.contains(name) {
      guard parameters.all.contains(where: { $0.name == name }) else {
        unknown.append(name)
        continue
      }
      do throws(OpeningError) {
        script.held.append(
          try Self.setting("\(name)=\(text)", of: parameters, in: scene, within: scope))
      } catch {
        throw OpeningError(.unreadable, "'\(preset.path)': \(error.message)", hint: error.hint)
      }
    }
    noteUnknown(unknown, in: preset.path)
  }

  private mutating func noteUnknown(_ names: [String], in path: String) {
    guard let first = names.first else { return }
    let others = names.count > 1 ? " and \(names.count - 1) more" : ""
    remarks.append(
      Diagnostic(
        "'\(path)' has '\(first)'\(others), which is not known and ignored", severity: .warning))
  }
}
