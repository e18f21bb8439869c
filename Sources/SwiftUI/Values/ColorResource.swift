public import Foundation

/// The name of a color in an asset catalog, as Xcode writes it for each of them.
public struct ColorResource: Sendable, Hashable {
  package let name: String
  package let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
