internal import Diagnostics
internal import Files
internal import Layers
internal import Parameters
package import Rendering
internal import Scenes

/// Draws what a pass of a plan shows: RGBA bytes, premultiplied, rows from the top; `nil` where
/// there is no driver.
package typealias PassDrawing = (_ pass: Int, _ plan: FramePlan) -> [UInt8]?

/// The frames of a page at each number of pixels a point, as its script reads them.
struct PageFrames {
  private let functions: [String: ShaderLibrary.Function]
  let drawing: PassDrawing
  private var programs: [FrameDescription.Program] = []
  private var images: [PagePicture] = []
  private var cubes: [CubeImage] = []
  private var frames: [JSON.Member] = []

  init(calling functions: [String: ShaderLibrary.Function], drawing: @escaping PassDrawing) {
    (self.functions, self.drawing) = (functions, drawing)
  }

  /// Describes the frame at a number of pixels a point in each of its looks, whose numbers follow
  /// values by their fits.
  mutating func add(_ looks: [UniformFit], scale: Int) throws(Diagnostic) {
    var described: [JSON] = []
    for fit in looks { described.append(try frame(fit, scale: scale)) }
    frames.append(.init("\(scale)", .array(described)))
  }

  private mutating func frame(_ fit: UniformFit, scale: Int) throws(Diagnostic) -> JSON {
    let plan = fit.scene.plan(scale: scale)
    let frame = try FrameDescription(of: plan, calling: functions, target: .web)
    let pictures = pictures(of: frame, plan, fit)
    let needed = Self.neededPasses(of: frame, without: Set(pictures.keys))
    var position = 0
    func draw(_ frames: inout PageFrames, _ draw: FrameDescription.Draw) -> JSON {
      let program = frames.index(of: frame.programs[draw.program])
      return frames.json(draw, of: fit.scene, program: program, fit.json(ofDraw: position))
    }
    var passes: [JSON] = []
    for (index, pass) in frame.passes.enumerated() {
      var draws: [JSON] = []
      for row in pass.draws {
        if needed.contains(index) { draws.append(draw(&self, row)) }
        position += 1
      }
      let image = pictures[index].map { self.index(of: $0) }
      passes.append(json(pass, image: image, draws: draws))
    }
    var simulations: [JSON] = []
    for steps in frame.simulations {
      var rows: [JSON] = []
      for step in steps {
        rows.append(json(step, draw: draw(&self, step.draw)))
        position += 1
      }
      simulations.append(.array(rows))
    }
    return .object([
      .init("passes", .array(passes)), .init("simulations", .array(simulations)),
    ])
  }

  /// Parts of the page's description.
  var members: [JSON.Member] {
    [
      .init("programs", .array(programs.map(Self.json))),
      .init("images", .array(images.map { .string($0.dataAddress) })),
      .init(
        "cubes",
        .array(cubes.map { .array($0.faces.map { .string(PagePicture($0).dataAddress) }) })),
      .init("frames", .object(frames)),
    ]
  }

  // MARK: - What frames share

  private mutating func index(of program: FrameDescription.Program) -> Int {
    programs.firstIndex(of: program) ?? programs.appended(program)
  }

  /// Pictures that look the same are one.
  private mutating func index(of picture: PagePicture) -> Int {
    images.firstIndex { $0.looks(like: picture) } ?? images.appended(picture)
  }

  private static func json(_ program: FrameDescription.Program) -> JSON {
    .object([
      .init("label", .string(program.label)), .init("vertex", .string(program.vertex)),
      .init("fragment", .string(program.fragment)),
      .init("samplers", .number(Double(program.samplerCount))),
    ])
  }

  // MARK: - Passes and steps

  private func json(_ pass: FrameDescription.Pass, image: Int?, draws: [JSON]) -> JSON {
    let background = pass.background.map { color in
      JSON.numbers(
        [color.red, color.green, color.blue].map { $0 * color.opacity } + [color.opacity])
    }
    return .object([
      .init("size", .sides(pass.pixelWidth, pass.pixelHeight)),
      .init("textureSize", .sides(pass.textureWidth, pass.textureHeight)),
      .init("background", background ?? .null),
      .init("image", image.map { .number(Double($0)) } ?? .null), .init("draws", .array(draws)),
    ])
  }

  private func json(_ step: FrameDescription.Step, draw: JSON) -> JSON {
    .object([
      .init("size", .sides(step.pixelWidth, step.pixelHeight)),
      .init("isFloat", .boolean(step.isFloat)),
      .init("isPersistent", .boolean(step.isPersistent)),
      .init("clocks", .array(step.clocks.map(Self.json))), .init("draw", draw),
    ])
  }

