internal import Layers
internal import OpenGL

/// The textures that units read.
extension Renderer {
  /// The contents of a texture unit.
  enum Unit {
    case image(Shared<Texture>, Sampling)
    case cube(Shared<CubeTexture>, Sampling)
    case framebuffer(Shared<Framebuffer>, Sampling)
    case elements(Shared<BufferTexture>)
    case nothing
  }

  /// Returns the contents of a draw's texture units, in order.
  ///
  /// - Parameters:
  ///   - textures: What the passes of the plan drew, by their indices.
  ///   - drawing: In a simulation, what one of its passes drew.
  func units(
    of draw: Draw, reading textures: [Int: Shared<Framebuffer>],
    _ drawing: (Simulation.Drawing) -> Shared<Framebuffer>? = { _ in nil }
  ) throws(DrawingError) -> [Unit] {
    try draw.textures.map { texture throws(DrawingError) in
      switch texture.source {
      case .image(let image): .image(caches.texture(of: image), texture.sampling)
      // Outside of a simulation there are no frames.
      case .framedImage(let image): .image(caches.texture(of: image.image), texture.sampling)
      case .cube(let image): .cube(caches.texture(of: image), texture.sampling)
      case .pass(let index):
        textures[index].map { .framebuffer($0, texture.sampling) } ?? .nothing
      case .bufferTexture(let floats, let components):
        .elements(caches.bufferTexture(of: floats, components: components))
      case .simulation(let plan):
        .framebuffer(try run(plan, reading: textures), texture.sampling)
      case .drawing(let source):
        drawing(source).map { .framebuffer($0, texture.sampling) } ?? .nothing
      }
    }
  }

  /// Runs `body` with `units` bound, from texture unit `unit` on.
  func bind(_ units: ArraySlice<Unit>, unit: Int, _ body: () -> Void) {
    guard let first = units.first else { return body() }
    func next() { bind(units.dropFirst(), unit: unit + 1, body) }
    func sampled(_ sampling: Sampling, _ texture: borrowing Texture) {
      texture.bound(to: unit) {
        guard sampling != .standard else { return next() }
        caches.sampler(sampling).object.bound(to: unit) { next() }
      }
    }
    switch first {
    case .image(let image, let sampling): sampled(sampling, image.object)
    case .framebuffer(let target, let sampling): sampled(sampling, target.object.texture)
    case .cube(let cube, let sampling):
      cube.object.bound(to: unit) {
        guard sampling != .standard else { return next() }
        caches.sampler(sampling).object.bound(to: unit) { next() }
      }
    case .elements(let elements): elements.object.bound(to: unit) { next() }
    case .nothing: next()
    }
  }
}
