internal import Layers
internal import Parameters

/// Names by which shaders read the clock, the pointer and the sizes of pictures.
enum InputNames {
  /// A value that a host gives under one name: a shader may read it without declaring it.
  struct Implicit {
    var name: String
    var type: String
    var value: InputValue

    init(name: String, type: String, feed: Feed) {
      self.init(name, type, .feed(feed))
    }

    init(_ name: String, _ type: String, _ value: InputValue) {
      (self.name, self.type, self.value) = (name, type, value)
    }
  }

  /// Seconds since the last frame: frames are drawn at one rate.
  static let frameTime = Feed.numbers([Simulation.frameDuration])
  /// Frames a second.
  private static let frameRate = Feed.numbers([1 / Simulation.frameDuration])

  private static let pixelsPerPoint = Feed.raster(.pixelsPerPoint)

  /// Shadertoy's, its old names included. `ShadertoyChannels` declares the `iChannel`s and their
  /// arrays.
  static let shadertoy: [Implicit] = [
    Implicit(name: "iTime", type: "float", feed: .time),
    Implicit(name: "iGlobalTime", type: "float", feed: .time),
    Implicit(name: "iTimeDelta", type: "float", feed: frameTime),
    Implicit(name: "iDeltaTime", type: "float", feed: frameTime),
    Implicit(name: "iFrame", type: "int", feed: .frame),
    Implicit(name: "iFrameRate", type: "float", feed: frameRate),
    Implicit(name: "iDate", type: "vec4", feed: .date(firstMonth: 0)),
    Implicit(name: "iResolution", type: "vec3", feed: .raster(.pixelSize)),
    Implicit(name: "iMouse", type: "vec4", feed: .mouse),
  ]

  /// Returns the value of a uniform of this name and type; `nil` for a control.
  ///
  /// - Parameter known: The names that the dialect gives a meaning.
  static func value(
    ofUniform name: String, type: String, known: [Implicit]
  ) -> InputValue? {
    if let known = known.first(where: { $0.name == name }),
      known.value.isFeed ? isNumber(type) == isNumber(known.type) : type == known.type
    {
      return known.value
    }
    return feed(ofUniform: name, type: type).map { .feed($0) }
  }

  private static func feed(ofUniform name: String, type: String) -> Feed? {
    let word = bareWord(name)
    switch type {
    case "float", "int", "uint": return scalarFeeds[word]
    case "vec2", "vec3":
      if resolutionWords.contains(word) { return .raster(.pixelSize) }
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

  private static let scalarFeeds: [String: Feed] = [
    "time": .time, "globaltime": .time, "elapsed": .time, "elapsedtime": .time, "seconds": .time,
    "clock": .time, "currenttime": .time, "timeinseconds": .time,
    // Bonzomatic's.
    "fglobaltime": .time, "fframetime": frameTime,
    "timedelta": frameTime, "deltatime": frameTime, "delta": frameTime, "dt": frameTime,
    "frame": .frame, "frameindex": .frame, "framecount": .frame, "framenumber": .frame,
    "framerate": frameRate, "fps": frameRate,
    "pixelratio": pixelsPerPoint, "devicepixelratio": pixelsPerPoint, "dpr": pixelsPerPoint,
    "pixelsperpoint": pixelsPerPoint,
    "aspect": .layerAspect, "aspectratio": .layerAspect,
  ]

  static let resolutionWords: Set<String> = [
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
