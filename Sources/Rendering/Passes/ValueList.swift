/// Where a number, or up to four that belong together, stand in the values of a draw.
nonisolated struct ValueSlot: Hashable, Sendable {
  /// Counted in floats from the first value.
  var offset: Int
  /// 1 to 4.
  var count: Int
}

/// The numbers of one draw, packed into `vec4`s in the order the paint was built.
nonisolated struct ValueList: Hashable, Sendable {
  private(set) var floats: [Float] = []
  /// Vectors that are indexed in a loop, and so cannot travel as varyings; they stand behind `floats`.
  private(set) var indexed: [Float] = []

  /// Adds numbers that never straddle two `vec4`s, and returns where they stand.
  mutating func append(_ numbers: Double...) -> ValueSlot { append(numbers) }

  mutating func append(_ vector: SIMD4<Double>) -> ValueSlot {
    append(vector.x, vector.y, vector.z, vector.w)
  }

  mutating func append(_ numbers: [Double]) -> ValueSlot {
    precondition((1...4).contains(numbers.count), "a slot holds 1 to 4, got \(numbers.count)")
    while floats.count % 4 + numbers.count > 4 { floats.append(0) }
    let slot = ValueSlot(offset: floats.count, count: numbers.count)
    floats.append(contentsOf: numbers.map(Float.init))
    return slot
  }

  /// Adds vectors to be read by index, and returns where it says which they are: the first, and how many.
  mutating func appendIndexed(_ vectors: [SIMD4<Float>]) -> ValueSlot {
    let range = append(Double(indexed.count / 4), Double(vectors.count))
    for vector in vectors {
      for component in 0..<4 { indexed.append(vector[component]) }
    }
    return range
  }

  /// Replaces the first number of a slot.
  mutating func set(_ slot: ValueSlot, to number: Double) { floats[slot.offset] = Float(number) }

  /// Vectors that `floats` fills.
  var vectorCount: Int { (floats.count + 3) / 4 }

  /// Vectors read by index.
  var indexedCount: Int { indexed.count / 4 }

  /// Floats that both parts fill, in whole `vec4`s.
  var floatCount: Int { (vectorCount + indexedCount) * 4 }

  /// Adds all floats to `list`, each part filled up with zeros to whole `vec4`s.
  func append(to list: inout [Float]) {
    list += floats
    list.append(contentsOf: repeatElement(0, count: vectorCount * 4 - floats.count))
    list += indexed
  }
}
