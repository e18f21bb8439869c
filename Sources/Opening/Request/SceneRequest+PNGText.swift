internal import Diagnostics
internal import Files
internal import Layers
internal import Parameters
package import Pictures
package import Scenes

/// A request as text in the PNG of its frame, and back: `harmonic FILE.png` opens the scene in that
/// state.
///
/// "harmonic:arguments" holds the words of the command, quoted for a shell. "harmonic:parameters"
/// lists what every parameter amounted to; it is for people and is not read.
extension SceneRequest {
  private static let argumentsKey = "harmonic:arguments"
  private static let firstVersionKey = "harmonic:scene"
  /// Bytes of a text that is read; more than a command line may have.
  private static let maxTextBytes = 4 << 20

  /// Returns the text chunks.
  ///
  /// - Parameter scene: The scene as it was drawn.
  package func pngText(parametersOf scene: any Scene) -> [PNGText] {
    let parameters = scene.parameters.all.map { "\($0.name)=\(scene.value(of: $0, at: time))" }
    return [
      PNGText(key: "Software", value: "harmonic"),
      PNGText(key: Self.argumentsKey, value: ShellWords.text(of: arguments)),
      PNGText(key: "harmonic:parameters", value: parameters.joined(separator: "\n")),
    ]
  }

  /// Opens what a capture shows.
  init(
    restoring path: String, version: Int, report: (Remark) -> Void
  ) throws(OpeningError) {
    let picture: Picture
    do {
      picture = try Picture(contentsOf: path)
    } catch {
      throw OpeningError(
        .unreadable, "\(error)", hint: "harmonic opens scenes, shaders and its own captures")
    }
    try self.init(restoring: picture, at: path, version: version, report: report)
  }

  /// Whether a picture's text says what it shows.
  static func isCapture(_ picture: Picture) -> Bool {
    picture.text.contains { $0.key == argumentsKey || $0.key == firstVersionKey }
  }

  /// Opens what a capture shows.
  init(
    restoring picture: Picture, at path: String, version: Int, report: (Remark) -> Void
  ) throws(OpeningError) {
    let text = Dictionary(
      picture.text.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    do throws(OpeningError) {
      for key in [Self.argumentsKey, Self.firstVersionKey] {
        guard (text[key]?.utf8.count ?? 0) <= Self.maxTextBytes else {
          throw .usage("its text '\(key)' has more than \(Self.maxTextBytes >> 20) MiB")
        }
      }
      if let line = text[Self.argumentsKey] {
        guard let words = ShellWords.words(of: line) else {
          throw .usage("a quote is not closed in \(line)")
        }
        try self.init(restoring: words, version: version, report: report)
      } else if let lines = text[Self.firstVersionKey] {
        try self.init(
          restoring: lines.split(separator: "\n").map(String.init), version: version,
          report: report)
        try readFirstVersion(text, of: path)
      } else {
        throw OpeningError(
          .unreadable, "'\(path)' is a picture, but not a capture by harmonic",
          hint: "a capture carries its scene as text: harmonic capture button -o button.png")
      }
      (isRestored, isScaleGiven) = (true, false)
    } catch {
      if error.cause == .unreadable { throw error }
      throw OpeningError(
        .unreadable, "'\(path)' cannot be opened again: \(error.message)", hint: error.hint)
    }
  }

  private init(
    restoring words: [String], version: Int, report: (Remark) -> Void
  ) throws(OpeningError) {
    let known = FileOpening.options.map(\.option) + Self.options.map(\.option)
    let (values, rest) = try OptionValues.scan(
      words.map { String(onDisk: $0.bytesOnDisk) }, for: known)
    guard let subject = rest.first, rest.count == 1 else {
      throw .usage("it names \(rest.count) scenes or files")
    }
    // Not a capture again: one that names itself would never end.
    try self.init(
      openingSceneOrShader: subject, values, version: version, report: report)
    try values.read(Self.options, into: &self)
  }

  /// Reads the text of captures by version 0.1 before "harmonic:arguments": one key for each part.
  private mutating func readFirstVersion(
    _ text: [String: String], of path: String
  ) throws(OpeningError) {
    for row in Self.options {
      let name = row.option.name
      let key = "harmonic:\(name)"
      guard let value = text[key] else { continue }
      let texts =
        row.option.isRepeatable ? value.split(separator: "\n").map(String.init) : [value]
      do throws(OpeningError) {
        let isColor = row.option == Self.backgroundRow.option
        try row.read(
          &self, GivenOption(row.option, isColor ? [Self.hexadecimal(value)] : texts))
      } catch {
        if row.option == Self.imageRow.option {
          throw OpeningError(
            .unreadable, error.message, hint: "'\(path)' shows that picture")
        }
        throw OpeningError(
          .unreadable, "'\(path)' has a damaged '\(key)': '\(value)'",
          hint: "capture the scene again")
      }
    }
  }

  /// Returns a color of the first version, four numbers from 0 to 1, as `--background` takes it;
  /// other texts unchanged.
  private static func hexadecimal(_ text: String) -> String {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy((0...1).contains) else { return text }
    let color = Color(
      red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
    return color == .clear ? "transparent" : "\(ParameterValue.color(color))"
  }
}
