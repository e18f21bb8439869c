import Capture
import Files
import Opening
import Rendering

/// `harmonic capture [SCENE | FILE] -o OUT.png`: draws one frame; needs no display.
enum CaptureVerb: Verb {
  static let name = VerbName.capture
  static let usage = "harmonic capture [SCENE | FILE] -o OUT.png [options]"
  static let summary = "draw one frame into a PNG; needs no display"

  static func run(_ arguments: Arguments, console: Console) throws {
    let isRaw = arguments.has(.raw)
    guard let path = isRaw ? arguments.text(of: .output) : try arguments.picturePath() else {
      throw CommandFailure.usage("capture needs a file to write", hint: "add -o OUT.png")
    }
    var request = try arguments.soundRequest(remarksTo: console)
    arguments.noteKnown(request)
    request.useStandardScale()
    if isRaw, !arguments.has(SceneRequest.backgroundRow.option) { request.background = .clear }
    let (width, height) = try request.pixelSize()
    let stage = try OffscreenStage(
      functions: request.functions, format: isRaw ? .floats : .bytes,
      report: { console.detail($0) })
    console.detail("drawing with \(stage.driverDescription)")
    let trial = try ShaderTrial(arguments, on: stage, console: console)
    request.guessAgain(cache: .guesses, on: trial.guessStage)
    request.settle()
    if !request.functions.isEmpty {
      try trial.tryFrame(of: request, for: FrameLimit(picturePixels: width * height, trial.limit))
    }
    if isRaw {
      try trial.draw { try StillCapture(request).writeRaw(to: path, using: stage) }
    } else {
      try trial.draw { try StillCapture(request).write(to: path, using: stage) }
      if let remark = request.remarkOnText { console.detail(remark) }
    }
    console.say("wrote \(path), \(width) × \(height) pixels")
  }
}
