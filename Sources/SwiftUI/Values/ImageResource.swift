public import Foundation

/// The name of a picture in an asset catalog, as Xcode writes it for each of them.
public struct ImageResource: Sendable, Hashable {
  package let name: String
  package let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Bundle {
  /// The resources of the package that a file belongs to: those of the project.
  public static var module: Bundle { .main }
}
