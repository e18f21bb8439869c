/// The same bytes for the same seed (xorshift64, Marsaglia 2003).
struct SeededBytes {
  private var state: UInt64

  init(seed: UInt64) {
    precondition(seed != 0, "xorshift stays at 0")
    state = seed
  }

  mutating func next() -> UInt8 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return UInt8(truncatingIfNeeded: state >> 32)
  }
}
