/// Names by which shaders read the clock, the pointer and the sizes of pictures.
enum InputNames {
  typealias Source = DialectProgram.Uniform.Source

  /// A value that a shader may read without declaring it.
  struct Implicit {
    var name: String
    var type: String
    var source: Source
  }

  /// Shadertoy's, its old names included, and Ghostty's. `ShadertoyChannels` declares the
  /// `iChannel`s and their arrays.
  static let shadertoy: [Implicit] = [
    Implicit(name: "iTime", type: "float", source: .time),
    Implicit(name: "iGlobalTime", type: "float", source: .time),
    Implicit(name: "iTimeDelta", type: "float", source: .timeDelta),
    Implicit(name: "iDeltaTime", type: "float", source: .timeDelta),
    Implicit(name: "iFrame", type: "int", source: .frame),
    Implicit(name: "iFrameRate", type: "float", source: .frameRate),
    Implicit(name: "iDate", type: "vec4", source: .date(firstMonth: 0)),
    Implicit(name: "iResolution", type: "vec3", source: .resolution),
    Implicit(name: "iMouse", type: "vec4", source: .mouse),
    Implicit(name: "iCurrentCursor", type: "vec4", source: .cursor(isPrevious: false)),
    Implicit(name: "iPreviousCursor", type: "vec4", source: .cursor(isPrevious: true)),
    Implicit(name: "iCurrentCursorColor", type: "vec4", source: .white),
    Implicit(name: "iPreviousCursorColor", type: "vec4", source: .white),
    Implicit(name: "iTimeCursorChange", type: "float", source: .cursorChangeTime),
    Implicit(name: "iFocus", type: "int", source: .focus),
    Implicit(name: "iTimeFocus", type: "float", source: .focusTime),
  ]

  /// Returns what feeds a uniform of this name and type; `nil` for a control.
  ///
  /// - Parameter known: The names that the dialect gives a meaning.
  static func source(
    ofUniform name: String, type: String, known: [Implicit]
  ) -> Source? {
    if let known = known.first(where: { $0.name == name }),
      isNumber(type) == isNumber(known.type)
    {
      return known.source
    }
    let word = bareWord(name)
    switch type {
    case "float", "int", "uint": return scalarSources[word]
    case "vec2", "vec3":
      if resolutionWords.contains(word) { return .resolution }
      // glslsandbox.com calls it `mouse`, in unit space; all others are in pixels.
      if name == "mouse", type == "vec2" { return .unitPointer }
      return mouseWords.contains(word) ? .pointer : nil
    case "vec4":
      if word == "date" { return .date(firstMonth: 1) }
      return mouseWords.contains(word) ? .mouse : nil
    default: return nil
    }
  }

  private static func isNumber(_ type: String) -> Bool {
    ["float", "int", "uint", "bool"].contains(type)
  }

  private static let scalarSources: [String: Source] = [
    "time": .time, "globaltime": .time, "elapsed": .time, "elapsedtime": .time, "seconds": .time,
    "clock": .time, "currenttime": .time, "timeinseconds": .time,
    // Bonzomatic's.
    "fglobaltime": .time, "fframetime": .timeDelta,
    "timedelta": .timeDelta, "deltatime": .timeDelta, "delta": .timeDelta, "dt": .timeDelta,
    "frame": .frame, "frameindex": .frame, "framecount": .frame, "framenumber": .frame,
    "framerate": .frameRate, "fps": .frameRate,
    "pixelratio": .pixelsPerPoint, "devicepixelratio": .pixelsPerPoint, "dpr": .pixelsPerPoint,
    "pixelsperpoint": .pixelsPerPoint,
    "aspect": .ratio, "aspectratio": .ratio,
  ]

  private static let resolutionWords: Set<String> = [
    "resolution", "res", "viewport", "viewportsize", "screensize", "screenresolution", "canvassize",
    "canvas", "rendersize", "outputsize", "texturesize", "inputsize", "windowsize",
    "v2resolution",
  ]

  private static let mouseWords: Set<String> = [
    "mouse", "mousepos", "mouseposition", "pointer", "cursor",
  ]

  /// Returns the name in lowercase without `_` and without a prefix such as `u_`, `u` or `i`.
  static func bareWord(_ name: String) -> String {
    var rest = name[...]
    for prefix in ["u_", "i_", "in_", "g_", "_"] where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
      break
    }
    if let first = rest.first, "uig".contains(first), rest.dropFirst().first?.isUppercase == true {
      rest = rest.dropFirst()
    }
    return rest.lowercased().filter { $0 != "_" }
  }
}
