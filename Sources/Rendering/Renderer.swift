package import Files
internal import Layers
package import OpenGL

/// Draws frame plans with the OpenGL context that is current.
///
/// ```swift
/// // given layer: Layer, fit: AffineTransform
/// let renderer = try Renderer(library: .builtIn())
/// let plan = Planner.plan(
///   layer, transform: fit, pixelWidth: 720, pixelHeight: 320, background: .black)
/// try renderer.draw(plan)
/// ```
///
/// Programs are cached by the structure of their paint, images by their identity and textures of
/// passes by what they show or by their size: a frame that differs from the one before only in its
/// uniform values compiles, uploads and allocates nothing. It owns no window, and finds nothing out
/// about what frames have in common: see `FrameHistory`.
package final class Renderer {
  package let driver: DriverDescription
  /// How pictures store a color.
  let format: PixelFormat
  let programs: ProgramStore
  let quads: QuadDrawer
  private let patches: GridDrawer
  let uniforms: UniformBlocks
  var caches: RendererCaches
  private let timer = PassTimer()
  private var measuring = false
  /// Vectors of numbers from which on draws are not joined, because a program reads some of them in
  /// its fragment stage.
  private let mostBatchedValues: Int
  /// Counts of what was drawn so far; what was made is counted where it is made.
  private(set) var drawn = RenderCounts()
  /// The pixels that the pass being drawn may change, if not all.
  private var scissor: PixelRect?

  /// - Parameters:
  ///   - library: The shader functions that layers may name.
  ///   - format: What pictures store of a color: with `.floats`, what shader functions return is
  ///     not clamped.
  ///   - readsUniforms: Whether shader functions read each argument as a uniform, as in viewers
  ///     that run them unchanged; else arguments travel in the way that costs least. Its plans are
  ///     made without specialization.
  ///   - hoists: Whether what functions compute that is the same for every pixel is computed once a
  ///     draw; not with `readsUniforms`.
  ///   - isSoftware: Whether programs are written for a renderer on the processor; as the driver
  ///     says if left out.
  ///   - cache: Where programs are stored as the driver made them; `nil` compiles each again.
  /// - Throws: `GraphicsError.tooOld` when the context has less than OpenGL 3.3.
  package init(
    library: ShaderLibrary, format: PixelFormat = .bytes, readsUniforms: Bool = false,
    hoists: Bool = true, isSoftware: Bool? = nil, cache: CacheFolder? = nil
  ) throws(GraphicsError) {
    driver = try DriverDescription()
    self.format = format
    if driver.isSoftware { Quirks.keepFreedMemory() }
    // Two vectors are for the place.
    let maxFlatVectors = min(Draw.mostFlatVectors, driver.maxVaryingVectors - 2)
    mostBatchedValues = readsUniforms ? -1 : maxFlatVectors
    let stitcher = Stitcher(
      library: library, format: format, maxFlatVectors: maxFlatVectors,
      readsUniforms: readsUniforms,
      isSoftware: isSoftware ?? driver.isSoftware)
    programs = ProgramStore(
      stitcher: stitcher, hoists: hoists && !readsUniforms,
      cache: cache.map { [driver] in ProgramCache(folder: $0, driver: driver) })
    quads = QuadDrawer()
    patches = GridDrawer(side: MeshVectors.squares)
    uniforms = UniformBlocks()
    caches = RendererCaches(format: format, maxTextureSide: driver.maxTextureSide)
  }

  /// Is called with what only a user who asks for details wants to know: that a program is another
  /// one than was meant.
  package var report: (String) -> Void {
    get { programs.report }
    set { programs.report = newValue }
  }

  /// Adds shader functions by the names that layers call them by, or replaces them.
  package func add(_ functions: [String: ShaderLibrary.Function]) {
    programs.add(functions)
    // Cached passes may look different by other functions.
    caches.passTextures.forgetContents()
  }

  /// Takes shader functions out, and with them the programs they are in.
  package func remove(_ names: Set<String>) {
    programs.remove(names)
    caches.passTextures.forgetContents()
  }

  /// Counts the changes of the shader functions: the same plan may look different after one.
  package var generation: Int { programs.generation }

  /// How often something was made and drawn so far.
  package var counts: RenderCounts {
    var counts = drawn
    counts.programs = programs.compiled
    counts.restored = programs.restored
    counts.ahead = programs.madeAhead
    counts.textures = caches.texturesMade
    counts.uploads = uniforms.uploads
    return counts
  }

  /// GPU times of the passes of the last measured frame that the driver has answered for; empty
  /// without timer queries.
  package var passTimes: [PassTime] { timer.times }

  /// Waits until everything drawn so far is on the screen or in its framebuffer.
  package func finish() { quads.finish() }

  // MARK: - Frames

  /// Draws `plan`: its last pass into the framebuffer that is bound, the others into textures.
  ///
  /// Nothing of the frame after a draw that fails is drawn.
  ///
  /// - Parameters:
  ///   - damage: The pixels that are drawn, if the others show the frame already; all of them if
  ///     left out. What no draw in them reads is not drawn either.
  ///   - measuring: Whether the passes are timed; see `passTimes`.
  package func draw(
    _ plan: FramePlan, within damage: PixelRect? = nil, measuring: Bool = false
  ) throws(DrawingError) {
    self.measuring = measuring
    defer { if measuring { timer.endFrame() } }
    drawn.frames += 1
    // What is not drawn because it is there already is of use all the same.
    for name in plan.simulationNames { caches.simulations.use(name) }
    let whole = PixelRect(pixelWidth: plan.pixelWidth, pixelHeight: plan.pixelHeight)
    let damage = damage ?? whole
    drawn.pixels += damage.pixelWidth * damage.pixelHeight
    let needed = damage == whole ? plan : plan.within(damage)
    scissor = nil
    try drawPasses(of: needed, scissor: damage == whole ? nil : damage)
    caches.endFrame()
    programs.endFrame()
  }

  private func drawPasses(of plan: FramePlan, scissor: PixelRect?) throws(DrawingError) {
    let contents = plan.contents
    var cached: [Int: Shared<Framebuffer>] = [:]
    for (index, content) in contents.enumerated() {
      cached[index] = content.flatMap(caches.passTextures.showing)
    }
    let lastReads = plan.lastUses { cached[$0] != nil }
    for (index, content) in contents.enumerated() where lastReads[index] != nil {
      if let content { caches.passTextures.use(content) }
    }
    uniforms.begin()
    let calls = plan.passes.enumerated().map { index, pass in
      lastReads[index] == nil || cached[index] != nil ? [] : self.calls(of: pass)
    }
    var textures: [Int: Shared<Framebuffer>] = [:]
    for (index, pass) in plan.passes.enumerated() where lastReads[index] != nil {
      if index == plan.passes.count - 1 {
        self.scissor = scissor
        defer { self.scissor = nil }
        try draw(pass, calls[index], reading: textures)
      } else if let known = cached[index] {
        textures[index] = known
      } else {
        textures[index] = try texture(of: pass, calls[index], reading: textures)
      }
      for (read, texture) in textures where lastReads[read] ?? index <= index {
        textures[read] = nil
        if cached[read] == nil {
          caches.passTextures.giveBack(
            texture, showing: plan.isWorthCaching(read) ? contents[read] : nil)
        }
      }
    }
  }

  /// One call of the driver that draws, and its uniform values.
  private typealias Call = (batch: DrawBatch, block: UniformBlocks.Block)

  private func calls(of pass: Pass) -> [Call] {
    DrawBatch.batches(of: pass.draws, mostValues: mostBatchedValues).map {
      ($0, uniforms.block(of: $0.uniforms(in: pass)))
    }
  }

  /// Draws a pass into a texture that is lent.
  private func texture(
    of pass: Pass, _ calls: [Call], reading textures: [Int: Shared<Framebuffer>]
  ) throws(DrawingError) -> Shared<Framebuffer> {
    let texture: Shared<Framebuffer>
    do throws(GraphicsError) {
      texture = try caches.passTextures.take(
        pixelWidth: pass.textureWidth, pixelHeight: pass.textureHeight)
    } catch {
      throw .graphics(error)
    }
    try texture.object.bound { () throws(DrawingError) in
      try draw(pass, calls, reading: textures)
    }
    return texture
  }

  // MARK: - Passes

  private func draw(
    _ pass: Pass, _ calls: [Call], reading textures: [Int: Shared<Framebuffer>]
  ) throws(DrawingError) {
    drawn.passes += 1
    guard measuring else { return try drawUnmeasured(pass, calls, reading: textures) }
    try timer.measure(pass) { () throws(DrawingError) in
      try drawUnmeasured(pass, calls, reading: textures)
    }
  }

  private func drawUnmeasured(
    _ pass: Pass, _ calls: [Call], reading textures: [Int: Shared<Framebuffer>]
  ) throws(DrawingError) {
    quads.setViewport(pixelWidth: pass.pixelWidth, pixelHeight: pass.pixelHeight)
    if let color = pass.background {
      scissored(pass) {
        quads.clear(
          red: color.red * color.opacity, green: color.green * color.opacity,
          blue: color.blue * color.opacity, alpha: color.opacity)
      }
    }
    for (batch, block) in calls {
      let draw = batch.first
      let program = try programs.program(of: draw)
      let units = try units(of: draw, reading: textures)
      drawn.draws += batch.places.count
      drawn.calls += 1
      program.draw(block, of: uniforms) {
        bind(units[...], unit: 0) { scissored(pass) { drawShapes(of: batch) } }
      }
    }
  }

  /// Draws the quads or the mesh of a batch with the program in use.
  private func drawShapes(of batch: DrawBatch) {
    let blending = Blending(batch.first.blending)
    switch batch.first.content {
    case .paint: quads.drawQuads(batch.places.count, blending: blending)
    case .mesh(let mesh, _): patches.draw(instances: mesh.patchCount, blending: blending)
    }
  }

  /// Runs `body`, which draws for `pass` and nothing else.
  private func scissored(_ pass: Pass, _ body: () -> Void) {
    guard let scissor else { return body() }
    quads.scissored(
      x: scissor.left, y: pass.pixelHeight - scissor.bottom, pixelWidth: scissor.pixelWidth,
      pixelHeight: scissor.pixelHeight, body)
  }

  /// Counts a pass of a simulation, and its only draw.
  func countSimulationPass() {
    drawn.passes += 1
    drawn.draws += 1
    drawn.calls += 1
  }
}
