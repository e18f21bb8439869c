/// Kinds of reasons for which a part of the screen is unsafe.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars, rounded corners, and what `safeAreaInset` adds.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard on screen, which there never is.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}
