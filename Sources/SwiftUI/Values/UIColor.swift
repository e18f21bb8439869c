public import Foundation
internal import Layers

/// UIKit's color, for files that take a color's components, or the colors of its interface.
public struct UIColor: Sendable, Hashable {
  package let color: Color

  /// Creates the same color.
  public init(_ color: Color) {
    self.color = color
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(.displayP3, red: displayP3Red, green: green, blue: blue, opacity: alpha)
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: white, opacity: alpha)
  }

  /// Creates the color of that name in an asset catalog.
  public init?(named name: String) {
    color = Color(name)
  }

  /// Creates a color that differs in the dark.
  public init(dynamicProvider: (UITraitCollection) -> UIColor) {
    func drawn(_ scheme: ColorScheme) -> Layers.Color {
      let style: UIUserInterfaceStyle = scheme == .dark ? .dark : .light
      return dynamicProvider(UITraitCollection(userInterfaceStyle: style)).color
        .layersColor(in: ColorContext(colorScheme: scheme))
    }
    color = Color(light: drawn(.light), dark: drawn(.dark))
  }

  /// The color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func replaced(_ scheme: ColorScheme) -> Layers.Color {
      var drawn = color.layersColor(in: ColorContext(colorScheme: scheme))
      drawn.opacity = alpha
      return drawn
    }
    return UIColor(Color(light: replaced(.light), dark: replaced(.dark)))
  }

  /// Reads the components, as they are in the light; always succeeds.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let drawn = color.layersColor(in: ColorContext())
    red?.pointee = drawn.red
    green?.pointee = drawn.green
    blue?.pointee = drawn.blue
    alpha?.pointee = drawn.opacity
    return true
  }
}

extension UIColor {
  /// Reads hue, saturation, brightness and opacity, as they are in the light; always succeeds.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let drawn = color.layersColor(in: ColorContext())
    let most = max(drawn.red, drawn.green, drawn.blue)
    let range = most - min(drawn.red, drawn.green, drawn.blue)
    var sixths = 0.0
    if range > 0 {
      sixths =
        if most == drawn.red {
          (drawn.green - drawn.blue) / range
        } else if most == drawn.green {
          (drawn.blue - drawn.red) / range + 2
        } else {
          (drawn.red - drawn.green) / range + 4
        }
    }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = drawn.opacity
    return true
  }

  /// Reads the brightness of a gray and its opacity, as they are in the light; always succeeds.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let drawn = color.layersColor(in: ColorContext())
    // Rec. 709 luma weights
    white?.pointee = 0.2126 * drawn.red + 0.7152 * drawn.green + 0.0722 * drawn.blue
    alpha?.pointee = drawn.opacity
    return true
  }

  /// The color as it is in an appearance.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let isDark = traitCollection.userInterfaceStyle == .dark
    return UIColor(
      Color(color.layersColor(in: ColorContext(colorScheme: isDark ? .dark : .light))))
  }
}

/// The appearance that a color is asked for.
public struct UITraitCollection: Sendable, Hashable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  public static let current = UITraitCollection(userInterfaceStyle: .light)
}

/// The light or the dark look, in UIKit's words.
public enum UIUserInterfaceStyle: Int, Sendable, Hashable {
  case unspecified, light, dark
}

extension Color {
  public init(nsColor: UIColor) {
    self = nsColor.color
  }

  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  public init(_ color: UIColor) {
    self = color.color
  }
}
