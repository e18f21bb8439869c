/// Kinds of an element, for those who use a screen reader.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32

  public init() { bits = 0 }

  private init(bit: Int) { bits = 1 << bit }

  public static let isButton = AccessibilityTraits(bit: 0)
  public static let isHeader = AccessibilityTraits(bit: 1)
  public static let isSelected = AccessibilityTraits(bit: 2)
  public static let isLink = AccessibilityTraits(bit: 3)
  public static let isSearchField = AccessibilityTraits(bit: 4)
  public static let isImage = AccessibilityTraits(bit: 5)
  public static let playsSound = AccessibilityTraits(bit: 6)
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  public static let isStaticText = AccessibilityTraits(bit: 8)
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  public static let isModal = AccessibilityTraits(bit: 14)
  public static let isToggle = AccessibilityTraits(bit: 15)
  public static let isTabBar = AccessibilityTraits(bit: 16)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(bits | other.bits)
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(bits & other.bits)
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(bits ^ other.bits)
  }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(newMember)
    bits |= newMember.bits
    return common.bits == 0 ? nil : common
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

  private func with(_ bits: UInt32) -> AccessibilityTraits {
    var traits = self
    traits.bits = bits
    return traits
  }
}

/// The way of the elements inside a view to those who use a screen reader.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int

  public static let ignore = AccessibilityChildBehavior(number: 0)
  public static let contain = AccessibilityChildBehavior(number: 1)
  public static let combine = AccessibilityChildBehavior(number: 2)
}

/// A gesture of a screen reader.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  public init(named name: Text) { self.name = "\(name)" }

  private init(_ name: String) { self.name = name }

  public static let `default` = AccessibilityActionKind("default")
  public static let escape = AccessibilityActionKind("escape")
  public static let magicTap = AccessibilityActionKind("magicTap")
}

/// Whether a screen reader asks for more or for less.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// Where a heading stands among others.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
