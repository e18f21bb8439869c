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
    // What is no number is 0: max returns its second argument only where that is larger.
    switch self {
    case .raw: "color"
    case .clamped: "min(max(vec4(0.0), color), 1.0)"
    case .opaque: "vec4(min(max(vec3(0.0), color.rgb), 1.0), 1.0)"
    case .premultiplied: "min(max(vec4(0.0), color), min(max(0.0, color.a), 1.0))"
    }
  }
}
