import Capture
import Layers
import Scenes
import ShaderTranslation

/// What the arguments ask to be drawn.
extension Arguments {
  /// Pixels on a side beyond which no driver we know can draw.
  private static let maxPixels = 65_536.0

  /// Reads scene or file, size, scale, time, held values, presses and background.
  func request() throws(CommandFailure) -> CaptureRequest {
    var request = try subjectRequest()
    if let size = try size() { request.canvas = size }
    if let scale = try number(of: .scale, in: CaptureRequest.scales) { request.scale = scale }
    if let time = try number(of: .time, in: CaptureRequest.times) { request.time = time }
    if let background = try background() {
      request.background = background
    } else if has(.raw) {
      request.background = .clear
    }
    if let path = text(of: .image) {
      guard !has(.layer) else {
        throw .usage("'--image' and '--layer' are two layers", hint: "leave one of them out")
      }
      do { try request.show(imageAt: path) } catch {
        throw CommandFailure(.unreadableInput, "\(error)", hint: "PNG and JPEG are read")
      }
    }
    if has(.reducedMotion) { request.reducesMotion = true }
    let presses = try presses()
    if !presses.isEmpty { request.script.presses = presses }
    if let pointer = try pointer() { request.script.pointer = pointer }
    let parameters = request.scene.make(SceneEnvironment()).parameters
    for text in texts(of: .set) {
      let (name, value) = try Self.setting(text, of: parameters, in: request.scene)
      request.script.held.removeAll { $0.name == name }
      request.script.held.append((name, value))
    }
    return request
  }

  /// Returns the canvas in whole pixels.
  static func pixels(of request: CaptureRequest) throws(CommandFailure) -> (width: Int, height: Int)
  {
    let width = request.canvas.width * request.scale
    let height = request.canvas.height * request.scale
    for pixels in [width, height] {
      guard pixels <= maxPixels else {
        throw .usage(
          "\(ParameterValue.number(pixels)) pixels on a side are too many",
          hint: "make size × scale smaller")
      }
      guard abs(pixels - pixels.rounded()) < 1e-6, pixels.rounded() >= 1 else {
        throw .usage(
          "size × scale is \(width) × \(height), which are no whole pixels",
          hint: "choose a size that the scale makes whole")
      }
    }
    return (Int(width.rounded()), Int(height.rounded()))
  }

  private func subjectRequest() throws(CommandFailure) -> CaptureRequest {
    guard let subject else { return CaptureRequest(scene: SceneCatalog.standard) }
    if let scene = SceneCatalog.scene(named: subject) {
      try refuseFileOptions(Self.fileOptions, because: "'\(subject)' is a scene, not a file")
      return CaptureRequest(scene: scene)
    }
    try Self.checkWord(subject)
    if FileOpening.isFolder(subject), !FileOpening.isProject(subject) {
      return try folderRequest(for: subject)
    }
    if FileOpening.isShader(subject) { return try effectRequest(for: subject) }
    do {
      return try CaptureRequest(restoring: subject) { try Arguments($0).subjectRequest() }
    } catch let error as CaptureRequest.RestoreError {
      throw CommandFailure(.unreadableInput, error.message, hint: error.hint)
    } catch let failure as CommandFailure {
      throw CommandFailure(
        .unreadableInput, "'\(subject)' cannot be opened again: \(failure.message)",
        hint: failure.hint)
    } catch {
      throw CommandFailure(.unreadableInput, "\(error)")
    }
  }

  private static func setting(
    _ text: String, of parameters: ParameterSet, in scene: SceneSource
  ) throws(CommandFailure) -> (name: String, value: ParameterValue) {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
      throw .usage("'\(text)' sets nothing", hint: "write --set NAME=VALUE")
    }
    let name = String(text[..<equals])
    do {
      let value = String(text[text.index(after: equals)...])
      return (name, try parameters.parameter(named: name).value(reading: value))
    } catch let error as ParameterError {
      throw failure(of: error, in: scene)
    } catch {
      throw CommandFailure(.unreadableInput, "\(error)", hint: "PNG and JPEG are read")
    }
  }

  private static func failure(
    of error: ParameterError, in scene: SceneSource
  ) -> CommandFailure {
    switch error {
    case .unknownName(let name, let known):
      let near = nearestName(to: name, among: known)
      return .usage(
        "'\(scene.name)' has no parameter '\(name)'",
        hint: near.map { "did you mean '\($0)'?" }
          ?? "harmonic list \(scene.arguments[0]) names them")
    case .notANumber(let name, let text):
      return .usage("'\(name)' takes a number, got '\(text)'")
    case .notWhole(let name, let text):
      return .usage("'\(name)' takes a whole number, got '\(text)'")
    case .outOfRange(let name, let text, let range):
      return .usage(
        "'\(name)' cannot be \(text)",
        hint: "it goes from \(ParameterValue.number(range.lowerBound)) "
          + "to \(ParameterValue.number(range.upperBound))")
    case .notNumbers(let name, let text, let count):
      return .usage(
        "'\(name)' takes \(count) numbers, got '\(text)'",
        hint: "write them with commas: --set \(name)="
          + (1...count).map { "\($0)" }.joined(separator: ","))
    case .notAList(let name, let text, let components):
      return .usage(
        "'\(name)' takes a list of numbers, got '\(text)'",
        hint: components == 1
          ? "write them with commas" : "write them with commas, \(components) for every element")
    case .notAPicture(let name, let text):
      return .usage(
        "'\(name)' takes a picture, got '\(text)'", hint: "write --set \(name)=@FILE.png")
    case .notAColor(let name, let text):
      return .usage(
        "'\(name)' takes a color, got '\(text)'", hint: "write RGB, RRGGBB or AARRGGBB in hex")
    case .unknownChoice(let name, let text, let choices):
      let near = nearestName(to: text, among: choices)
      return .usage(
        "'\(name)' cannot be '\(text)'",
        hint: near.map { "did you mean '\($0)'?" }
          ?? "it is one of \(choices.joined(separator: ", "))")
    }
  }
}
