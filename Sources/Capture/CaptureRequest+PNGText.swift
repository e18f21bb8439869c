internal import Layers
package import Pictures
package import Scenes

/// A capture's request as text in its PNG, and back: `harmonic FILE.png` opens the scene in that state.
///
/// One chunk for each of scene, size, scale, time, background, pointer; one line a press in "harmonic:press" and one line a
/// held value in "harmonic:set". "harmonic:parameters" lists what every parameter amounted to, for people.
nonisolated extension CaptureRequest {
  /// Why a file could not be opened as a capture.
  package struct RestoreError: Error, Sendable {
    /// Lower case, no full stop, names in quotes.
    package let message: String
    package let hint: String?
  }

  /// Returns the text chunks.
  ///
  /// - Parameter scene: The scene as it was drawn.
  package func pngText(parametersOf scene: any Scene) -> [PNGText] {
    let number = { (value: Double) in ParameterValue.number(value).description }
    var entries = [
      ("Software", "harmonic"),
      ("harmonic:scene", self.scene.arguments.joined(separator: "\n")),
      ("harmonic:size", "\(number(canvas.width))x\(number(canvas.height))"),
      ("harmonic:scale", number(scale)),
      ("harmonic:time", number(time)),
      (
        "harmonic:background",
        [background.red, background.green, background.blue, background.opacity].map(number)
          .joined(separator: ",")
      ),
      (
        "harmonic:parameters",
        scene.parameters.all.map { "\($0.name)=\(scene.value(of: $0, at: time))" }
          .joined(separator: "\n")
      ),
    ]
    if !script.held.isEmpty {
      let lines = script.held.map { "\($0.name)=\($0.value)" }
      entries.append(("harmonic:set", lines.joined(separator: "\n")))
    }
    if !script.presses.isEmpty {
      let lines = script.presses.map { "\(number($0.start))..\(number($0.end))" }
      entries.append(("harmonic:press", lines.joined(separator: "\n")))
    }
    if let pointer = script.pointer {
      entries.append(("harmonic:pointer", "\(number(pointer.x)),\(number(pointer.y))"))
    }
    if reducesMotion { entries.append(("harmonic:reduced-motion", "on")) }
    if let imagePath { entries.append(("harmonic:image", imagePath)) }
    return entries.map { PNGText(key: $0.0, value: $0.1) }
  }

  /// Reads the request back from a capture.
  ///
  /// - Parameter opening: Returns the request for the words that open a scene on the command line, everything else as usual.
  /// - Throws: `RestoreError` when the file cannot be read, is no capture of ours, or holds values this version refuses, and
  ///   what `opening` throws.
  package init(
    restoring path: String, opening: (_ words: [String]) throws -> CaptureRequest
  ) throws {
    let picture: Picture
    do {
      picture = try Picture(contentsOf: path)
    } catch {
      throw RestoreError(message: "\(error)", hint: "harmonic opens scenes and its own captures")
    }
    let text = Dictionary(
      picture.text.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    guard let words = text["harmonic:scene"] else {
      throw RestoreError(
        message: "'\(path)' is a picture, but no capture of harmonic's",
        hint: "a capture carries its scene as text: harmonic capture button -o button.png")
    }
    self = try opening(words.split(separator: "\n").map(String.init))
    if let imagePath = text["harmonic:image"] {
      do { try show(imageAt: imagePath) } catch {
        throw RestoreError(message: "\(error)", hint: "'\(path)' shows that picture")
      }
    }
    do throws(MalformedText) {
      try restore(text)
    } catch {
      throw RestoreError(
        message: "'\(path)' has a damaged '\(error.key)': '\(error.value)'",
        hint: "capture the scene again")
    }
  }

  /// Reads the picture that the scene is to show.
  package mutating func show(imageAt path: String) throws(PictureError) {
    let picture = try Picture(contentsOf: path)
    image = Image(pixelWidth: picture.width, pixelHeight: picture.height, pixels: picture.pixels)
    imagePath = path
  }

  private struct MalformedText: Error {
    let key: String
    let value: String
  }

  private mutating func restore(_ text: [String: String]) throws(MalformedText) {
    if let size = try Self.numbers(text, "harmonic:size", "x", count: 2, in: Self.sides) {
      canvas = Size(width: size[0], height: size[1])
    }
    if let scale = try Self.numbers(text, "harmonic:scale", " ", count: 1, in: Self.scales) {
      self.scale = scale[0]
    }
    if let time = try Self.numbers(text, "harmonic:time", " ", count: 1, in: Self.times) {
      self.time = time[0]
    }
    if let color = try Self.numbers(text, "harmonic:background", ",", count: 4, in: 0...1) {
      background = Color(red: color[0], green: color[1], blue: color[2], opacity: color[3])
    }
    if let place = try Self.numbers(text, "harmonic:pointer", ",", count: 2, in: -1e6...1e6) {
      script.pointer = Point(x: place[0], y: place[1])
    }
    for line in (text["harmonic:press"] ?? "").split(separator: "\n") {
      let key = "harmonic:press"
      let ends = try Self.numbers([key: String(line)], key, "..", count: 2, in: Self.times)
      guard let ends, ends[0] <= ends[1], ends[0] >= script.presses.last?.end ?? 0 else {
        throw MalformedText(key: key, value: String(line))
      }
      script.presses.append(Script.Press(start: ends[0], end: ends[1]))
    }
    reducesMotion = text["harmonic:reduced-motion"] == "on"
    let parameters = scene.make(SceneEnvironment()).parameters
    for line in (text["harmonic:set"] ?? "").split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2,
        // Whatever is wrong with it, the line is refused below.
        let value = try? parameters.parameter(named: parts[0]).value(reading: parts[1])
      else { throw MalformedText(key: "harmonic:set", value: String(line)) }
      script.held.append((name: parts[0], value: value))
    }
  }

  /// numbers = number (separator number)*, exactly `count` of them, all in `range`; `nil` where the key is missing.
  private static func numbers(
    _ text: [String: String], _ key: String, _ separator: String, count: Int,
    in range: ClosedRange<Double>
  ) throws(MalformedText) -> [Double]? {
    guard let value = text[key] else { return nil }
    let numbers = value.split(separator: separator).compactMap { Double($0) }
    guard numbers.count == count, numbers.allSatisfy(range.contains) else {
      throw MalformedText(key: key, value: value)
    }
    return numbers
  }
}
