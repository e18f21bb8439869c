import Glibc

/// An amount of turning: positive is clockwise on screen, since y points down.
package struct Angle: Sendable, Hashable {
  package var radians: Double

  package static let zero = Angle(radians: 0)

  package init(radians: Double) {
    self.radians = radians
  }

  package init(degrees: Double) {
    self.init(radians: degrees * .pi / 180)
  }

  package static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  package static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  package var degrees: Double { radians * 180 / .pi }

  var cosine: Double { cos(radians) }
  var sine: Double { sin(radians) }
}
