internal import Diagnostics
internal import GLSL
internal import Layers
internal import Parameters

/// Binds the uniforms of a pass to their feeds, and collects the controls among them.
struct InputBinder {
  static let controlLimit = 200

  /// Names that have a meaning in the dialect.
  let known: [InputNames.Implicit]
  let notes: ControlNotes
  let log: DiagnosticLog
  private(set) var controls: [ParameterDeclaration]
  /// Names of textures that are all the picture.
  private let pictures: Set<String>
  /// The use of the uniforms in the text that is bound.
  private(set) var uses = UniformUses()
  /// The two pictures of a transition among the textures.
  private var transition: TransitionSamplers?

  /// - Parameter controls: Controls of earlier passes.
  init(
    known: [InputNames.Implicit], notes: ControlNotes, log: DiagnosticLog,
    controls: [ParameterDeclaration] = [], pictures: Set<String> = []
  ) {
    self.pictures = pictures
    self.known = known
    self.notes = notes
    self.log = log
    self.controls = controls
  }

  /// Declares the uniforms of the author's declarations and directives.
  ///
  /// - Parameters:
  ///   - implicit: Inputs that may be read without being declared.
  ///   - others: Textures of the same program in another stage; those of the same name are the
  ///     same.
  ///   - channel: Returns what a sampler of a name reads; `nil` for a guess by name.
  mutating func bind(
    _ draft: inout PassDraft, implicit: [InputNames.Implicit],
    beside others: [Simulation.Channel] = [], channel: (String) -> Simulation.Channel?
  ) {
    let uniforms = draft.unit.uniforms
    (uses, transition) = (UniformUses(of: draft.unit), TransitionSamplers(in: draft.unit))
    // Samplers first: a uniform can be the size of one.
    for uniform in uniforms where uniform.type.contains("sampler") {
      bindSampler(uniform, &draft, others, channel)
    }
    for uniform in uniforms where !uniform.type.contains("sampler") {
      bindValue(uniform, &draft)
    }
    for value in implicit
    where draft.unit.names.contains(value.name) && !draft.unit.declares(value.name) {
      draft.use(draft.declare(value.type, value.name, value.value), for: value.name)
    }
    for control in notes.declared where !draft.unit.declares(control.name) {
      add(control)
      let name = control.name
      guard draft.unit.names.contains(name) else { continue }
      draft.use(draft.addUniform(control.type, draft.ownName(name), .parameter(name)), for: name)
    }
    draft.offer(implicit.map(\.name) + controls.map(\.name))
  }

  private mutating func bindSampler(
    _ uniform: GLSLDeclaration, _ draft: inout PassDraft, _ others: [Simulation.Channel],
    _ channel: (String) -> Simulation.Channel?
  ) {
    var channel =
      others.first { $0.name == uniform.name } ?? channel(uniform.name)
      ?? transition?.channel(uniform.name)
    if uniform.type == "samplerCube", !uniform.isArray, channel?.canBeSky ?? true {
      channel = Simulation.Channel(name: uniform.name, source: .sky)
    }
    if channel == nil, SilentRows.bind(uniform, in: &draft) {
      log.report(
        "sound is not supported; '\(uniform.name)' reads black", at: draft.span(of: uniform),
        severity: .note)
      return
    }
    guard uniform.type == channel?.samplerType ?? "sampler2D", !uniform.isArray else {
      let kind = uniform.isArray ? "an array of \(uniform.type)" : "a \(uniform.type)"
      log.report(
        "uniform '\(uniform.name)' is \(kind); only a sampler2D is supported",
        at: draft.span(of: uniform))
      return
    }
    guard draft.channels.count < 16 else {
      log.report("more than 16 textures", at: draft.span(of: uniform))
      return
    }
    let known = draft.channels.filter { own in !others.contains { $0.name == own.name } }
    draft.addChannel(channel ?? guess(uniform.name, others + known))
  }

  /// Returns what a sampler of this name most likely reads.
  private func guess(_ name: String, _ others: [Simulation.Channel]) -> Simulation.Channel {
    // raylib's names of textures say which they are.
    if name == "texture0" || self.pictures.contains(name) {
      return Simulation.Channel(name: name, source: .picture(0), sampling: .repeated)
    }
    let word = InputNames.bareWord(name)
    if ["noise", "random", "rnd"].contains(where: { word.contains($0) }) {
      return Simulation.Channel(name: name, source: .noise, sampling: .repeated)
    }
    if ["backbuffer", "prev", "feedback", "lastframe", "history", "doublebuffer"]
      .contains(where: { word.contains($0) })
    {
      return Simulation.Channel(name: name, source: .drawing(.previousFrame(ofPass: 0)))
    }
    let pictures = others.count { if case .picture = $0.source { true } else { false } }
    return Simulation.Channel(name: name, source: .picture(pictures), sampling: .repeated)
  }