  private static func json(_ clock: FrameDescription.Clock) -> JSON {
    let (at, kind) =
      switch clock {
      case .time(let at): (at, "time")
      case .frame(let at): (at, "frame")
      case .event(let at): (at, "event")
      }
    return .object([.init("at", .number(Double(at))), .init("is", .string(kind))])
  }

  // MARK: - Draws

  private mutating func json(
    _ draw: FrameDescription.Draw, of scene: PageScene, program: Int, _ dependences: [JSON]
  ) -> JSON {
    var members: [JSON.Member] = [
      .init("program", .number(Double(program))),
      .init("blending", .string(draw.blending.rawValue)), .init("floats", .floats(draw.floats)),
      .init("bindings", .array(dependences)),
      .init("sources", .array(sources(of: draw, in: scene))),
      .init("textures", .array(draw.textures.map { json($0) })),
    ]
    if case .grid(let side, let instances) = draw.shape {
      members.append(.init("grid", .sides(side, instances)))
    }
    return .object(members)
  }

  private mutating func json(_ texture: FrameDescription.Texture) -> JSON {
    let sampling = texture.sampling
    return .object(
      source(of: texture) + [
        .init("filter", .string(sampling.filter == .linear ? "linear" : "nearest")),
        .init("wrap", .string("\(sampling.wrap)")),
      ])
  }

  private mutating func source(of texture: FrameDescription.Texture) -> [JSON.Member] {
    func number(_ key: String, _ number: Int) -> [JSON.Member] {
      [.init(key, .number(Double(number)))]
    }
    switch texture.source {
    case .image(let image):
      return number("image", index(of: PagePicture(image)))
    case .cube(let cube): return number("cube", cubes.firstIndex(of: cube) ?? cubes.appended(cube))
    case .keyboard(let image): return number("keyboard", image.image.pixelHeight)
    case .pass(let index): return number("pass", index)
    case .simulation(let index): return number("simulation", index)
    case .elements(let floats, let components):
      return [.init("elements", .floats(floats))] + number("components", components)
    case .step(let drawing): return [.init("step", Self.json(drawing))]
    }
  }

  private static func json(_ drawing: Simulation.Drawing) -> JSON {
    let (pass, isPrevious) =
      switch drawing {
      case .previousFrame(let pass): (pass, true)
      case .thisFrame(let pass): (pass, false)
      case .level: preconditionFailure("a plan names the steps of a pyramid by their indices")
      }
    return .object([
      .init("pass", .number(Double(pass))), .init("isPrevious", .boolean(isPrevious)),
    ])
  }

  // MARK: - What a program in a GLSL dialect is fed by

  func sources(of draw: FrameDescription.Draw, in scene: PageScene) -> [JSON] {
    draw.calls.flatMap { call -> [JSON] in
      guard let pass = scene.pass(named: call.function) else { return [] }
      // The first argument is the size.
      return zip(pass.uniforms, call.arguments.dropFirst()).compactMap { uniform, place in
        place.flatMap { Self.json(uniform.feed, at: $0, in: scene) }
      }
    }
  }

  /// `nil` for what no page changes.
  private static func json(
    _ feed: Feed, at place: Range<Int>, in scene: PageScene
  ) -> JSON? {
    guard let word = word(of: feed, in: scene) else { return nil }
    var members: [JSON.Member] = [
      .init("by", .string(word)), .init("at", .number(Double(place.lowerBound))),
      .init("count", .number(Double(place.count))),
    ]
    switch feed {
    case .date(let first): members.append(.init("firstMonth", .number(Double(first))))
    case .parameter(let name): members.append(.init("name", .string(name)))
    default: break
    }
    return .object(members)
  }

  private static func word(of feed: Feed, in scene: PageScene) -> String? {
    switch feed {
    case .parameter(let name): scene.isButton(name) ? "button" : nil
    case .channelTime: Feed.time.word
    case .time, .frame, .date, .mouse, .pointer, .unitPointer: feed.word
    default: nil
    }
  }
}

extension JSON {
  fileprivate static func sides(_ width: Int, _ height: Int) -> JSON {
    numbers([Double(width), Double(height)])
  }
}

extension Array {
  /// Adds an element and returns its position.
  fileprivate mutating func appended(_ element: Element) -> Int {
    append(element)
    return count - 1
  }
}
