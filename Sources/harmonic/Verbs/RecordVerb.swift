import Capture
import Files
import Opening
import Rendering

/// `harmonic record [SCENE | FILE] -o OUT`: draws many frames on a fixed clock; needs no display.
enum RecordVerb: Verb {
  static let name = VerbName.record
  static let usage = "harmonic record [SCENE | FILE] -o OUT [options]"
  static let summary = "draw many frames into a video, a GIF or numbered PNGs; needs no display"

  private static let rates = 1.0...1000.0

  static func run(_ arguments: Arguments, console: Console) throws {
    guard let path = arguments.text(of: .output) else {
      throw CommandFailure.usage("record needs a file to write", hint: "add -o OUT.mp4")
    }
    let target = try RecordingTarget(path)
    var request = try arguments.soundRequest(remarksTo: console)
    arguments.noteKnown(request)
    request.useStandardScale()
    let (width, height) = try request.pixelSize()
    let rate = try arguments.number(of: .fps, in: rates) ?? target.standardRate
    try target.check(rate: rate, background: request.background)
    let clock = try arguments.frameClock(of: request, rate: rate)
    let range = try arguments.frameRange(of: clock)

    let stage = try OffscreenStage(functions: request.functions, report: { console.detail($0) })
    console.detail("drawing with \(stage.driverDescription)")
    let trial = try ShaderTrial(arguments, on: stage, console: console)
    request.guessAgain(cache: .guesses, on: trial.guessStage)
    if !request.functions.isEmpty {
      try trial.tryFrame(of: request, for: FrameLimit(picturePixels: width * height, trial.limit))
    }
    let recorder = Recorder(
      request, clock: clock, loops: arguments.has(.loop), folder: path.folderPart)
    if let (reason, hint) = recorder.obstacle {
      throw CommandFailure.usage("'\(request.scene.name)': \(reason)", hint: hint)
    }

    let interruption = Interruption()
    console.detail("recording \(range.count) frames")
    var progress = RecordingProgress(of: target.frameCount(writing: range), console)
    let frames = VideoFile.FrameFormat(
      width: width, height: height, rate: rate, isOpaque: request.background.opacity == 1)
    try target.write(range, of: frames, text: recorder.text) { numbers, sink in
      try recorder.record(numbers, using: stage, into: sink) { _ in
        if interruption.arrived { throw CommandFailure(.interrupted, "interrupted") }
        progress.frameBegins()
      }
    }
    progress.end()
    console.say(
      "wrote \(path), \(range.count) frames of \(width) × \(height) pixels, \(clock.rateText)")
  }
}

extension Arguments {
  private static let durations = 0.001...86_400.0

  /// Returns when the frames of a recording are.
  fileprivate func frameClock(
    of request: SceneRequest, rate: Double
  ) throws -> FrameClock {
    if has(.loop), !has(.duration), let duration = request.loopDuration {
      return FrameClock(start: request.time, rate: rate, sharing: duration)
    }
    let duration =
      try number(of: .duration, in: Self.durations) ?? request.standardRecordingDuration
    let count = Int(clamping: (duration * rate).rounded())
    return FrameClock(start: request.time, rate: rate, count: max(1, count))
  }

  /// Returns which frames are drawn: all, or those of `--frames`.
  fileprivate func frameRange(of clock: FrameClock) throws(CommandFailure) -> Range<Int> {
    guard let text = text(of: .frames) else { return 0..<clock.count }
    let ends = text.firstRange(of: "..").flatMap { dots in
      Int(text[..<dots.lowerBound]).flatMap { a in Int(text[dots.upperBound...]).map { (a, $0) } }
    }
    guard let (first, last) = ends, first >= 0, first <= last else {
      throw .usage("'\(text)' is not a range of frames", hint: "write --frames 0..119")
    }
    guard last < clock.count else {
      throw .usage(
        "there is no frame \(last)",
        hint: "the recording has \(clock.count), which are 0..\(clock.count - 1)")
    }
    return first..<last + 1
  }
}
