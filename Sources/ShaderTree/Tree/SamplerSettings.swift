/// The settings of a `sampler`, packed into an integer that GLSL code can unpack.
///
/// Bit 0 is linear filtering; bits 1 and 2 how x goes beyond the edge, bits 3 and 4 how y does; bit
/// 5 pixel coordinates.
package struct SamplerSettings {
  package enum Address: Int { case edge, repeated, mirrored, zero }

  package var isLinear = false
  package var x = Address.edge
  package var y = Address.edge
  package var isInPixels = false

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
    (isLinear ? 1 : 0) | x.rawValue << 1 | y.rawValue << 3 | (isInPixels ? 32 : 0)
  }

  /// Applies `["address", "repeat"]`; returns `false` if there is no such setting.
  package mutating func apply(_ path: [String]) -> Bool {
    guard path.count == 2 else { return false }
    switch (path[0], path[1]) {
    case ("filter", "linear"), ("mag_filter", "linear"), ("filter", "bicubic"): isLinear = true
    case ("filter", "nearest"), ("mag_filter", "nearest"): isLinear = false
    case ("min_filter", _), ("mip_filter", _), ("border_color", _), ("compare_func", _),
      ("r_address", _):
      break
    case ("coord", "pixel"): isInPixels = true
    case ("coord", "normalized"): isInPixels = false
    case ("address", let mode), ("s_address", let mode), ("t_address", let mode):
      let modes: [String: Address] = [
        "clamp_to_edge": .edge, "repeat": .repeated, "mirrored_repeat": .mirrored,
        "clamp_to_zero": .zero, "clamp_to_border": .zero,
      ]
      guard let address = modes[mode] else { return false }
      if path[0] != "t_address" { x = address }
      if path[0] != "s_address" { y = address }
    default: return false
    }
    return true
  }
}
