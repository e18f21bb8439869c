/// The settings of a `sampler`, packed into an integer that GLSL code can unpack.
///
/// Bit 0 is linear filtering; bits 1 and 2 how x goes beyond the edge, bits 3 and 4 how y does; bit
/// 5 pixel coordinates; bits 6 and 7 the color of the border.
package struct SamplerSettings {
  package enum Address: Sendable {
    case edge, repeated, mirrored, zero, border

    /// The number in GLSL code. A border has the same as zero, and differs by its color.
    fileprivate var mode: Int {
      switch self {
      case .edge: 0
      case .repeated: 1
      case .mirrored: 2
      case .zero, .border: 3
      }
    }
  }

  package enum BorderColor: Int { case transparentBlack, opaqueBlack, opaqueWhite }

  package var isLinear = false
  package var x = Address.edge
  package var y = Address.edge
  package var isInPixels = false
  package var borderColor = BorderColor.transparentBlack

  package init(
    isLinear: Bool = false, x: Address = Address.edge, y: Address = Address.edge,
    isInPixels: Bool = false
  ) {
    self.isLinear = isLinear
    self.x = x
    self.y = y
    self.isInPixels = isInPixels
  }

  package var code: Int {
    let border = x == .border || y == .border ? borderColor : .transparentBlack
    return (isLinear ? 1 : 0) | x.mode << 1 | y.mode << 3 | (isInPixels ? 32 : 0)
      | border.rawValue << 6
  }

  /// Applies `["address", "repeat"]`; returns `false` if there is no such setting.
  package mutating func apply(_ path: [String]) -> Bool {
    guard path.count == 2 else { return false }
    switch (path[0], path[1]) {
    case ("filter", "linear"), ("mag_filter", "linear"), ("filter", "bicubic"): isLinear = true
    case ("filter", "nearest"), ("mag_filter", "nearest"): isLinear = false
    case ("min_filter", _), ("mip_filter", _), ("compare_func", _), ("r_address", _): break
    case ("border_color", let name):
      guard let color = Self.borderColors[name] else { return false }
      borderColor = color
    case ("coord", "pixel"): isInPixels = true
    case ("coord", "normalized"): isInPixels = false
    case ("address", let mode), ("s_address", let mode), ("t_address", let mode):
      guard let address = Self.addresses[mode] else { return false }
      if path[0] != "t_address" { x = address }
      if path[0] != "s_address" { y = address }
    default: return false
    }
    return true
  }

  private static let addresses: [String: Address] = [
    "clamp_to_edge": .edge, "repeat": .repeated, "mirrored_repeat": .mirrored,
    "clamp_to_zero": .zero, "clamp_to_border": .border,
  ]
  private static let borderColors: [String: BorderColor] = [
    "transparent_black": .transparentBlack, "opaque_black": .opaqueBlack,
    "opaque_white": .opaqueWhite,
  ]
}
