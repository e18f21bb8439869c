/// How a shader reads a texture between and beyond its pixels.
package struct Sampling: Sendable, Hashable {
  package enum Filter: Sendable, Hashable, CaseIterable {
    case nearest, linear
  }

  package enum Wrap: Sendable, Hashable, CaseIterable {
    case clamp, `repeat`, mirror
  }

  package var filter: Filter
  package var wrap: Wrap

  /// Between pixels, and the border beyond them.
  package static let standard = Sampling(filter: .linear, wrap: .clamp)

  /// Between pixels, and the image again beyond the border.
  package static let repeated = Sampling(filter: .linear, wrap: .repeat)

  package init(filter: Filter, wrap: Wrap) {
    self.filter = filter
    self.wrap = wrap
  }
}
