internal import Layers

/// A place in a panel that answers to the pointer, or that the keyboard can be at.
struct HitTarget: Sendable, Hashable {
  let target: Target
  /// In points of the window.
  let rect: Rect
  /// Whether it scrolls with the rows, and is cut off where they are.
  var isInBody = false
  /// Whether the keyboard stops there.
  var isStop = false
  var shape = PointerShape.arrow
  var tooltip = Tooltip("")
}

/// Something in a panel at its place.
struct PlacedItem: Sendable, Hashable {
  let item: Item
  let frame: Rect
  /// Points from the panel's inset.
  let indent: Double
  /// Label before its control.
  var label = ""
  /// Of a group.
  var isOpen = false
}

/// A menu or a picker at its place.
struct PlacedPopup: Sendable, Hashable {
  let frame: Rect
  /// Height of all choices, of which some may be out of sight.
  let contentHeight: Double
  let scroll: Double
  let hitTargets: [HitTarget]
}
