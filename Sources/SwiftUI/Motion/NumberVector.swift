/// Numbers that are animated together. Two of different counts meet as if zeros followed.
struct NumberVector: VectorArithmetic, Sendable, Hashable {
  var numbers: [Double]

  init(_ numbers: [Double]) { self.numbers = numbers }

  static var zero: NumberVector { NumberVector([]) }

  static func + (a: NumberVector, b: NumberVector) -> NumberVector { a.joined(b, by: +) }

  static func - (a: NumberVector, b: NumberVector) -> NumberVector { a.joined(b, by: -) }

  mutating func scale(by factor: Double) {
    for index in numbers.indices { numbers[index] *= factor }
  }

  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  private func joined(
    _ other: NumberVector, by operation: (Double, Double) -> Double
  ) -> NumberVector {
    let count = max(numbers.count, other.numbers.count)
    return NumberVector(
      (0..<count).map { index in
        operation(
          index < numbers.count ? numbers[index] : 0,
          index < other.numbers.count ? other.numbers[index] : 0)
      })
  }
}
