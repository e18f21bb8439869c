import Capture
import OpenGL

/// `harmonic capture [SCENE | FILE.png] -o OUT.png`: draws one frame; needs no display.
@MainActor enum CaptureCommand {
  static func run(_ arguments: Arguments, console: Console) throws {
    guard let path = arguments.text(of: .output) else {
      throw CommandFailure.usage("capture needs a file to write", hint: "add -o OUT.png")
    }
    let request = try arguments.request()
    let (width, height) = try Arguments.pixels(of: request)
    let isRaw = arguments.has(.raw)
    let stage = try OffscreenStage(
      functions: request.functions, format: isRaw ? .floats : .bytes)
    console.detail("drawing with \(stage.driverDescription)")
    if isRaw {
      try StillCapture(request).writeRaw(to: path, using: stage)
    } else {
      try StillCapture(request).write(to: path, using: stage)
    }
    console.say("wrote \(path), \(width) × \(height) pixels")
  }
}
