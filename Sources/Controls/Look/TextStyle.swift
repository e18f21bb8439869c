package import Layers
internal import Typesetting

/// How a piece of text looks in a control or an overlay. Digits have one width.
package struct TextStyle: Sendable, Hashable {
  package var size: Double
  package var isStrong: Bool
  package var color: Color

  package init(size: Double, isStrong: Bool = false, color: Color) {
    self.size = size
    self.isStrong = isStrong
    self.color = color
  }

  // Over a picture
  package static let label = TextStyle(size: 13, color: .white.opacity(0.92))
  package static let value = TextStyle(size: 13, isStrong: true, color: .white)
  package static let faint = TextStyle(size: 12, color: .white.opacity(0.55))

  // In a panel
  package static let plain = TextStyle(size: 12, color: .white.opacity(0.90))
  package static let quiet = TextStyle(size: 12, color: .white.opacity(0.50))
  package static let small = TextStyle(size: 10.5, color: .white.opacity(0.50))
  package static let title = TextStyle(size: 14, isStrong: true, color: .white.opacity(0.96))

  package func colored(_ color: Color) -> TextStyle {
    TextStyle(size: size, isStrong: isStrong, color: color)
  }

  var font: Font { Font(size: size, weight: isStrong ? .semibold : .regular).monospacedDigit() }
}
