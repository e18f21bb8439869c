/// A color: sRGB-encoded components with straight alpha. Components outside of 0…1 are clamped when
/// they are drawn.
package struct Color: Sendable, Hashable {
  package var red: Double
  package var green: Double
  package var blue: Double
  /// Straight alpha: 0 lets everything through.
  package var opacity: Double

  package static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  package static let black = Color(red: 0, green: 0, blue: 0)
  package static let white = Color(red: 1, green: 1, blue: 1)

  package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// The color of premultiplied red, green, blue and alpha; clear where alpha is 0.
  ///
  /// - Precondition: There are four components.
  package init(premultiplied rgba: [Double]) {
    precondition(rgba.count == 4, "a premultiplied color has 4 components, got \(rgba.count)")
    let straight = rgba.prefix(3).map { rgba[3] > 0 ? $0 / rgba[3] : 0 }
    self.init(red: straight[0], green: straight[1], blue: straight[2], opacity: rgba[3])
  }

  /// The color with its opacity multiplied by `factor`.
  package func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, opacity: opacity * factor)
  }
}
