/// A faster call that draws what a color effect's function draws, with numbers prepared for it.
///
/// The function it names is of the fill kind, ignores what lies below, and returns opaque colors, none outside 0…1.
/// It stands beside the call that a person reads and copies, and the renderer takes it where nothing lies on top that
/// would see a difference.
package struct PreparedCall: Sendable, Hashable {
  package enum Argument: Sendable, Hashable {
    /// Written into the program as a literal, so that the driver computes ahead: each value is a program of its own, and only
    /// what rarely changes and takes few values may be one.
    case constant(Double)
    /// 1 to 4 numbers that belong together.
    case numbers([Double])
    /// Where the pixel lies in the layer's unit space.
    case unitPosition
  }

  package let function: String
  package let arguments: [Argument]

  package init(_ function: String, _ arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}
