/// What becomes of the color a dialect's function leaves, as a GLSL expression of `color`.
enum ResultForm {
  /// A buffer's value as it is.
  case raw
  /// Kept to 0…1, as bytes are.
  case clamped
  /// The picture, alpha 1.
  case opaque
  /// The picture, premultiplied: no component is larger than alpha.
  case premultiplied

  var expression: String {
    // What is no number is 0.
    let number = "mix(color, vec4(0.0), isnan(color))"
    return switch self {
    case .raw: "color"
    case .clamped: "clamp(\(number), 0.0, 1.0)"
    case .opaque: "vec4(clamp(\(number).rgb, 0.0, 1.0), 1.0)"
    case .premultiplied: "clamp(min(\(number), \(number).aaaa), 0.0, 1.0)"
    }
  }
}
