import Opening

/// The options of the command itself. Those that decide what is shown are rows of `SceneRequest`
/// and `FileOpening`.
extension Option {
  static let output = Option(
    "output", letter: "o", value: "FILE",
    "the PNG; recorded .mp4, .gif, …; exported .html, .glsl, .swift, …",
    verbs: [.capture, .record, .export, .bench])
  static let raw = Option(
    "raw", "write premultiplied RGBA as 32-bit floats instead of a PNG", verbs: [.capture])

  static let paused = Option("paused", "start with the clock stopped", verbs: [.window])
  static let fullscreen = Option("fullscreen", "start in full screen", verbs: [.window])
  static let speed = Option(
    "speed", value: "F", "seconds of the scene in one second; 1 if left out", verbs: [.window])
  static let fps = Option(
    "fps", value: "N",
    "frames a second at most; if left out 60, in a window the monitor's",
    verbs: [.window, .record])
  static let duration = Option(
    "duration", value: "SECONDS",
    "if left out what its script takes, 4 seconds at least; of a loop its period", verbs: [.record])
  static let frames = Option(
    "frames", value: "A..B", "only these frames of the whole, from 0 on, with both ends",
    verbs: [.record])
  static let loop = Option(
    "loop",
    "lead the end into the beginning, for a clip that repeats",
    verbs: [.record])
  static let feedback = Option(
    "feedback", value: "none|sound",
    "what answers a press; as last chosen if left out, nothing at first", verbs: [.window])
  static let fresh = Option(
    "fresh", "begin without what the last run left, and leave it as it is",
    verbs: [.window, .capture, .record, .export])

  static let seconds = Option(
    "seconds", value: "N", "how long to measure; 3 if left out", verbs: [.bench])
  static let naive = Option(
    "naive", "draw the strings by the article's formula, unchanged", verbs: [.bench])
  static let scaling = Option(
    "scaling", "cost by pixel, wave, layer, letter; -o names the plot (scaling.png)",
    verbs: [.bench])

  static let limit = Option(
    "limit", value: "SECONDS|none",
    "processor time to compile a shader, and to draw it; 60 if left out",
    verbs: [.capture, .record, .check, .bench])
  static let noLimit = Option(
    "no-limit", "the same as --limit none", verbs: [.capture, .record, .check, .bench])
  static let json = Option("json", "print JSON", verbs: [.list, .check, .bench])
  static let format = Option(
    "format", value: "github|sarif", "print annotations for GitHub, or SARIF", verbs: [.check])
  static let quiet = Option("quiet", "print errors only", verbs: every)
  static let verbose = Option("verbose", "report each step", verbs: every)
  static let help = Option("help", letter: "h", "show this help", verbs: every)
  static let version = Option("version", "show the version", verbs: every)

  private static let every = Set(VerbName.allCases)

  /// Every option, in the order in which the help lists them.
  static let all: [Option] =
    [output] + SceneRequest.options.map(\.option) + FileOpening.options.map(\.option)
    + [
      trust, embedded, raw, duration, frames, loop, paused, fullscreen, speed, fps, feedback, fresh,
      seconds, naive, scaling, limit, noLimit, json, format, quiet, verbose, help, version,
    ]
}
