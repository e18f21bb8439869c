import Opening

/// The options of the command itself. Those that decide what is shown are rows of `SceneRequest`
/// and `FileOpening`.
extension Option {
  static let output = Option(
    "output", letter: "o", value: "FILE", "the PNG to write", verbs: [.capture, .bench])
  static let raw = Option(
    "raw", "write premultiplied RGBA as 32-bit floats instead of a PNG", verbs: [.capture])

  static let paused = Option("paused", "start with the clock stopped", verbs: [.window])
  static let fullscreen = Option("fullscreen", "start in full screen", verbs: [.window])
  static let speed = Option(
    "speed", value: "F", "seconds of the scene in one second; 1 if left out", verbs: [.window])
  static let fps = Option(
    "fps", value: "N", "frames per second at most; the monitor's rate if left out",
    verbs: [.window])
  static let feedback = Option(
    "feedback", value: "none|sound",
    "what answers a press; as last chosen if left out, nothing at first", verbs: [.window])
  static let fresh = Option(
    "fresh", "begin without what the last run left, and leave it as it is", verbs: [.window])

  static let seconds = Option(
    "seconds", value: "N", "how long to measure; 3 if left out", verbs: [.bench])
  static let naive = Option(
    "naive", "draw the strings by the article's formula, unchanged", verbs: [.bench])
  static let scaling = Option(
    "scaling", "cost against pixels, waves, layers; -o names the plot (scaling.png)",
    verbs: [.bench])

  static let noLimit = Option(
    "no-limit", "draw a shader however long it takes, or without end",
    verbs: [.capture, .check, .bench])
  static let json = Option("json", "print JSON", verbs: [.list, .check, .bench])
  static let quiet = Option("quiet", "print errors only", verbs: every)
  static let verbose = Option("verbose", "report each step", verbs: every)
  static let help = Option("help", letter: "h", "show this help", verbs: every)
  static let version = Option("version", "show the version", verbs: every)

  private static let every = Set(VerbName.allCases)

  /// Every option, in the order in which the help lists them.
  static let all: [Option] =
    [output] + SceneRequest.options.map(\.option) + FileOpening.options.map(\.option)
    + [
      trust, raw, paused, fullscreen, speed, fps, feedback, fresh, seconds, naive, scaling, noLimit,
      json, quiet, verbose, help, version,
    ]
}
