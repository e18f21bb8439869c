internal import Foundation
package import Layers

extension Color {
  /// A color as it is drawn: sRGB with numbers in proportion to light, and straight opacity.
  @frozen public struct Resolved: Sendable, Hashable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    /// 0 lets everything through.
    public var opacity: Float

    /// Creates a color from components of 0…1.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let color = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(opacity))
      self.init(color.layersColor(in: ColorContext()))
    }

    package init(_ color: Layers.Color) {
      linearRed = Float(Layers.Color.linear(color.red))
      linearGreen = Float(Layers.Color.linear(color.green))
      linearBlue = Float(Layers.Color.linear(color.blue))
      opacity = Float(color.opacity)
    }

    /// The sRGB-encoded component.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// The sRGB-encoded component.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// The sRGB-encoded component.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    package var layersColor: Layers.Color {
      Layers.Color(
        linearRed: Double(linearRed), green: Double(linearGreen), blue: Double(linearBlue),
        opacity: Double(opacity))
    }

    private static func encoded(_ linear: Float) -> Float {
      Float(Layers.Color.encoded(Double(linear)))
    }

    private static func linear(_ encoded: Float) -> Float {
      Float(Layers.Color.linear(Double(encoded)))
    }
  }
}

/// As #RRGGBBAA.
extension Color.Resolved: CustomStringConvertible {
  public var description: String {
    let bytes = [red, green, blue, opacity].map { component in
      UInt8(min(1, max(0, component.isNaN ? 0 : component)) * 255 + 0.5)
    }
    return bytes.reduce("#") { $0 + String(format: "%02X", $1) }
  }
}

extension Color.Resolved: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    linearRed = try list.decode(Float.self)
    linearGreen = try list.decode(Float.self)
    linearBlue = try list.decode(Float.self)
    opacity = try list.decode(Float.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for component in [linearRed, linearGreen, linearBlue, opacity] { try list.encode(component) }
  }
}
