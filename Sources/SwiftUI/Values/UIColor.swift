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

/// The appearance that a color is asked for.
public struct UITraitCollection: Sendable, Hashable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

/// The light or the dark look, in UIKit's words.
public enum UIUserInterfaceStyle: Int, Sendable, Hashable {
  case unspecified, light, dark
}

extension Color {
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  public init(_ color: UIColor) {
    self = color.color
  }
}
