internal import Diagnostics
internal import Files
package import Parameters
internal import Scenes

/// Values of a scene under a name, as a small JSON file, to be read and edited by hand.
///
/// ```json
/// {
///   "scene": "button",
///   "values": {
///     "wavesCount": 12,
///     "palette": "cosine"
///   }
/// }
/// ```
///
/// The scene is a built-in one, or a function of a user's file by its name, wherever the file is.
/// Values are numbers, true and false, lists of numbers, and texts as `--set` takes them, in the
/// order of the scene's parameters. What is not in it has its default.
package struct PresetFile: Sendable, Hashable {
  package let scene: String
  package let values: [Value]

  /// A parameter's name and its value.
  package struct Value: Sendable, Hashable {
    package let name: String
    package let value: ParameterValue

    package init(_ name: String, _ value: ParameterValue) {
      (self.name, self.value) = (name, value)
    }
  }

  /// The ending of such files' names.
  package static let ending = ".json"
  /// Bytes of a file that is read.
  private static let limit = 1 << 20

  package init(scene: String, values: [Value]) { (self.scene, self.values) = (scene, values) }

  // MARK: - Writing

  /// The text of the file.
  package var json: [UInt8] {
    let members = values.map { JSON.Member($0.name, Self.json(of: $0.value)) }
    let root = JSON.object([
      JSON.Member("scene", .string(scene)), JSON.Member("values", .object(members)),
    ])
    return Array((root.text() + "\n").utf8)
  }

  private static func json(of value: ParameterValue) -> JSON {
    switch value {
    case .number(let number): .number(number)
    case .toggle(let isOn): .boolean(isOn)
    case .numbers(let numbers): .array(numbers.map { .number($0) })
    // Where it lies does not depend on where the preset does.
    case .picture(let picture?): .string("@" + (realPath(picture.path) ?? picture.path))
    case .mesh(let file): .string(realPath(file.path) ?? file.path)
    default: .string("\(value)")
    }
  }

  // MARK: - Reading

  /// A file as it was read, before its values are those of a scene.
  struct Contents {
    let path: String
    let scene: String
    /// As `--set` takes them.
    let settings: [(name: String, text: String)]
    /// Members that mean nothing.
    let unknown: [String]
  }

  /// Reads the preset that a command names: a file, or one of the user's own by its name.
  static func contents(of preset: String) throws(OpeningError) -> Contents {
    let path = try path(of: preset)
    let bytes: [UInt8]
    do throws(ReadError) { bytes = try readWhole(path, limit: limit) } catch {
      throw OpeningError(.unreadable, "cannot read '\(path)': \(error)")
    }
    let root: JSON
    do { root = try JSON(bytes) } catch {
      throw refusal(of: path, "line \(error.line(in: bytes)) is not JSON")
    }
    guard let scene = root["scene"]?.string else { throw refusal(of: path, "it names no scene") }
    return Contents(
      path: path, scene: scene, settings: try settings(root["values"]?.members ?? [], in: path),
      unknown: root.members.map(\.name).filter { $0 != "scene" && $0 != "values" })
  }

  private static func refusal(of path: String, _ reason: String) -> OpeningError {
    OpeningError(
      .unreadable, "'\(path)' is not a preset: \(reason)",
      hint: "it has a scene and values; 'p' in the window saves such files")
  }

  private static func settings(
    _ members: [JSON.Member], in path: String
  ) throws(OpeningError) -> [(name: String, text: String)] {
    try members.map { member throws(OpeningError) in
      guard let text = text(of: member.value) else {
        throw refusal(of: path, "'\(member.name)' is neither a number nor a text nor a list")
      }
      return (member.name, text)
    }
  }

  /// Returns a value as `--set` takes it; `nil` for an object or nothing.
  private static func text(of node: JSON) -> String? {
    if let string = node.string { return string }
    if let isOn = node.boolean { return isOn ? "on" : "off" }
    if let number = node.number { return "\(ParameterValue.number(number))" }
    let elements = node.elements.map {
      $0.number.map { "\(ParameterValue.number($0))" } ?? $0.string
    }
    guard !elements.isEmpty, elements.allSatisfy({ $0 != nil }) else { return nil }
    return elements.compactMap(\.self).joined(separator: ",")
  }

  /// Returns where a preset is: one without a folder and an ending is one of the user's own.
  private static func path(of preset: String) throws(OpeningError) -> String {
    guard !preset.contains("/"), !preset.hasSuffix(ending) else { return preset }
    let names = DataFolder.presets.names
    guard names.contains(preset), let folder = DataFolder.presets.path() else {
      let saved = names.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
      throw .usage(
        "there is no preset '\(preset)'",
        hint: didYouMean(preset, among: names)
          ?? (names.isEmpty
            ? "'p' in the window saves one" : "saved are \(saved)\(names.count > 8 ? ", …" : "")"))
    }
    return "\(folder)/\(preset)\(ending)"
  }

  /// Whether it is one of the user's own, whose values may name any file.
  static func isOwn(_ path: String) -> Bool {
    guard let folder = DataFolder.presets.path(), let own = realPath(folder) else { return false }
    return realPath(path.folderPart) == own
  }
}
