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
/// Programs are kept by the structure of their paint, images by their identity and textures of passes by their size: a frame
/// that differs from the one before only in its numbers compiles, uploads and allocates nothing. It owns no window.
package final class Renderer {
  package let driver: DriverDescription
  private var stitcher: Stitcher
  private let cache: ProgramCache?
  let quads: QuadDrawer
  private var programs: [ProgramKey: StitchedProgram] = [:]
  private var images: [ObjectIdentifier: ImageTexture] = [:]
  private let timer = PassTimer()
  private var measuring = false
  private let passTextures: PassTextures
  private let numbers = NumberTextures()
  let values: FrameValues
  private var samplers: [Sampling: KeptSampler] = [:]
  var simulations: [String: SimulationState] = [:]
  /// Textures of passes that the next frame may show again.
  private var kept: [Pass: PassTextures.Target] = [:]
  private var programCount = 0
  private var restoredCount = 0
  private var imageCount = 0
  var drawCount = 0
  var passCount = 0
  var frame = 0

  private enum ProgramKey: Hashable {
    /// `capacity` counts the vectors of the block that it reads.
    case paint(Paint, vectors: Int, capacity: Int, samplers: [String])
    case mesh(capacity: Int)
  }

  /// Frames after which what is no longer drawn leaves the GPU.
  private static let lifetime = 120
  /// Programs that are kept however long they have not been used: more than the scenes have, fewer than a person can make
  /// who moves a number that programs are written for.
  private static let keptPrograms = 64

  /// - Parameters:
  ///   - library: The shader functions that layers may name.
  ///   - format: What pictures keep of a color: with `.floats`, what shader functions return is not clamped.
  ///   - readsUniforms: Whether shader functions read each argument as a uniform, as in viewers that run them as they are;
  ///     else arguments travel in the way that costs least.
  ///   - isSoftware: Whether programs are written for a renderer on the processor; as the driver says if left out.
  ///   - cache: Where programs are kept as the driver made them; `nil` compiles each anew.
  /// - Throws: `GraphicsError.tooOld` when the context has less than OpenGL 3.3.
  package init(
    library: ShaderLibrary, format: PixelFormat = .bytes, readsUniforms: Bool = false,
    isSoftware: Bool? = nil, cache: CacheFolder? = nil
  ) throws(GraphicsError) {
    driver = try DriverDescription()
    self.cache = cache.map { [driver] in ProgramCache(folder: $0, driver: driver) }
    // Two vectors are for the place; 13 is what every OpenGL 3.3 has left (60 components, 8 of them for it).
    stitcher = Stitcher(
      library: library, format: format,
      maxFlatVectors: min(13, driver.maxVaryingVectors - 2), readsUniforms: readsUniforms,
      isSoftware: isSoftware ?? driver.isSoftware)
    quads = QuadDrawer()
    values = FrameValues()
    passTextures = PassTextures(format: format)
  }

  /// Adds shader functions by the names that layers call them by, or replaces them.
  package func add(_ functions: [String: ShaderLibrary.Function]) {
    stitcher.library.functions.merge(functions) { _, new in new }
    forgetPrograms(calling: Set(functions.keys))
  }

  /// Takes shader functions out, and with them the programs they are in.
  package func remove(_ names: Set<String>) {
    for name in names { stitcher.library.functions[name] = nil }
    forgetPrograms(calling: names)
  }

  private func forgetPrograms(calling names: Set<String>) {
    for (key, program) in programs where !program.functions.isDisjoint(with: names) {
      programs[key] = nil
    }
  }

  /// How often something was made and drawn so far.
  package var counts: RenderCounts {
    RenderCounts(
      programs: programCount, restored: restoredCount,
      textures: imageCount + passTextures.made + numbers.made,
      uploads: values.uploads, draws: drawCount, passes: passCount, frames: frame)
  }

  /// GPU times of the passes of the last measured frame that the driver has answered for; empty without timer queries.
  package var passTimes: [PassTime] { timer.times }

  /// Draws `plan`: its last pass into the framebuffer that is bound, the others into textures.
  ///
  /// - Throws: A `Diagnostic` for a shader function that does not exist, `RejectedProgram` when the driver refuses a
  ///   program, or `GraphicsError` for a framebuffer; nothing of the frame after the failing draw is drawn.
  ///
  /// - Parameter measuring: Whether the passes are timed; see `passTimes`.
  package func draw(_ plan: FramePlan, measuring: Bool = false) throws {
    self.measuring = measuring
    defer { if measuring { timer.endFrame() } }
    frame += 1
    let lastUse = Self.lastUses(in: plan)
    var targets: [Int: PassTextures.Target] = [:]
    values.begin()
    let blocks = plan.passes.map { pass in
      kept[pass] != nil ? [] : pass.draws.map { values.block(of: Self.values(of: $0, in: pass)) }
    }
    for (index, pass) in plan.passes.enumerated() {
      if index == plan.passes.count - 1 {
        try draw(pass, blocks[index], reading: targets)
      } else if let target = kept[pass] {
        target.lastFrame = frame
        targets[index] = target
      } else {
        let target = try passTextures.take(
          pixelWidth: pass.textureWidth, pixelHeight: pass.textureHeight)
        try target.framebuffer.bound { try draw(pass, blocks[index], reading: targets) }
        targets[index] = target
      }
      for (read, target) in targets where lastUse[read] ?? index <= index {
        targets[read] = nil
        if Self.canBeKept(plan.passes[read]) {
          target.lastFrame = frame
          kept[plan.passes[read]] = target
        } else {
          passTextures.giveBack(target, frame: frame)
        }
      }
    }
    forgetUnused()
  }

  /// Compiles every program that `plan` needs and that is not there yet; draws nothing.
  ///
  /// - Throws: As `draw(_:measuring:)`.
  package func prepare(_ plan: FramePlan) throws {
    for draw in plan.allDraws {
      guard case .paint(let paint, _) = draw.content else { continue }
      _ = try program(of: paint, in: draw)
    }
  }

  /// A pass that reads other passes could look different although it is the same value.
  private static func canBeKept(_ pass: Pass) -> Bool {
    pass.isKept
      && pass.draws.allSatisfy { draw in
        draw.textures.allSatisfy { texture in
          switch texture.source {
          case .image, .numbers: true
          case .pass, .simulation, .buffer: false
          }
        }
      }
  }

  /// Waits until everything drawn so far is on the screen or in its framebuffer.
  package func finish() { quads.finish() }

  /// By pass: the index of the last one that reads it.
  private static func lastUses(in plan: FramePlan) -> [Int: Int] {
    var uses: [Int: Int] = [:]
    for (index, pass) in plan.passes.enumerated() {
      for read in pass.draws.flatMap(\.textures).flatMap(\.passes) { uses[read] = index }
    }
    return uses
  }

  // MARK: - Draws

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
      quads.clear(
        red: ground.red * ground.opacity, green: ground.green * ground.opacity,
        blue: ground.blue * ground.opacity, alpha: ground.opacity)
    }
    for (draw, block) in zip(pass.draws, blocks) {
      drawCount += 1
      switch draw.content {
      case .paint(let paint, _):
        let program = try program(of: paint, in: draw)
        let units = try draw.textures.map { try unit(for: $0, reading: targets, nil) }
        program.draw(block, of: values) {
          bind(units[...], unit: 0) { quads.drawQuad(blending: Blending(draw.blending)) }
        }
      case .mesh(let mesh, _):
        try self.draw(mesh, block)
      }
    }
  }

  func program(of paint: Paint, in draw: Draw) throws -> StitchedProgram {
    let key = ProgramKey.paint(
      paint, vectors: draw.values.vectorCount,
      capacity: ValueBlock.capacity(
        of: Stitcher.headVectors + draw.values.vectorCount + draw.values.indexedCount),
      samplers: draw.textures.map(\.samplerType))
    return try program(for: key) { try StitchedProgram(source(for: paint, of: draw), cache: cache) }
  }

  /// Joins what `paint` needs into the text of a program.
  func source(for paint: Paint, of draw: Draw) throws(Diagnostic) -> Stitcher.Source {
    try stitcher.source(
      for: paint, vectors: draw.values.vectorCount, indexed: draw.values.indexedCount,
      samplers: draw.textures.map(\.samplerType))
  }

  /// All that `values` holds for a draw: transforms, and the numbers of the paint or the mesh.
  static func values(of draw: Draw, in pass: Pass) -> [Float] {
    var floats: [Float] = []
    func append(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
      floats.append(Float(x))
      floats.append(Float(y))
      floats.append(Float(z))
      floats.append(Float(w))
    }
    let there = clipTransform(of: draw, in: pass)
    switch draw.content {
    case .paint(_, let bounds):
      let back = pixelTransform(of: draw, in: pass)
      floats.reserveCapacity(4 * Stitcher.headVectors + draw.values.floatCount)
      append(bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
      append(there.a, there.b, there.c, there.d)
      append(there.tx, there.ty, back.tx, back.ty)
      append(back.a, back.b, back.c, back.d)
      draw.values.append(to: &floats)
    case .mesh(let mesh, let size):
      append(there.a, there.b, there.c, there.d)
      append(there.tx, there.ty, 0, 0)
      append(size.width, size.height, Double(mesh.width), Double(MeshVectors.squares))
      append(mesh.smoothsColors ? 1 : 0, 0, 0, 0)
      floats += MeshVectors(mesh).floats
    }
    return floats
  }

  private func draw(_ mesh: MeshGradient, _ block: FrameValues.Block) throws {
    let capacity = ValueBlock.capacity(of: 4 + 5 * mesh.width * mesh.height)
    let program = try program(for: .mesh(capacity: capacity)) {
      var vertex = try Stitcher.text(at: "Passes/mesh.vert.glsl")
      vertex.replace("//@values", with: ValueBlock.declaration(capacity: capacity))
      let version = "#version 330 core\n"
      return try StitchedProgram(
        vertex: version + vertex,
        fragment: version + Stitcher.text(at: "Passes/mesh.frag.glsl"), label: "mesh",
        cache: cache)
    }
    let squares = MeshVectors.squares
    program.draw(block, of: values) {
      quads.drawTriangles(
        vertices: squares * squares * 6, instances: (mesh.width - 1) * (mesh.height - 1),
        blending: .premultipliedOver)
    }
  }

  private func program(
    for key: ProgramKey, make: () throws -> StitchedProgram
  ) rethrows -> StitchedProgram {
    if let program = programs[key] {
      program.lastFrame = frame
      return program
    }
    let program = try make()
    program.lastFrame = frame
    programs[key] = program
    if program.isRestored { restoredCount += 1 } else { programCount += 1 }
    return program
  }

  /// The map from user space to clip space: the one place where y turns up.
  private static func clipTransform(of draw: Draw, in pass: Pass) -> AffineTransform {
    draw.transform.followed(
      by: AffineTransform(
        a: 2 / Double(pass.pixelWidth), b: 0, c: 0, d: -2 / Double(pass.pixelHeight), tx: -1,
        ty: 1))
  }

  /// The map from pixels of the target, y up, to user space; nothing is drawn where there is none.
  private static func pixelTransform(of draw: Draw, in pass: Pass) -> AffineTransform {
    draw.transform.followed(
      by: AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(pass.pixelHeight))
    ).inverse ?? .identity
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
    if programs.count > Self.keptPrograms {
      for (key, program) in programs where program.lastFrame < oldest { programs[key] = nil }
    }
    for (key, image) in images where image.lastFrame < oldest { images[key] = nil }
    for (pass, target) in kept where target.lastFrame < oldest {
      kept[pass] = nil
      passTextures.giveBack(target, frame: frame)
    }
  }
}

extension Blending {
  fileprivate init(_ mode: BlendModeStructure) {
    self =
      switch mode {
      case .normal: .premultipliedOver
      case .replace: .replace
      case .plusLighter: .plusLighter
      case .multiply: .multiply
      case .screen: .screen
      }
  }
}
