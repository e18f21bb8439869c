package import Layers

/// The picture of a switch between off and on.
///
/// ```swift
/// SwitchFace.platform.children(position: 0.5)  // halfway
/// ```
///
/// It takes no events: whoever shows it says where its knob is.
package struct SwitchFace: Sendable, Hashable {
  package let track: Size
  /// Width of the knob.
  let knob: Double
  let unlit: Color
  let lit: Color
  let knobColor: Color

  /// The platform's: 51 × 31 points, green.
  package static let platform = SwitchFace(
    track: Size(width: 51, height: 31), knob: 27, unlit: Color(hex: "39393D"),
    lit: .system(.green, in: .dark), knobColor: .white)

  /// The one of a row in a panel.
  package static let small = SwitchFace(
    track: Size(width: 32, height: 18), knob: 14, unlit: .white.opacity(0.15),
    lit: Look.accent.opacity(0.92), knobColor: Look.knob)

  /// - Parameter position: Of the knob: 0 left, 1 right; a spring may take it further.
  package func children(position: Double) -> [Layer.Child] {
    let isLit = min(max(position, 0), 1)
    let gap = (track.height - knob) / 2
    return [
      Layer.Child(Layer(size: track, .capsule, fill: .color(unlit))),
      Layer.Child(Layer(size: track, .capsule, fill: .color(lit.opacity(isLit)))),
      Layer.Child(
        Layer(size: Size(width: knob, height: knob), .circle, fill: .color(knobColor)),
        at: Point(x: gap + position * (track.width - track.height), y: gap)),
    ]
  }
}
