/// What the command is asked to do.
enum Verb: String, CaseIterable {
  /// Opens a window; has no word of its own.
  case window
  case capture
  case list
  case check
  case translate
  case bench

  /// The verbs that are words on the command line.
  static let words = allCases.filter { $0 != .window }

  var usage: String {
    switch self {
    case .window: "harmonic [SCENE | FILE] [options]"
    case .capture: "harmonic capture [SCENE | FILE] -o OUT.png [options]"
    case .list: "harmonic list [SCENE | FILE] [--json]"
    case .check: "harmonic check FILE… [--json]"
    case .translate: "harmonic translate FILE.metal [--function NAME]"
    case .bench: "harmonic bench [SCENE | FILE] [--scaling] [options]"
    }
  }

  var summary: String {
    switch self {
    case .window: "open a window"
    case .capture: "draw one frame into a PNG; needs no display"
    case .list: "scenes, or a file's functions, and their parameters"
    case .check: "translate and compile, report every diagnostic, draw nothing"
    case .translate: "print the GLSL of a file's functions"
    case .bench: "time frames against a solid fill and the plain port; print the table"
    }
  }

  var options: [Option] {
    switch self {
    case .window:
      [
        .size, .scale, .set, .time, .background, .image, .function, .on, .half, .include, .dialect,
        .channel0, .channel1, .channel2, .channel3, .paused, .fullscreen, .speed, .fps,
        .reducedMotion,
        .quiet, .verbose,
        .help, .version,
      ]
    case .capture:
      [
        .output, .size, .scale, .set, .time, .press, .pointer, .background, .image, .function,
        .reducedMotion,
        .on, .layer, .edge, .raw, .half, .include, .dialect, .channel0, .channel1, .channel2,
        .channel3,
        .quiet, .verbose, .help, .version,
      ]
    case .list: [.include, .json, .quiet, .verbose, .help, .version]
    case .check: [.half, .include, .dialect, .json, .quiet, .verbose, .help, .version]
    case .translate: [.function, .include, .half, .quiet, .verbose, .help, .version]
    case .bench:
      [
        .seconds, .naive, .scaling, .output, .size, .scale, .set, .time, .press, .pointer,
        .background, .image, .function, .on, .half, .include, .dialect, .channel0, .channel1,
        .channel2,
        .channel3, .json, .quiet, .verbose, .help, .version,
      ]
    }
  }
}
