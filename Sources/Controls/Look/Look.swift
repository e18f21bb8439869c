package import Layers

/// Sizes, in points, and colors of controls: the one place that says how they look.
package enum Look {
  /// Between a panel's edge and its texts; the reset glyph stands in the left one.
  static let inset = 20.0
  /// The same where there is little room.
  static let narrowInset = 18.0
  static let headerHeight = 50.0
  static let rowHeight = 28.0
  static let groupIndent = 12.0
  /// Height of menus, wells and fields.
  static let fieldHeight = 22.0
  static let fieldRadius = 6.0
  static let buttonHeight = 28.0
  /// Room of the mark beside the label of a button that opens a menu.
  static let buttonMarkWidth = 14.0
  static let itemHeight = 26.0
  /// Between the lines of a menu that are parted by a hairline.
  static let menuGroupGap = 9.0
  /// Between a line's label and what is at its end, at least.
  static let menuDetailGap = 24.0
  /// Between the edge of a field and its text.
  static let fieldInset = 8.0
  static let gap = 12.0
  /// A panel is at least this wide, and a track of a slider.
  static let leastWidth = 300.0
  static let leastTrack = 92.0
  static let trackHeight = 4.0
  static let grabRadius = 6.0
  static let padHeight = 88.0
  static let plotHeight = 104.0
  static let graphHeight = 68.0

  /// Between a menu's edge and its labels, with room for a mark before the chosen one.
  static func menuInset(hasMarks: Bool) -> Double { hasMarks ? 30 : 16 }

  package static func white(_ opacity: Double) -> Color { .white.opacity(opacity) }

  /// The teal of the button's strings.
  package static let accent = Color(hex: "7BD4DA")
  static let ground = Color(hex: "121217")
  /// Menus and notes lie over rows and must hide them.
  static let raised = Color(hex: "1E1E25")
  static let rim = white(0.12)
  static let field = white(0.07)
  static let hoveredField = white(0.11)
  static let track = white(0.13)
  static let knob = Color(hex: "F2F5F6")
  package static let problem = Color(hex: "FF9A8B")

  /// Parts of a graph, in order; they differ in lightness as well as in hue.
  static let parts = ["7BD4DA", "4591AE", "8A8FDB", "5F5C9E", "D3A3B8", "E4CFA6"]
    .map { Color(hex: $0) }
}
