package import Layers
package import OpenGL
internal import ShaderTranslation

/// Draws frame plans with the OpenGL context that is current.
///
/// ```swift
/// let renderer = try Renderer(library: .builtIn())
/// try renderer.draw(Planner.plan(layer, transform: fit, pixelWidth: 720, pixelHeight: 320, background: .black))
/// ```
///
/// Programs are kept by the structure of their paint and images by their identity: a frame that differs from the one before only
/// in its numbers compiles and uploads nothing. It owns no window and no framebuffer.
package final class Renderer {
  package let driver: DriverDescription
  package private(set) var counts = RenderCounts()
  private let stitcher: Stitcher
  private let quads: QuadDrawer
  private var programs: [ProgramKey: StitchedProgram] = [:]
  private var textures: [ObjectIdentifier: ImageTexture] = [:]

  private struct ProgramKey: Hashable {
    let paint: Paint
    let valueVectors: Int
    let imageCount: Int
  }

  /// Frames after which an image that is no longer drawn leaves the GPU.
  private static let imageLifetime = 120

  /// - Throws: `GraphicsError.tooOld` when the context has less than OpenGL 3.3.
  package init(library: ShaderLibrary) throws(GraphicsError) {
    driver = try DriverDescription()
    // One vector is for `position`; 14 is what every OpenGL 3.3 has left (60 components, 4 of them for it).
    stitcher = Stitcher(
      library: library, maxFlatVectors: min(14, driver.maxVaryingVectors - 1))
    quads = QuadDrawer()
  }

  /// Draws `plan` into the framebuffer that is bound.
  ///
  /// - Throws: A `Diagnostic` for a shader function that does not exist, or `GraphicsError.programRejected` when the
  ///   driver refuses a program; nothing of the frame after the failing quad is drawn.
  package func draw(_ plan: FramePlan) throws {
    counts.frames += 1
    quads.setViewport(pixelWidth: plan.pixelWidth, pixelHeight: plan.pixelHeight)
    if let ground = plan.background {
      quads.clear(
        red: ground.red * ground.opacity, green: ground.green * ground.opacity,
        blue: ground.blue * ground.opacity, alpha: ground.opacity)
    }
    for draw in plan.draws { try self.draw(draw, in: plan) }
    forgetUnusedImages()
  }

  /// Waits until everything drawn so far is on the screen or in its framebuffer.
  package func finish() { quads.finish() }

  private func draw(_ draw: Draw, in plan: FramePlan) throws {
    let vectors = draw.values.vectors
    let program = try program(
      for: ProgramKey(
        paint: draw.paint, valueVectors: vectors.count / 4, imageCount: draw.images.count))
    let units = draw.images.map { texture(of: $0) }
    counts.draws += 1
    program.draw(values: Self.head(of: draw, in: plan) + vectors) {
      bind(units[...], unit: 0) { quads.drawQuad(blending: .premultipliedOver) }
    }
  }

  private func program(for key: ProgramKey) throws -> StitchedProgram {
    if let program = programs[key] { return program }
    let source = try stitcher.source(
      for: key.paint, valueVectors: key.valueVectors, imageCount: key.imageCount)
    let program = try StitchedProgram(
      source: source, imageCount: key.imageCount, label: source.files.dropFirst(6).joined())
    programs[key] = program
    counts.programs += 1
    return program
  }

  private func texture(of image: Image) -> ImageTexture {
    if let texture = textures[ObjectIdentifier(image)] {
      texture.lastFrame = counts.frames
      return texture
    }
    let texture = ImageTexture(image: image, frame: counts.frames)
    textures[ObjectIdentifier(image)] = texture
    counts.textures += 1
    return texture
  }

  private func forgetUnusedImages() {
    guard textures.values.contains(where: { isUnused($0) }) else { return }
    textures = textures.filter { !isUnused($0.value) }
  }

  private func isUnused(_ texture: ImageTexture) -> Bool {
    counts.frames - texture.lastFrame > Self.imageLifetime
  }

  private func bind(_ textures: ArraySlice<ImageTexture>, unit: Int, _ body: () -> Void) {
    guard let first = textures.first else { return body() }
    first.texture.bound(to: unit) { bind(textures.dropFirst(), unit: unit + 1, body) }
  }

  /// Bounds of the quad, and the map from user space to clip space: the one place where y turns up.
  private static func head(of draw: Draw, in plan: FramePlan) -> [Float] {
    let toClip = AffineTransform(
      a: 2 / Double(plan.pixelWidth), b: 0, c: 0, d: -2 / Double(plan.pixelHeight), tx: -1, ty: 1)
    let t = draw.transform.followed(by: toClip)
    let b = draw.bounds
    return [b.minX, b.minY, b.maxX, b.maxY, t.a, t.b, t.c, t.d, t.tx, t.ty, 0, 0].map(Float.init)
  }
}
