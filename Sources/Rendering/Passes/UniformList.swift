import Layers

/// Where a number, or up to four that belong together, are in the uniform values of a draw.
nonisolated struct UniformSlot: Hashable, Sendable {
  /// Counted in floats from the first value.
  var offset: Int
  /// 1 to 4.
  var count: Int
}

/// The numbers of one draw, packed into `vec4`s in the order the paint was built.
nonisolated struct UniformList: Hashable, Sendable {
  /// Vectors that are indexed in a loop, and so cannot travel as varyings.
  private indirect enum Indexed: Hashable, Sendable {
    case none
    /// - Parameter ranges: Slots that say which of the vectors are a list's, by the number of the
    ///   first.
    case vectors([SIMD4<Float>], ranges: [UniformSlot])
  }

  private(set) var floats: [Float] = []
  private var indexedVectors = Indexed.none

  init() {
    // Enough for most draws, so that the list need not grow number by number.
    floats.reserveCapacity(32)
  }

  /// Adds a number and returns where it stands; numbers that are added together never straddle two
  /// `vec4`s.
  mutating func append(_ x: Double) -> UniformSlot { append(SIMD4(x, 0, 0, 0), count: 1) }

  mutating func append(_ x: Double, _ y: Double) -> UniformSlot {
    append(SIMD4(x, y, 0, 0), count: 2)
  }

  mutating func append(_ x: Double, _ y: Double, _ z: Double) -> UniformSlot {
    append(SIMD4(x, y, z, 0), count: 3)
  }

  mutating func append(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> UniformSlot {
    append(SIMD4(x, y, z, w), count: 4)
  }

  mutating func append(_ vector: SIMD4<Double>) -> UniformSlot { append(vector, count: 4) }

  mutating func append(_ numbers: [Double]) -> UniformSlot {
    precondition((1...4).contains(numbers.count), "a slot holds 1 to 4, got \(numbers.count)")
    var vector = SIMD4<Double>.zero
    for (index, number) in numbers.enumerated() { vector[index] = number }
    return append(vector, count: numbers.count)
  }

  /// Adds the first `count` numbers of a vector.
  private mutating func append(_ vector: SIMD4<Double>, count: Int) -> UniformSlot {
    while floats.count % 4 + count > 4 { floats.append(0) }
    let slot = UniformSlot(offset: floats.count, count: count)
    for index in 0..<count { floats.append(Float(vector[index])) }
    return slot
  }

  /// Adds vectors to be read by index, and returns where it says which they are: the first, and how
  /// many.
  mutating func appendIndexed(_ vectors: [SIMD4<Float>]) -> UniformSlot {
    let known = indexed
    let range = append(Double(known.count), Double(vectors.count))
    indexedVectors = .vectors(
      known.isEmpty ? vectors : known + vectors, ranges: ranges + [range])
    return range
  }

  /// Replaces all vectors that are read by index.
  mutating func setIndexed(_ vectors: [SIMD4<Float>]) {
    indexedVectors = .vectors(vectors, ranges: ranges)
  }

  /// The vectors that are read by index; they stand behind `floats`. The edges of a path that is
  /// alone in its draw are shared with the path, and not copied.
  var indexed: [SIMD4<Float>] {
    if case .vectors(let vectors, _) = indexedVectors { vectors } else { [] }
  }

  private var ranges: [UniformSlot] {
    if case .vectors(_, let ranges) = indexedVectors { ranges } else { [] }
  }

  /// Replaces which vectors a list's are.
  mutating func set(_ slot: UniformSlot, to range: Range<Int>) {
    floats[slot.offset] = Float(range.lowerBound)
    floats[slot.offset + 1] = Float(range.count)
  }

  /// Replaces the four numbers of a slot.
  mutating func set(_ slot: UniformSlot, to vector: SIMD4<Float>) {
    for index in 0..<4 { floats[slot.offset + index] = vector[index] }
  }

  /// Replaces the numbers of the arguments of a call.
  ///
  /// - Parameter places: Where they are, by argument.
  mutating func setNumbers(of shader: Shader, at places: [FunctionCall.Argument]) {
    floats.withUnsafeMutableBufferPointer { floats in
      for index in places.indices {
        guard case .value(let slot) = places[index],
          let vector = shader.arguments[index].vector
        else { continue }
        for component in 0..<slot.count {
          floats[slot.offset + component] = Float(vector.numbers[component])
        }
      }
    }
  }

  /// How many vectors the slot of a range says there are.
  func count(of range: UniformSlot) -> Int { Int(floats[range.offset + 1]) }

  /// The numbers of a slot.
  subscript(slot: UniformSlot) -> [Float] { Array(floats[slot.offset..<slot.offset + slot.count]) }

  /// Replaces the first number of a slot.
  mutating func set(_ slot: UniformSlot, to number: Double) { floats[slot.offset] = Float(number) }

  /// Vectors that `floats` fills.
  var vectorCount: Int { (floats.count + 3) / 4 }

  /// Vectors read by index.
  var indexedCount: Int { indexed.count }

  /// Adds `floats` to `list`, filled up with zeros to whole `vec4`s.
  ///
  /// - Parameter firstIndexed: How many vectors stand before those that are read by index.
  func appendFloats(to list: inout [Float], firstIndexed: Int) {
    let start = list.count
    list += floats
    list.append(contentsOf: repeatElement(0, count: vectorCount * 4 - floats.count))
    for range in ranges { list[start + range.offset] += Float(firstIndexed) }
  }
}

nonisolated extension [Float] {
  /// Adds vectors to be read by index.
  mutating func append(_ indexed: [SIMD4<Float>]) {
    indexed.withUnsafeBufferPointer { vectors in
      vectors.withMemoryRebound(to: Float.self) { self += $0 }
    }
  }
}
