/// A vector of any length; where one is longer than the other, the other goes on with zeros.
package struct AnimatableArray<Element: VectorArithmetic>: VectorArithmetic {
  package var elements: [Element]

  package init(_ elements: [Element]) {
    self.elements = elements
  }

  package static var zero: Self { Self([]) }

  package static func == (a: Self, b: Self) -> Bool {
    (0..<max(a.elements.count, b.elements.count)).allSatisfy { a[$0] == b[$0] }
  }

  package static func += (a: inout Self, b: Self) {
    a.extend(to: b.elements.count)
    for (index, element) in b.elements.enumerated() { a.elements[index] += element }
  }

  package static func -= (a: inout Self, b: Self) {
    a.extend(to: b.elements.count)
    for (index, element) in b.elements.enumerated() { a.elements[index] -= element }
  }

  package static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum += b
    return sum
  }

  package static func - (a: Self, b: Self) -> Self {
    var difference = a
    difference -= b
    return difference
  }

  package mutating func scale(by rhs: Double) {
    for index in elements.indices { elements[index].scale(by: rhs) }
  }

  package var magnitudeSquared: Double { elements.reduce(0) { $0 + $1.magnitudeSquared } }

  private subscript(index: Int) -> Element {
    index < elements.count ? elements[index] : .zero
  }

  private mutating func extend(to count: Int) {
    while elements.count < count { elements.append(.zero) }
  }
}

extension AnimatableArray: Sendable where Element: Sendable {}
