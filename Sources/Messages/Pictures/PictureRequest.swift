package import Layers

/// A picture that a view names, to be found and read by the viewer.
package enum PictureRequest: Sendable, Hashable {
  /// From an asset catalogue, or a file of that name, of the project or one of its bundles.
  case asset(name: String, bundle: String?)
  case file(path: String)
  /// A symbol of SF Symbols in a font, white.
  case symbol(name: String, font: TextFont)
  /// The bytes of a picture's file.
  case data([UInt8])
  /// Red, green, blue and alpha a pixel, premultiplied, rows from the top.
  case pixels(width: Int, height: Int, [UInt8])
}

/// A picture that the viewer has.
package struct FoundPicture: Sendable, Hashable {
  package var id: PictureID
  /// In points: pixels by the scale of the file.
  package var size: Size
  /// Whether its author wants only its shape drawn, in the color of its place.
  package var isTemplate: Bool
  /// A symbol's distance from its top to the baseline of text beside it.
  package var baseline: Double?
  /// Whether it is a box in the place of a symbol that has no substitute.
  package var isPlaceholder: Bool

  package init(
    id: PictureID, size: Size, isTemplate: Bool = false, baseline: Double? = nil,
    isPlaceholder: Bool = false
  ) {
    self.id = id
    self.size = size
    self.isTemplate = isTemplate
    self.baseline = baseline
    self.isPlaceholder = isPlaceholder
  }
}

/// A color of an asset catalogue that a view names.
package struct ColorRequest: Sendable, Hashable {
  package var name: String
  package var bundle: String?

  package init(name: String, bundle: String? = nil) {
    self.name = name
    self.bundle = bundle
  }
}

/// A color in both looks.
package struct FoundColor: Sendable, Hashable {
  package var light: Color
  package var dark: Color

  package init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }
}
