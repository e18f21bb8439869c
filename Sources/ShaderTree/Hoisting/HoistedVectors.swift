/// The vectors in which values travel from the vertex stage to the pixels.
///
/// No column of a value straddles two vectors, so that it is read as one swizzle.
struct HoistedVectors {
  /// Some components of one vector: one number, or one vector of numbers.
  struct Slot: Hashable {
    let vector: Int
    /// As a swizzle: `xy`.
    let components: String
  }

  private let limit: Int
  /// Components taken of each vector.
  private var taken: [Int] = []

  /// - Parameter limit: How many vectors there may be.
  init(limit: Int) { self.limit = limit }

  var count: Int { taken.count }

  /// Finds room for a value, a slot for each of its columns; `nil` if there is none.
  mutating func place(_ type: ShaderType) -> [Slot]? {
    guard let columns = Self.columns(of: type) else { return nil }
    var next = self
    var slots: [Slot] = []
    for width in columns {
      guard let slot = next.place(width: width) else { return nil }
      slots.append(slot)
    }
    self = next
    return slots
  }

  private mutating func place(width: Int) -> Slot? {
    let vector = taken.firstIndex { $0 + width <= 4 } ?? taken.count
    if vector == taken.count {
      guard taken.count < limit else { return nil }
      taken.append(0)
    }
    let components = "xyzw".dropFirst(taken[vector]).prefix(width)
    taken[vector] += width
    return Slot(vector: vector, components: String(components))
  }

  /// The widths of the columns of a value that can travel: numbers, vectors and matrices of floats.
  static func columns(of type: ShaderType) -> [Int]? {
    guard type.scalar?.isFloating == true else { return nil }
    switch type {
    case .scalar: return [1]
    case .vector(_, let width): return [width]
    case .matrix(_, let columns, let rows): return Array(repeating: rows, count: columns)
    default: return nil
    }
  }
}
