public import Foundation

extension Font {
  /// How heavy letters are.
  @frozen public struct Weight: Hashable, Sendable {
    /// From −1 to 1, of which 0 is regular.
    package let value: CGFloat

    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)

    /// The same on the scale of OpenType, of 100 to 900.
    package var openType: Int {
      let steps: [(CGFloat, Int)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
        (0.56, 800), (0.62, 900),
      ]
      return steps.min { abs($0.0 - value) < abs($1.0 - value) }!.1  // the list is not empty
    }
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// From −1 to 1, of which 0 is standard.
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}
