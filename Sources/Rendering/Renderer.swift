package import Files
internal import Layers
package import OpenGL
internal import ShaderTranslation

/// Draws frame plans with the OpenGL context that is current.
///
/// ```swift
/// let renderer = try Renderer(library: .builtIn())
/// try renderer.draw(Planner.plan(layer, transform: fit, pixelWidth: 720, pixelHeight: 320, background: .black))
/// ```
///
/// Programs are cached by the structure of their paint, images by their identity and textures of
/// passes by what they show or by their size: a frame that differs from the one before only in its
/// uniform values compiles, uploads and allocates nothing. It owns no window, and finds nothing out
/// about what frames have in common: see `FrameHistory`.
package final class Renderer {
  package let driver: DriverDescription
  let programs: ProgramStore
  let quads: QuadDrawer
  private var images: [ObjectIdentifier: ImageTexture] = [:]
  private let timer = PassTimer()
  private var measuring = false
  private let passTextures: PassTextures
  private let numbers = NumberTextures()
  let values: FrameValues
  private var samplers: [Sampling: KeptSampler] = [:]
  var simulations: [String: SimulationState] = [:]
  private let keptPasses = KeptPasses()
  private var imageCount = 0
  var drawCount = 0
  var passCount = 0
  private var pixelCount = 0
  /// The pixels that the pass being drawn may change, if not all.
  private var scissor: PixelRect?
  var frame = 0 { didSet { programs.frame = frame } }

  /// Frames after which what is no longer drawn leaves the GPU.
  private static let lifetime = 120

  /// - Parameters:
  ///   - library: The shader functions that layers may name.
  ///   - format: What pictures store of a color: with `.floats`, what shader functions return is
  ///     not clamped.
  ///   - readsUniforms: Whether shader functions read each argument as a uniform, as in viewers
  ///     that run them unchanged; else arguments travel in the way that costs least. Its plans are
  ///     made without specialization.
  ///   - isSoftware: Whether programs are written for a renderer on the processor; as the driver
  ///     says if left out.
  ///   - cache: Where programs are stored as the driver made them; `nil` compiles each again.
  /// - Throws: `GraphicsError.tooOld` when the context has less than OpenGL 3.3.
  package init(
    library: ShaderLibrary, format: PixelFormat = .bytes, readsUniforms: Bool = false,
    isSoftware: Bool? = nil, cache: CacheFolder? = nil
  ) throws(GraphicsError) {
    driver = try DriverDescription()
    // Two vectors are for the place; 13 is what every OpenGL 3.3 has left (60 components, 8 of them
    // for it).
    let stitcher = Stitcher(
      library: library, format: format,
      maxFlatVectors: min(13, driver.maxVaryingVectors - 2), readsUniforms: readsUniforms,
      isSoftware: isSoftware ?? driver.isSoftware)
    programs = ProgramStore(
      stitcher: stitcher,
      cache: cache.map { [driver] in ProgramCache(folder: $0, driver: driver) })
    quads = QuadDrawer()
    values = FrameValues()
    passTextures = PassTextures(format: format)
  }

  /// Adds shader functions by the names that layers call them by, or replaces them.
  package func add(_ functions: [String: ShaderLibrary.Function]) {
    programs.add(functions)
    forgetPasses()
  }

  /// Takes shader functions out, and with them the programs they are in.
  package func remove(_ names: Set<String>) {
    programs.remove(names)
    forgetPasses()
  }

  /// Kept passes may look different by other functions.
  private func forgetPasses() {
    for target in keptPasses.takeAll() { passTextures.giveBack(target, frame: frame) }
  }

  /// Counts the changes of the shader functions: the same plan may look different after one.
  package var generation: Int { programs.generation }

  /// How often something was made and drawn so far.
  package var counts: RenderCounts {
    var counts = RenderCounts()
    counts.programs = programs.compiled
    counts.restored = programs.restored
    counts.ahead = programs.madeAhead
    counts.textures = imageCount + passTextures.made + numbers.made
    counts.uploads = values.uploads
    counts.draws = drawCount
    counts.passes = passCount
    counts.pixels = pixelCount
    counts.frames = frame
    return counts
  }

  /// Framebuffers of passes that are there now, lent or not.
  var passTextureCount: Int { passTextures.freeCount + keptPasses.count }

  /// GPU times of the passes of the last measured frame that the driver has answered for; empty without timer queries.
  package var passTimes: [PassTime] { timer.times }

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
  ) throws {
    self.measuring = measuring
    defer { if measuring { timer.endFrame() } }
    frame += 1
    let whole = PixelRect(pixelWidth: plan.pixelWidth, pixelHeight: plan.pixelHeight)
    let damage = damage ?? whole
    // What is not drawn because it is there already is of use all the same.
    for name in plan.simulationNames { simulations[name]?.lastUse = frame }
    let plan = damage == whole ? plan : plan.within(damage)
    let contents = plan.contents
    let kept = contents.map { keptPasses.target(for: $0) }
    let lastUse = plan.lastUses { index in kept.indices.contains(index) && kept[index] != nil }
    for (index, content) in contents.enumerated() where lastUse[index] != nil {
      keptPasses.note(content, frame: frame)
    }
    var targets: [Int: PassTextures.Target] = [:]
    values.begin()
    let blocks = plan.passes.enumerated().map { index, pass in
      lastUse[index] == nil || (kept.indices.contains(index) && kept[index] != nil)
        ? [] : pass.draws.map { values.block(of: $0.numbers(in: pass)) }
    }
    for (index, pass) in plan.passes.enumerated() where lastUse[index] != nil {
      if index == plan.passes.count - 1 {
        pixelCount += damage.pixelWidth * damage.pixelHeight
        scissor = damage == whole ? nil : damage
        defer { scissor = nil }
        try draw(pass, blocks[index], reading: targets)
      } else if let target = kept[index] {
        targets[index] = target
      } else {
        let target = try passTextures.take(
          pixelWidth: pass.textureWidth, pixelHeight: pass.textureHeight)
        try target.framebuffer.bound { try draw(pass, blocks[index], reading: targets) }
        targets[index] = target
      }
      for (read, target) in targets where lastUse[read] ?? index <= index {
        targets[read] = nil
        if !keptPasses.keep(target, showing: contents[read], frame: frame) {
          passTextures.giveBack(target, frame: frame)
        }
      }
    }
    forgetUnused()
  }

  /// Compiles every program that `plan` needs and that is not there yet; draws nothing.
  ///
  /// - Throws: As `draw(_:within:measuring:)`.
  package func prepare(_ plan: FramePlan) throws {
    for draw in plan.allDraws {
      _ = try programs.program(of: draw)
    }
  }

  // MARK: - Programs made ahead

  /// Makes programs beside the frames from now on, where that is asked for.
  package func makePrograms(in context: any BackgroundContext) { programs.make(in: context) }

  /// Whether programs are still being made in the background, refused ones included.
  package var isMakingPrograms: Bool { programs.isMaking }

  /// Whether `plan` can be drawn without making a program.
  ///
  /// - Parameter preparedOnly: Whether only the programs of prepared calls count.
  package func hasPrograms(for plan: FramePlan, preparedOnly: Bool = false) -> Bool {
    programs.hasPrograms(for: plan.allDraws, preparedOnly: preparedOnly)
  }

  /// Begins to make the programs that `plan` lacks, where there is a background to make them in; once each.
  ///
  /// - Returns: Whether some of them are on their way.
  @discardableResult
  package func makeInBackground(_ plan: FramePlan) -> Bool {
    programs.makeInBackground(plan.allDraws)
  }

  // MARK: - Draws

  /// Waits until everything drawn so far is on the screen or in its framebuffer.
  package func finish() { quads.finish() }

  private func draw(
    _ pass: Pass, _ blocks: [FrameValues.Block], reading targets: [Int: PassTextures.Target]
  ) throws {
    passCount += 1
    guard measuring else { return try drawUnmeasured(pass, blocks, reading: targets) }
    try timer.measure(pass) { try drawUnmeasured(pass, blocks, reading: targets) }
  }

  private func drawUnmeasured(
    _ pass: Pass, _ blocks: [FrameValues.Block], reading targets: [Int: PassTextures.Target]
  ) throws {
    quads.setViewport(pixelWidth: pass.pixelWidth, pixelHeight: pass.pixelHeight)
    if let ground = pass.background {
      scissored(pass) {
        quads.clear(
          red: ground.red * ground.opacity, green: ground.green * ground.opacity,
          blue: ground.blue * ground.opacity, alpha: ground.opacity)
      }
    }
    for (draw, block) in zip(pass.draws, blocks) {
      drawCount += 1
      let program = try programs.program(of: draw)
      switch draw.content {
      case .paint:
        let units = try draw.textures.map { try unit(for: $0, reading: targets, nil) }
        program.draw(block, of: values) {
          bind(units[...], unit: 0) {
            scissored(pass) { quads.drawQuad(blending: Blending(draw.blending)) }
          }
        }
      case .mesh(let mesh, _):
        program.draw(block, of: values) {
          scissored(pass) {
            quads.drawTriangles(
              vertices: MeshVectors.squares * MeshVectors.squares * 6,
              instances: (mesh.width - 1) * (mesh.height - 1), blending: Blending(draw.blending))
          }
        }
      }
    }
  }

  /// Runs `body`, which draws for `pass` and nothing else.
  private func scissored(_ pass: Pass, _ body: () -> Void) {
    guard let scissor else { return body() }
    quads.scissored(
      x: scissor.left, y: pass.pixelHeight - scissor.bottom, pixelWidth: scissor.pixelWidth,
      pixelHeight: scissor.pixelHeight, body)
  }

  // MARK: - Textures

  enum Unit {
    case image(ImageTexture, Sampling)
    case framebuffer(PassTextures.Target, Sampling)
    case numbers(NumberTextures.Entry)
    case nothing
  }

  func bind(_ units: ArraySlice<Unit>, unit: Int, _ body: () -> Void) {
    guard let first = units.first else { return body() }
    func next() { bind(units.dropFirst(), unit: unit + 1, body) }
    func sampled(_ sampling: Sampling, _ texture: borrowing Texture) {
      texture.bound(to: unit) {
        guard sampling != .standard else { return next() }
        sampler(for: sampling).sampler.bound(to: unit) { next() }
      }
    }
    switch first {
    case .image(let image, let sampling): sampled(sampling, image.texture)
    case .framebuffer(let target, let sampling): sampled(sampling, target.framebuffer.texture)
    case .numbers(let entry): entry.texture.bound(to: unit) { next() }
    case .nothing: next()
    }
  }

  func unit(
    for texture: Draw.Texture, reading targets: [Int: PassTextures.Target],
    _ buffers: ((_ pass: Int, _ isPrevious: Bool) -> PassTextures.Target?)?
  ) throws -> Unit {
    switch texture.source {
    case .image(let image): return .image(self.texture(of: image), texture.sampling)
    case .pass(let index):
      return targets[index].map { .framebuffer($0, texture.sampling) } ?? .nothing
    case .numbers(let floats, let components):
      return .numbers(numbers.texture(of: floats, components: components, frame: frame))
    case .simulation(let plan):
      return .framebuffer(try run(plan, reading: targets), texture.sampling)
    case .buffer(let pass, let isPrevious):
      return buffers?(pass, isPrevious).map { .framebuffer($0, texture.sampling) } ?? .nothing
    }
  }

  private func sampler(for sampling: Sampling) -> KeptSampler {
    if let known = samplers[sampling] { return known }
    let sampler = KeptSampler(sampling)
    samplers[sampling] = sampler
    return sampler
  }

  private func texture(of image: Image) -> ImageTexture {
    if let texture = images[ObjectIdentifier(image)] {
      texture.lastFrame = frame
      return texture
    }
    let texture = ImageTexture(image: image, frame: frame)
    images[ObjectIdentifier(image)] = texture
    imageCount += 1
    return texture
  }

  /// Gives up images and kept passes that have not been shown for a while.
  private func forgetUnused() {
    let oldest = frame - Self.lifetime
    numbers.forget(before: oldest)
    for (name, state) in simulations where state.lastUse < oldest { simulations[name] = nil }
    programs.forgetUnused()
    for (key, image) in images where image.lastFrame < oldest { images[key] = nil }
    for target in keptPasses.takeUnused(frame: frame) {
      passTextures.giveBack(target, frame: frame)
    }
    passTextures.forgetUnused(frame: frame)
  }
}
