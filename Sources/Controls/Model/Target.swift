/// A part of a panel that the pointer or the keyboard can be at.
package struct Target: Sendable, Hashable {
  /// Of a row, a group, a button; unique in the panel.
  package var name: String
  package var part: Part

  package init(_ name: String, _ part: Part = .body) {
    self.name = name
    self.part = part
  }

  package enum Part: Sendable, Hashable {
    /// The control itself: a track, a pad, a menu's field, a switch, a button, a group's line.
    case body
    /// Label before it.
    case label
    /// The field of a number, counted from 0.
    case field(Int)
    /// The glyph that lets a held value go.
    case reset
    /// A choice of an open menu, an element of a list, or a tile.
    case item(Int)
    /// Removes a tile.
    case remover(Int)
    /// Adds an element to a list, or removes the last one.
    case add, remove
    /// The surfaces of an open picker, and its text field.
    case shade, hue, opacity, hex
    /// Empties a search field.
    case clear
    case scrollBar
  }

  /// Motion of a switch or a group that turns.
  static func turn(of name: String) -> Target { Target(name, .field(0)) }

  /// The search field at the top of a panel.
  static let search = Target("search field")
  static let scrollBar = Target("scroll bar", .scrollBar)
}
