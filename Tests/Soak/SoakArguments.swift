import Foundation
import TestSupport

/// The options of a soak.
struct SoakArguments {
  /// `nil` ends the soak after `events`.
  var minutes: Double?
  var events = 2000
  var seed = UInt64.random(in: 0...999_999)
  /// The program whose window is used; the one beside this one if left out.
  var program: String?
  /// The folder for the table and the picture; `nil` writes none.
  var output: String?

  /// Events from one sample to the next.
  static let eventsPerSample = 50

  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  init(_ words: some Sequence<String>) throws {
    var rest = Array(words)[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else {
        throw Mistake(description: "'\(name)' needs a value")
      }
      func number<Number: LosslessStringConvertible>(_: Number.Type) throws -> Number {
        guard let number = Number(value) else {
          throw Mistake(description: "'\(value)' is not a number for '\(name)'")
        }
        return number
      }
      switch name {
      case "--minutes": minutes = try number(Double.self)
      case "--events": events = try number(Int.self)
      case "--seed": seed = try number(UInt64.self)
      case "--program": program = value
      case "--output": output = value
      default: throw Mistake(description: "unknown option '\(name)'")
      }
    }
  }
}