  private mutating func bindValue(_ uniform: GLSLDeclaration, _ draft: inout PassDraft) {
    let place = draft.span(of: uniform)
    let name = draft.name(of: uniform)
    if uniform.isArray {
      guard !["iChannelResolution", "iChannelTime"].contains(uniform.name) else { return }
      if let known = known.first(where: { $0.name == uniform.name && !$0.value.isFeed }) {
        draft.declare(known.type, name, known.value)
        return
      }
      return bindArray(uniform, &draft)
    }
    guard GLSLWords.valueTypes.contains(uniform.type) else {
      log.report(
        "uniform '\(uniform.name)' has type '\(uniform.type)', which is not supported", at: place)
      return
    }
    if GLSLWords.matrices.contains(uniform.type) {
      draft.addHeader("const \(uniform.type) \(name) = \(uniform.type)(1.0);")
      log.report(
        "uniform '\(uniform.name)' is a matrix, which is always the identity", at: place,
        severity: .note)
      return
    }
    var control = notes.control(for: uniform)
    if !isStated(control),
      let value = pixelPointer(uniform).map({ .feed($0) })
        ?? InputNames.value(ofUniform: uniform.name, type: uniform.type, known: known)
        ?? channelSize(uniform.name, draft.channels).map({ .feed($0) })
    {
      draft.declare(uniform.type, name, value)
      return
    }
    // raylib's color of a draw, which multiplies that of the texture.
    if uniform.name == "colDiffuse", uniform.type == "vec4" {
      control.role = .straightColor(components: 4)
      control.state(defaultValue: [1, 1, 1, 1], from: .name)
    }
    stateUse(of: &control)
    add(control)
    draft.addUniform(uniform.type, name, .parameter(uniform.name))
  }

  /// Uniforms that hosts set under exactly these names.
  private static let hostNames: Set<String> = [
    "u_time", "u_resolution", "u_mouse", "u_delta", "u_date", "u_frame",
  ]
  /// Uniforms that hosts set, in any spelling: an initial value is only a placeholder.
  private static let hostWords: Set<String> = ["time", "resolution", "mouse"]

  /// Whether the author states a default that comes before what the uniform's name suggests:
  /// `frameRate // = 24` is a number to set, not the frame rate.
  private func isStated(_ control: ParameterDeclaration) -> Bool {
    guard let numbers = control.defaultValue, !Self.hostNames.contains(control.name),
      !known.contains(where: { $0.name == control.name })
    else { return false }
    switch control.defaultSource {
    case .initialValue:
      return !Self.hostWords.contains(InputNames.bareWord(control.name))
        && numbers.contains { $0 != 0 }
    case .comment:
      // In prose, "e.g. 1920" explains and states nothing.
      let prose = control.summary.lowercased()
      return prose.isEmpty || prose.contains("default") || prose.contains("=")
    default: return true
    }
  }

  /// The most elements of a uniform array: each is a uniform of its own.
  private static let elementLimit = 256

  /// Makes an array a list of as many elements as it has.
  private mutating func bindArray(_ uniform: GLSLDeclaration, _ draft: inout PassDraft) {
    let place = draft.span(of: uniform)
    guard GLSLWords.valueTypes.contains(uniform.type), !GLSLWords.matrices.contains(uniform.type)
    else {
      log.report(
        "uniform '\(uniform.name)' is an array of '\(uniform.type)', which is not supported",
        at: place)
      return
    }
    guard let length = uniform.length, (1...Self.elementLimit).contains(length)
    else {
      log.report(
        "uniform '\(uniform.name)' is an array whose length is not a constant from 1 to "
          + "\(Self.elementLimit)", at: place)
      return
    }
    add(notes.list(for: uniform, length: length))
    let name = draft.name(of: uniform)
    draft.addUniforms(
      uniform.type, String(name.dropFirst(draft.prefix.count)),
      (0..<length).map { .element(of: uniform.name, $0) })
  }

  /// Returns the size of a texture if the name says so: `u_tex0Resolution` is the size of `u_tex0`.
  private func channelSize(
    _ name: String, _ channels: [Simulation.Channel]
  ) -> Feed? {
    for ending in ["Resolution", "_resolution", "Size", "_size"] where name.hasSuffix(ending) {
      let texture = name.dropLast(ending.count)
      if let index = channels.firstIndex(where: { $0.name == texture }) {
        return .channelSize(index)
      }
    }
    return nil
  }

  private mutating func add(_ control: ParameterDeclaration) {
    guard !controls.contains(where: { $0.name == control.name }) else { return }
    guard controls.count < Self.controlLimit else {
      if controls.count == Self.controlLimit {
        log.report("more than \(Self.controlLimit) controls", at: nil)
      }
      return
    }
    controls.append(control)
  }
}

extension Simulation.Channel {
  /// Whether it reads what nobody named, so that it may be a sky if the shader reads a cube map.
  var canBeSky: Bool {
    switch source {
    case .picture, .noise: true
    default: false
    }
  }

  /// The GLSL type of its sampler.
  var samplerType: String {
    switch source {
    case .cube, .cubeFaces, .cubeImage, .sky: "samplerCube"
    default: "sampler2D"
    }
  }
}
