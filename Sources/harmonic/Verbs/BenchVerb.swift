import Bench
import Files
import Opening
import Pictures
import Rendering
import Scenes

/// `harmonic bench [SCENE | FILE]`: times frames, against yardsticks or against their size; needs
/// no display.
enum BenchVerb: Verb {
  static let name = VerbName.bench
  static let usage = "harmonic bench [SCENE | FILE] [--scaling] [options]"
  static let summary = "time frames against a solid fill and the plain port; print the table"

  private static let seconds = 0.01...600.0
  private static let standardSeconds = 3.0
  /// Pixels per point if the command names none: 480 × 140 for the button's strings, the size at
  /// which other viewers were measured.
  private static let standardScale = 2.0
  /// Options that may stand beside `--scaling`.
  private static let scalingOptions: Set<Option> = [
    .scaling, .output, .seconds, .naive, .json, .quiet, .verbose,
  ]

  static func run(_ arguments: Arguments, console: Console) throws {
    let seconds = try arguments.number(of: .seconds, in: seconds) ?? standardSeconds
    if arguments.has(.scaling) {
      try runScaling(arguments, seconds: seconds, console: console)
    } else {
      try runFrames(arguments, seconds: seconds, console: console)
    }
  }

  @MainActor private static func runFrames(
    _ arguments: Arguments, seconds: Double, console: Console
  ) throws {
    guard !arguments.has(.output) else {
      throw CommandFailure.usage(
        "only '--scaling' draws a plot", hint: "add --scaling, or leave -o out")
    }
    var request = try arguments.soundRequest(remarksTo: console)
    if !arguments.has(SceneRequest.scaleRow.option) { request.scale = standardScale }
    let (width, height) = try request.pixelSize()
    let bench = FrameBench(request, isNaive: arguments.has(.naive), clock: MonotonicClock.seconds)
    guard !arguments.has(.naive) || bench.showsStrings else {
      throw CommandFailure.usage(
        "'\(request.scene.name)' has no strings that could be drawn by their plain port",
        hint: "harmonic bench button --naive")
    }
    if !request.functions.isEmpty {
      // A stage of its own, which is gone when the bench begins.
      let stage = try OffscreenStage(functions: request.functions)
      try ShaderTrial(arguments, on: stage, console: console)
        .tryFrame(of: request, for: FrameLimit(pixels: width * height))
    }
    let report = try bench.report(seconds: seconds) { console.progress($0) }
    try Console.print(arguments.has(.json) ? report.json.text() : report.text)
  }

  @MainActor private static func runScaling(
    _ arguments: Arguments, seconds: Double, console: Console
  ) throws {
    guard arguments.subject == nil else {
      throw CommandFailure.usage(
        "'--scaling' takes no scene", hint: "it measures the button's strings and plain layers")
    }
    for option in Option.all where arguments.has(option) && !scalingOptions.contains(option) {
      throw CommandFailure.usage("'--scaling' does not take '\(option.spelling)'")
    }
    let output = try arguments.picturePath()
    let bench = ScalingBench(isNaive: arguments.has(.naive), clock: MonotonicClock.seconds)
    let report = try bench.report(seconds: seconds) { console.progress($0) }
    let picture = try ScalingPlot(report).picture(using: OffscreenStage())
    let path = try write(picture.pngBytes(), for: output)
    try Console.print(
      arguments.has(.json) ? report.json(plot: path).text() : report.text(plot: path))
  }

  /// Writes the plot to `path`, or else to the first free name, and returns where it is.
  private static func write(_ bytes: [UInt8], for path: String?) throws(FileError) -> String {
    if let path {
      try writeWhole(bytes, to: path, replacing: true)
      return path
    }
    var attempt = 1
    while true {
      let path = "scaling\(attempt == 1 ? "" : "-\(attempt)").png"
      do {
        try writeWhole(bytes, to: path, replacing: false)
        return path
      } catch {
        guard case .exists = error, attempt < 1000 else { throw error }
        attempt += 1
      }
    }
  }
}
