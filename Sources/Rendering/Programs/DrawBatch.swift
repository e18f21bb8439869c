/// Draws that follow one another and differ in their numbers only, so that one call draws them all.
///
/// Its block holds the quads one behind the other, and then what they read by index: the edges of a
/// letter that is there more than once are in it once.
nonisolated struct DrawBatch {
  /// All draws of the pass: a part of it is not copied.
  private let pass: [Draw]
  /// Places of its own among them, at least one; the others have the program, the textures and the
  /// blend mode of the first.
  private(set) var places: Range<Int>
  /// By draw: how many vectors that are read by index stand before its own.
  private var firsts: [Int] = []
  private var lists: [[SIMD4<Float>]] = []
  private var listsByStorage: [UnsafePointer<SIMD4<Float>>: Int] = [:]
  private var indexedCount = 0
  /// Vectors that programs hand from one stage to the other: a draw with more is alone.
  private let mostValues: Int

  /// Vectors of a block that all programs declare alike.
  private static let mostVectors = UniformBlock.capacity(of: 0)

  /// Returns draws in batches.
  ///
  /// - Parameter mostValues: Vectors that programs hand from one stage to the other.
  static func batches(of draws: [Draw], mostValues: Int) -> [DrawBatch] {
    var batches: [DrawBatch] = []
    for place in draws.indices {
      if !batches.isEmpty, batches[batches.count - 1].addNext() { continue }
      batches.append(DrawBatch(of: draws, at: place, mostValues: mostValues))
    }
    return batches
  }

  private init(of pass: [Draw], at place: Int, mostValues: Int) {
    self.pass = pass
    places = place..<place + 1
    self.mostValues = mostValues
    append(pass[place].values.indexed)
  }

  /// The first draw, which says how all are drawn.
  var first: Draw { pass[places.lowerBound] }

  /// Adds the draw behind the last, and returns whether it could be drawn together with the others.
  private mutating func addNext() -> Bool {
    let next = places.upperBound
    let vectorCount = pass[next].values.vectorCount
    let quads = (places.count + 1) * (Draw.headVectors + vectorCount)
    guard vectorCount <= mostValues,
      pass[next].differsInNumbersOnly(from: pass[places.lowerBound]),
      quads + indexedCount + added(by: pass[next].values.indexed) <= Self.mostVectors
    else { return false }
    places = places.lowerBound..<next + 1
    append(pass[next].values.indexed)
    return true
  }

  /// How many vectors more a list takes; none if it is there.
  private func added(by list: [SIMD4<Float>]) -> Int {
    list.withUnsafeBufferPointer { vectors in
      vectors.baseAddress.flatMap { listsByStorage[$0] } == nil ? list.count : 0
    }
  }

  private mutating func append(_ list: [SIMD4<Float>]) {
    // Draws share the edges of a path with it: what is in the same memory is the same.
    let storage = list.withUnsafeBufferPointer(\.baseAddress)
    if let known = storage.flatMap({ listsByStorage[$0] }) {
      firsts.append(known)
      return
    }
    if let storage { listsByStorage[storage] = indexedCount }
    firsts.append(indexedCount)
    lists.append(list)
    indexedCount += list.count
  }

  /// The contents of the block.
  ///
  /// - Parameter target: The pass that it is drawn in.
  func uniforms(in target: Pass) -> [Float] {
    if places.count == 1 { return first.uniforms(in: target) }
    let quads = places.count * (Draw.headVectors + first.values.vectorCount)
    var floats: [Float] = []
    floats.reserveCapacity((quads + indexedCount) * 4)
    for (place, first) in zip(places, firsts) {
      pass[place].appendQuad(to: &floats, in: target, firstIndexed: quads + first)
    }
    for list in lists { floats.append(list) }
    return floats
  }
}

nonisolated extension Draw {
  /// Whether the program of another draw draws it, with the same textures and in the same way.
  fileprivate func differsInNumbersOnly(from other: Draw) -> Bool {
    guard case .paint(let paint, _) = content, case .paint(let otherPaint, _) = other.content
    else { return false }
    return values.vectorCount == other.values.vectorCount && blending == other.blending
      && isSpecialized == other.isSpecialized && textures == other.textures
      && paint == otherPaint && !paint.hasCall { !$0.unitSpaces.isEmpty }
  }
}
