/// A set of variables of one function: a bit for each, so that unions of large sets are cheap.
struct VariableSet {
  private var words: [UInt64]

  /// - Parameter count: How many variables the function has.
  init(count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  func contains(_ variable: VariableIndex) -> Bool {
    words[variable.position / 64] >> UInt64(variable.position % 64) & 1 == 1
  }

  mutating func insert(_ variable: VariableIndex) {
    words[variable.position / 64] |= 1 << UInt64(variable.position % 64)
  }

  mutating func formUnion(_ other: VariableSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// In the order of their positions.
  var members: [VariableIndex] {
    var found: [VariableIndex] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        found.append(VariableIndex(64 * index + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return found
  }
}
