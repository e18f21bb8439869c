internal import Layers
internal import Parameters
internal import Scenes

/// The options that say what a frame shows: how each is read, and how it is written.
extension SceneRequest {
  package static let options: [OptionRow<SceneRequest>] = [
    sizeRow, scaleRow, timeRow, backgroundRow, setRow, pressRow, pointerRow, imageRow,
    reducedMotionRow,
  ]

  package static let sizeRow = OptionRow<SceneRequest>(
    Option(
      "size", value: "WxH", "canvas in points; the scene's own if left out", verbs: .drawing),
    read: { request, given throws(OpeningError) in
      guard let (width, height) = GivenOption.pair(given.text, separator: "x"), width > 0,
        height > 0
      else {
        throw .usage(
          "'\(given.text)' is not a size",
          hint: "write width and height in points: --size 360x160")
      }
      guard sides.contains(width), sides.contains(height) else {
        throw .usage("'--size' is \(given.text)", hint: "sides go from 1 to 65536 points")
      }
      request.canvas = Size(width: width, height: height)
    },
    write: { ["\(numeral($0.canvas.width))x\(numeral($0.canvas.height))"] })

  package static let scaleRow = OptionRow<SceneRequest>(
    Option(
      "scale", value: "S", "pixels per point: 1 in captures, 2 in a bench, a monitor's in windows",
      verbs: .drawing),
    read: { request, given throws(OpeningError) in request.scale = try given.number(in: scales) },
    write: { [numeral($0.scale)] })

  private static let timeRow = OptionRow<SceneRequest>(
    Option(
      "time", value: "SECONDS",
      "the scene's time; if left out 0, and in captures once it has settled", verbs: .drawing),
    read: { request, given throws(OpeningError) in
      request.time = try given.number(in: times)
      request.isTimeGiven = true
    },
    write: { [numeral($0.time)] })

  private static let setRow = OptionRow<SceneRequest>(
    Option(
      "set", value: "NAME=VALUE", "hold a parameter (repeatable)", verbs: .drawing,
      isRepeatable: true),
    read: { request, given throws(OpeningError) in
      let parameters = request.scene.make(request.stillEnvironment).parameters
      for text in given.texts {
        let held = try setting(text, of: parameters, in: request.scene)
        request.script.held.removeAll { $0.name == held.name }
        request.script.held.append(held)
      }
    },
    write: { $0.script.held.map { "\($0.name)=\($0.value)" } })

  private static let pressRow = OptionRow<SceneRequest>(
    Option(
      "press", value: "A..B", "the pointer is down from A to B seconds (repeatable)",
      verbs: [.capture, .bench], isRepeatable: true),
    read: { request, given throws(OpeningError) in
      request.script.presses = try presses(given.texts)
    },
    write: { $0.script.presses.map { "\(numeral($0.start))..\(numeral($0.end))" } })

  private static let pointerRow = OptionRow<SceneRequest>(
    Option(
      "pointer", value: "X,Y", "where it presses, in points; the center if left out",
      verbs: [.capture, .bench]),
    read: { request, given throws(OpeningError) in
      guard let (x, y) = GivenOption.pair(given.text, separator: ",") else {
        throw .usage(
          "'\(given.text)' is not a point", hint: "write x and y in points: --pointer 180,80")
      }
      request.script.pointer = Point(x: x, y: y)
    },
    write: { request in
      // Where the pointer is counts only while it is down.
      guard let place = request.script.pointer, !request.script.presses.isEmpty else { return [] }
      return ["\(numeral(place.x)),\(numeral(place.y))"]
    })

  package static let backgroundRow = OptionRow<SceneRequest>(
    Option(
      "background", value: "COLOR", words: ["transparent", mesh],
      "hex, 'transparent', or 'aurora' (mesh and noise); 0F0F11 if left out",
      verbs: .drawing
    ),
    read: { request, given throws(OpeningError) in
      if given.text == "transparent" {
        request.background = .clear
      } else if given.text == mesh {
        request.isOnMesh = true
      } else if let color = ParameterValue.color(from: given.text) {
        request.background = color
      } else {
        throw .usage(
          "'\(given.text)' is not a color",
          hint: "write RGB, RRGGBB or AARRGGBB in hex (0F0F11), 'transparent' or 'aurora'")
      }
    },
    write: { request in
      if request.isOnMesh { return [mesh] }
      return switch request.background {
      case standardBackground: []
      case .clear: ["transparent"]
      case let color: ["\(ParameterValue.color(color))"]
      }
    })

  /// What `--background` calls the mesh: its scene's name.
  private static let mesh = AuroraScene.name

  static let imageRow = OptionRow<SceneRequest>(
    Option(
      "image", value: "FILE", "PNG or JPEG for 'ripple', or for a file's effect to be applied to",
      verbs: .drawing),
    read: { request, given throws(OpeningError) in
      guard request.file?.opening.layer == nil else {
        throw .usage("'--image' and '--layer' are two layers", hint: "leave one of them out")
      }
      do { try request.show(imageAt: given.text) } catch { throw .picture(error) }
    },
    write: { $0.imagePath.map { [$0] } ?? [] })

  private static let reducedMotionRow = OptionRow<SceneRequest>(
    Option(
      "reduced-motion", "fades instead of springs, as the desktop may ask for",
      verbs: [.window, .capture]),
    read: { request, _ in request.reducesMotion = true },
    write: { $0.reducesMotion ? [""] : [] })

  // MARK: - Values

  /// The shortest text that reads as the same number.
  private static func numeral(_ number: Double) -> String {
    ParameterValue.number(number).description
  }

  /// Returns the presses in order of time.
  private static func presses(_ texts: [String]) throws(OpeningError) -> [Script.Press] {
    var presses: [Script.Press] = []
    for text in texts {
      guard let (start, end) = GivenOption.pair(text, separator: ".."), start >= 0 else {
        throw .usage(
          "'\(text)' is not a press", hint: "write begin and end in seconds: --press 1..2.5")
      }
      guard start <= end else {
        throw .usage(
          "the press '\(text)' ends before it begins",
          hint: "write --press \(numeral(end))..\(numeral(start))")
      }
      presses.append(Script.Press(start: start, end: end))
    }
    presses.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    for (first, second) in zip(presses, presses.dropFirst()) where second.start < first.end {
      let text = { (press: Script.Press) in "\(numeral(press.start))..\(numeral(press.end))" }
      throw .usage(
        "two presses overlap: \(text(first)) and \(text(second))",
        hint: "there is one pointer; let it up before it goes down again")
    }
    return presses
  }

  /// setting = name "=" value
  private static func setting(
    _ text: String, of parameters: ParameterSet, in scene: SceneSource
  ) throws(OpeningError) -> (name: String, value: ParameterValue) {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
      throw .usage("'\(text)' sets nothing", hint: "write --set NAME=VALUE")
    }
    let name = String(text[..<equals])
    do {
      let value = String(text[text.index(after: equals)...])
      return (name, try parameters.parameter(named: name).value(reading: value))
    } catch let error as ParameterError {
      throw OpeningError(error, of: scene)
    } catch let error as OpeningError {
      throw error
    } catch {
      throw .picture(error)
    }
  }
}
