internal import OpenGL

/// A picture of a few pixels that a unit reads in place of another texture, as it would read that:
/// for draws that are tried, and for those that only have a program compiled.
nonisolated struct StandInTexture {
  private enum Texture {
    case picture(Shared<OpenGL.Texture>)
    case cube(Shared<CubeTexture>)
    case elements(Shared<BufferTexture>)
  }

  private let texture: Texture
  private let sampler: Shared<Sampler>?

  init(_ sampler: SampledTexture) {
    self.sampler = sampler.sampling == .standard ? nil : Shared(Sampler(sampler.sampling))
    switch sampler.type {
    case "samplerBuffer":
      texture = .elements(Shared(BufferTexture([0.2, 0.5, 0.8, 1], components: 1, label: "probe")))
    case "samplerCube":
      let faces = (0..<6).map { [UInt8](repeating: UInt8(40 * $0), count: 3) + [255] }
      let side = sampler.hasPowerOfTwoWidth ? 1 : 3
      texture = .cube(
        Shared(
          CubeTexture(
            side: side,
            faces: faces.map { face in (0..<side * side).flatMap { _ in face } }, label: "probe")))
    default: texture = .picture(Shared(Self.picture(sampler)))
    }
  }

  /// A few colors, some of them not opaque.
  private static func picture(_ sampler: SampledTexture) -> OpenGL.Texture {
    let width = sampler.hasPowerOfTwoWidth ? 4 : 3
    let height = sampler.hasPowerOfTwoHeight ? 4 : 3
    let colors: [[UInt8]] = [
      [40, 80, 120, 255], [200, 160, 90, 255], [0, 0, 0, 0], [20, 20, 20, 20], [255, 0, 0, 255],
      [255, 255, 255, 255], [30, 60, 30, 60], [0, 90, 0, 90], [0, 0, 255, 255],
    ]
    let bytes = (0..<width * height).flatMap { colors[$0 % colors.count] }
    switch sampler.format {
    case .bytes:
      return OpenGL.Texture(pixelWidth: width, pixelHeight: height, pixels: bytes, label: "probe")
    case .floats:
      return OpenGL.Texture(
        pixelWidth: width, pixelHeight: height, floats: bytes.map { Float($0) / 255 },
        label: "probe")
    }
  }

  /// Runs `body` with `units` bound, from texture unit `unit` on.
  static func bind(_ units: ArraySlice<StandInTexture>, unit: Int = 0, _ body: () -> Void) {
    guard let first = units.first else { return body() }
    func sampled() {
      func next() { bind(units.dropFirst(), unit: unit + 1, body) }
      if let sampler = first.sampler { sampler.object.bound(to: unit, next) } else { next() }
    }
    switch first.texture {
    case .picture(let picture): picture.object.bound(to: unit, sampled)
    case .cube(let cube): cube.object.bound(to: unit, sampled)
    case .elements(let elements): elements.object.bound(to: unit, sampled)
    }
  }
}
