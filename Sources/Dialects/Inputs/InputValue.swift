internal import Parameters

/// Where the value of a host's input comes from.
enum InputValue {
  case feed(Feed)
  /// GLSL, worked out once a draw. In it `{pixels}` and `{points}` are the size of the picture, and
  /// `{texels}` is that of the first texture, or of the picture if there is none.
  case formula(String)
  /// GLSL that is the same in every draw.
  case constant(String)

  var isFeed: Bool { if case .feed = self { true } else { false } }
}

extension PassDraft {
  /// Declares an input of a host. Returns its name.
  @discardableResult
  mutating func declare(_ type: String, _ name: String, _ value: InputValue) -> String {
    switch value {
    case .feed(let feed): return addUniform(type, name, feed)
    case .formula(let text): return declare(type, name, value: filled(text))
    case .constant(let text):
      let name = name.hasPrefix(prefix) ? name : prefix + name
      addHeader("const \(type) \(name) = \(text);")
      return name
    }
  }

  /// Returns a formula with the names of the uniforms that it needs.
  private mutating func filled(_ formula: String) -> String {
    var text = formula
    if text.contains("{texels}") {
      let size = channels.isEmpty ? nil : addUniform("vec3", "textureSize", .channelSize(0))
      text = text.replacing("{texels}", with: size.map { "\($0).xy" } ?? "{pixels}")
    }
    guard text.contains("{") else { return text }
    let size = addUniform("vec3", "pixelSize", .raster(.pixelSize))
    return text.replacing("{pixels}", with: "\(size).xy")
      .replacing("{points}", with: "(\(size).xy / \(prefix)pixelsPerPoint)")
  }
}
