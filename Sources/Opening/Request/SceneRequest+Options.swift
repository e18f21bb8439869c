internal import Layers
internal import Parameters
internal import Scenes

/// The options that say what a frame shows: how each is read, and how it is written.
extension SceneRequest {
  package static let options: [OptionRow<SceneRequest>] = [
    sizeRow, scaleRow, pixelsRow, timeRow, backgroundRow, setRow, presetRow,
    pressRow, pointerRow, inputRow,
    scriptRow, imageRow, reducedMotionRow, answersRow, dateRow,
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
      request.isSizeGiven = true
    },
    write: { ["\(numeral($0.canvas.width))x\(numeral($0.canvas.height))"] })

  package static let scaleRow = OptionRow<SceneRequest>(
    Option(
      "scale", value: "S",
      "pixels per point: a monitor's, or 2 for scenes with a size, or 1",
      verbs: .drawing),
    read: { request, given throws(OpeningError) in
      request.scale = try given.number(in: scales)
      (request.isScaleGiven, request.pixels) = (true, nil)
    },
    write: { $0.pixels == nil ? [numeral($0.scale)] : [] })

  private static let pixelsRow = OptionRow<SceneRequest>(
    Option(
      "pixels", value: "WxH", "the picture, drawn as in a window of that size: canvas fitted",
      verbs: .filing),
    read: { request, given throws(OpeningError) in
      guard !request.isScaleGiven else {
        throw .usage("'--pixels' and '--scale' are two scales", hint: "leave one of them out")
      }
      guard let (width, height) = GivenOption.pair(given.text, separator: "x"),
        [width, height].allSatisfy({ (1...maxPixels).contains($0) && $0 == $0.rounded() })
      else {
        throw .usage(
          "'\(given.text)' is not a size in pixels",
          hint: "write whole numbers from 1 to 65536: --pixels 1200x900")
      }
      request.pixels = PixelSize(width: Int(width), height: Int(height))
    },
    write: { request in request.pixels.map { ["\($0.width)x\($0.height)"] } ?? [] })

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
      "set", value: "NAME=VALUE", "set a parameter (repeatable)", verbs: .drawing,
      isRepeatable: true),
    read: { request, given throws(OpeningError) in
      let parameters = request.scene.make(request.stillEnvironment).parameters
      for text in given.texts {
        let held = try setting(text, of: parameters, in: request.scene, within: request.scope)
        guard !request.script.held.contains(where: { $0.name == held.name }) else {
          throw .usage("'\(held.name)' is set twice", hint: "leave one of them out")
        }
        request.script.held.append(held)
      }
    },
    write: { $0.script.held.map { "\($0.name)=\($0.value)" } })

  private static let pressRow = OptionRow<SceneRequest>(
    Option(
      "press", value: "A..B", "the pointer is down from A to B seconds (repeatable)",
      verbs: Set.filing.union([.bench]), isRepeatable: true),
    read: { request, given throws(OpeningError) in
      request.script.presses = try presses(given.texts)
    },
    write: { $0.script.presses.map { "\(numeral($0.start))..\(numeral($0.end))" } })

  private static let pointerRow = OptionRow<SceneRequest>(
    Option(
      "pointer", value: "X,Y", "where it presses or rests, in points; the center if left out",
      verbs: Set.filing.union([.bench])),
    read: { request, given throws(OpeningError) in
      guard let (x, y) = GivenOption.pair(given.text, separator: ",") else {
        throw .usage(
          "'\(given.text)' is not a point", hint: "write x and y in points: --pointer 180,80")
      }
      request.script.pointer = Point(x: x, y: y)
    },
    write: { request in
      guard let place = request.script.pointer else { return [] }
      return ["\(numeral(place.x)),\(numeral(place.y))"]
    })

  private static let inputRow = OptionRow<SceneRequest>(
    Option(
      "input", value: "EVENT", "what a user does, and when: '1.5 press 180,80' (repeatable)",
      verbs: .filing, isRepeatable: true),
    read: { request, given throws(OpeningError) in
      let parameters = request.scene.make(request.stillEnvironment).parameters
      request.script.inputs = try given.texts.map { text throws(OpeningError) in
        try InputText(text).input(of: parameters, in: request.scene, within: request.scope)
      }
    },
    write: { $0.script.inputs.map { InputText($0).text } })

  /// Its values and events are written one by one: a picture that shows them needs no file.
  private static let scriptRow = OptionRow<SceneRequest>(
    Option(
      "script", value: "FILE", "what a user does, and when, from a file that F9 wrote",
      verbs: .drawing),
    readAsOthers: { request, given throws(OpeningError) in
      let parameters = request.scene.make(request.stillEnvironment).parameters
      let contents = try ScriptText.contents(
        of: try request.scope.place(of: given.text), for: request.scene, with: parameters,
        within: request.scope)
      let set = Set(request.script.held.map(\.name))
      request.script.held += contents.held.filter { !set.contains($0.name) }
      // In the order they stand in where times are equal: the sort is stable.
      request.script.inputs = (contents.inputs + request.script.inputs).sorted { $0.time < $1.time }
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
      case let color: [ParameterValue.hex(color)]
      }
    })

  /// The mesh's name in `--background`: that of its scene.
  private static let mesh = AuroraScene.name

  static let imageRow = OptionRow<SceneRequest>(
    Option(
      "image", value: "FILE", "PNG or JPEG for 'ripple', or for a file's effect to be applied to",
      verbs: .drawing),
    read: { request, given throws(OpeningError) in
      guard request.file?.opening.layer == nil else {
        throw .usage("'--image' and '--layer' are two layers", hint: "leave one of them out")
      }
      let path = try request.scope.place(of: given.text)
      do { try request.show(imageAt: path) } catch { throw .picture(error) }
    },
    write: { $0.imagePath.map { [$0] } ?? [] })

  private static let reducedMotionRow = OptionRow<SceneRequest>(
    Option(
      "reduced-motion", "fades instead of springs, as the desktop may ask for",
      verbs: Set.filing.union([.window])),
    read: { request, _ in request.reducesMotion = true },
    write: { $0.reducesMotion ? [""] : [] })

  private static let answersRow = OptionRow<SceneRequest>(
    Option("answers", "light on the rim that answers an action, as in a window", verbs: .filing),
    read: { request, _ in request.answersActions = true },
    write: { $0.answersActions ? [""] : [] })

  private static let dateRow = OptionRow<SceneRequest>(
    Option(
      "date", value: "DATE", "when the clock begins, for shaders that show it: 2026-01-01T10:00:00",
      verbs: .filing),
    read: { request, given throws(OpeningError) in
      guard let date = SceneDate(text: given.text) else {
        throw .usage(
          "'\(given.text)' is not a date", hint: "write day and time: --date 2026-01-01T10:00:00")
      }
      request.date = date
    },
    write: { request in request.date.map { [$0.text] } ?? [] })

  // MARK: - Values

  /// The shortest text that reads as the same number.
  static func numeral(_ number: Double) -> String {
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
  ///
  /// - Parameter usage: What a user writes around it, for a hint.
  static func setting(
    _ text: String, of parameters: ParameterSet, in scene: SceneSource, within scope: ReadScope,
    usage: String = "--set NAME=VALUE"
  ) throws(OpeningError) -> (name: String, value: ParameterValue) {
    // Not by characters: "=" and an accent behind it are one.
    let scalars = text.unicodeScalars
    guard let equals = scalars.firstIndex(of: "="), equals != text.startIndex else {
      throw .usage("'\(text)' sets nothing", hint: "write \(usage)")
    }
    let name = String(scalars[..<equals])
    let parameter = try parameter(named: name, of: parameters, in: scene)
    do {
      return (
        name,
        try parameter.value(reading: String(scalars[equals...].dropFirst()), within: scope)
      )
    } catch let error as ParameterError {
      throw OpeningError(error, of: scene)
    } catch let error as OpeningError {
      throw error
    } catch {
      throw .picture(error)
    }
  }

  static func parameter(
    named name: String, of parameters: ParameterSet, in scene: SceneSource
  ) throws(OpeningError) -> Parameter {
    do throws(ParameterError) { return try parameters.parameter(named: name) } catch {
      throw OpeningError(error, of: scene)
    }
  }
}
