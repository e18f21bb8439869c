internal import Files

/// Random numbers that are the same for the same seed, kind and index: an input is made again from
/// its number alone.
///
/// ```swift
/// var dice = Dice(seed: 7, stream: "metal.tokens", index: 4711)
/// let word = dice.pick(["float", "half"])
/// ```
///
/// Source: SplitMix64 of Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators",
/// OOPSLA 2014.
package struct Dice: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64, stream: String = "", index: Int = 0) {
    state = seed ^ fnv1a(stream.utf8)  // Streams differ in all bits
    state = next() ^ UInt64(truncatingIfNeeded: index)
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to below `count`, which is at least 1.
  package mutating func roll(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Whether one of `count` happens.
  package mutating func oneIn(_ count: Int) -> Bool { roll(count) == 0 }

  /// One of `items`, which are not empty.
  package mutating func pick<Item>(_ items: [Item]) -> Item { items[roll(items.count)] }
}
