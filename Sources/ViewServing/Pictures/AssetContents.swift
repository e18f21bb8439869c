internal import Files
internal import Layers

/// The `Contents.json` of a folder in an asset catalogue.
struct AssetContents {
  private let json: JSON

  /// Bytes that the file may have.
  private static let limit = 1 << 20

  /// `nil` if there is no such file, or it is not JSON.
  init?(_ path: String) {
    // The caller says which asset is missing.
    guard let bytes = try? readWhole(path, limit: Self.limit), let json = try? JSON(bytes) else {
      return nil
    }
    self.json = json
  }

  var properties: JSON? { json["properties"] }

  // MARK: - Pictures

  /// A file of an image set.
  struct Picture {
    let file: String
    /// Pixels per point.
    let scale: Double
  }

  /// Whether only the shape of the picture is drawn.
  var isTemplate: Bool { properties?["template-rendering-intent"]?.string == "template" }

  /// The files, the one that fits best first.
  func pictures(scale: Double, _ appearance: Appearance) -> [Picture] {
    let images = json["images"]?.elements ?? []
    let ranked = images.enumerated().compactMap { index, image -> (rank: [Double], Picture)? in
      guard let file = image["filename"]?.string, !file.contains("/"),
        let fit = image.fit(appearance)
      else { return nil }
      let own = image["scale"]?.string.flatMap { Double($0.dropLast()) } ?? 1
      guard own > 0, own <= 16 else { return nil }
      // The nearest that has enough pixels, else the one with the most.
      let distance = own >= scale ? own - scale : 100 - own
      return ([fit, image.idiomRank, distance, Double(index)], Picture(file: file, scale: own))
    }
    return ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.1)
  }

  // MARK: - Colors

  /// The color in a look; `nil` if there is none.
  func color(_ appearance: Appearance) -> Color? {
    let colors = json["colors"]?.elements ?? []
    let ranked = colors.enumerated().compactMap { index, entry -> (rank: [Double], Color)? in
      guard let fit = entry.fit(appearance), let color = entry["color"]?.color(appearance) else {
        return nil
      }
      return ([fit, entry.idiomRank, Double(index)], color)
    }
    return ranked.min { $0.rank.lexicographicallyPrecedes($1.rank) }?.1
  }
}

extension JSON {
  /// How well an entry fits a look, less is better; `nil` if it is for another one.
  fileprivate func fit(_ appearance: Appearance) -> Double? {
    var fit = 1.0
    for entry in self["appearances"]?.elements ?? [] {
      switch (entry["appearance"]?.string, entry["value"]?.string) {
      case ("luminosity", appearance.rawValue): fit = 0
      case ("luminosity", _), ("contrast", "high"): return nil
      default: break
      }
    }
    return fit
  }

  fileprivate var idiomRank: Double {
    switch self["idiom"]?.string {
    case "universal", nil: 0
    case "iphone": 1
    case "ipad": 2
    default: 3
    }
  }

  /// A color of a color set.
  fileprivate func color(_ appearance: Appearance) -> Color? {
    if let reference = self["reference"]?.string {
      // `systemBlueColor` and its like
      let name = reference.replacingSuffix("Color").replacingPrefix("system").lowercased()
      return Color.System(rawValue: name).map { .system($0, in: appearance) }
    }
    guard let components = self["components"] else { return nil }
    func component(_ name: String) -> Double? {
      components[name]?.string.map(Self.component) ?? components[name]?.number
    }
    let opacity = component("alpha") ?? 1
    if let white = component("white") {
      return Color(red: white, green: white, blue: white, opacity: opacity)
    }
    guard let red = component("red"), let green = component("green"),
      let blue = component("blue")
    else { return nil }
    let color = Color(red: red, green: green, blue: blue, opacity: opacity)
    return switch self["color-space"]?.string {
    case "display-p3": color.fromDisplayP3
    case "extended-linear-srgb", "linear-srgb": color.fromLinear
    default: color
    }
  }

  /// A component as Xcode writes it: "0x7F" and "127" of 255, or "0.5".
  private static func component(_ text: String) -> Double {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Double(UInt8(text.dropFirst(2), radix: 16) ?? 0) / 255
    }
    let number = Double(text).flatMap { $0.isFinite ? $0 : nil } ?? 0
    return text.contains(".") ? number : number / 255
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }

  fileprivate func replacingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
