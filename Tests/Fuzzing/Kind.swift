/// A kind of input: how it is made, and what is tried with it.
package struct Kind: Sendable {
  /// The form that is read, such as "metal" or "isf", then how the input is made: "metal.tokens".
  package let name: String
  package let trial: Trial
  private let making: @Sendable (_ index: Int, _ dice: Dice) -> [UInt8]
  /// Inputs after which all have been made; `nil` if there is no end to them.
  package let end: Int?

  init(
    _ name: String, _ trial: Trial, end: Int? = nil,
    making: @escaping @Sendable (_ index: Int, _ dice: Dice) -> [UInt8]
  ) {
    (self.name, self.trial, self.end, self.making) = (name, trial, end, making)
  }

  /// Returns the input with this number; the same for the same seed and kind.
  package func input(seed: UInt64, index: Int) -> [UInt8] {
    making(index, Dice(seed: seed, stream: name, index: index))
  }

  package static func named(_ name: String) -> Kind? { all.first { $0.name == name } }
}
