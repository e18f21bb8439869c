internal import Diagnostics
internal import Layers
internal import Parameters
internal import Rendering
internal import Scenes

/// The numbers of a frame's one draw as GLSL: literals, and expressions of what moves them.
struct LiveNumbers {
  private let expressions: [String]

  subscript(position: Int) -> String { expressions[position] }

  init(
    of scene: PageScene, calling functions: [String: ShaderLibrary.Function], for host: ShaderHost
  ) throws(ExportError) {
    let fit = try UniformFit(of: scene, scale: 1, isPremultiplied: scene.isPremultiplied)
    let sizes = try ScaledNumbers(of: scene)
    var expressions = sizes.first.indices.map { position in
      Self.sum(fit, at: position, of: scene, for: host, rest: Double(sizes.first[position]))
    }
    for (position, source) in try Self.sources(of: scene, calling: functions, for: host) {
      expressions[position] = source
    }
    // The head is that of one pixel a point: places are in points.
    for position in ShaderParts.headCount..<expressions.count {
      expressions[position] = sizes.scaled(expressions[position], at: position)
    }
    self.expressions = expressions
  }

  static func literal(_ number: Double) -> String { Float(number).description }

  // MARK: - What moves

  private static func sum(
    _ fit: UniformFit, at position: Int, of scene: PageScene, for host: ShaderHost, rest: Double
  ) -> String {
    var constant = rest
    var terms: [String] = []
    for dependence in fit.dependences
    where dependence.position == position && dependence.draw == 0 {
      let variable = fit.variables[dependence.variable]
      guard case .form(let form, let factor, let offset) = dependence.term,
        let feed = scene.feed(of: variable.parameter),
        let moved = value(feed, variable, of: scene, for: host)
      else { continue }
      constant += offset
      terms.append("\(literal(factor)) * \(call(form, moved))")
    }
    guard !terms.isEmpty else { return literal(rest) }
    let all = constant == 0 ? terms : [literal(constant)] + terms
    return "(" + all.joined(separator: " + ") + ")"
  }

  private static func call(_ form: UniformFit.Form, _ value: String) -> String {
    switch form {
    case .linear: value
    case .inverse: "(1.0 / \(value))"
    case .cosine: "cos(\(value))"
    case .sine: "sin(\(value))"
    }
  }

  /// A variable as its feed moves it; `nil` if it rests for a host.
  private static func value(
    _ feed: Feed, _ variable: PageVariable, of scene: PageScene, for host: ShaderHost
  ) -> String? {
    func mix(_ from: Double, _ to: Double) -> String {
      "mix(\(literal(from)), \(literal(to)), press)"
    }
    let component = variable.component
    switch feed {
    case .time, .timeSincePress: return host.time
    case .touch(let axis, let space):
      let frame = scene.motion.frame
      let isX = axis.map { $0 == .x } ?? (component == 0)
      let (place, side) = isX ? (frame.minX, frame.size.width) : (frame.minY, frame.size.height)
      let points = "(touch.\(isX ? "x" : "y") - \(literal(place)))"
      return space == .unit ? "(\(points) / \(literal(side)))" : points
    case .pressed: return "press"
    case .glide(let released, let pressed), .jump(let released, let pressed):
      return mix(scene.number(released), scene.number(pressed))
    case .glideFromRest(let target):
      let numbers = variable.parameter.numbers(
        of: scene.value(of: variable.parameter), isPremultiplied: scene.isPremultiplied)
      return numbers.map { mix($0[component], target[component]) }
    case .stringsClock: return "(\(literal(scene.stringsRate)) * \(host.time))"
    default: return nil
    }
  }

  // MARK: - What a program in a GLSL dialect is fed by

  private static func sources(
    of scene: PageScene, calling functions: [String: ShaderLibrary.Function], for host: ShaderHost
  ) throws(ExportError) -> [(Int, String)] {
    let frame: FrameDescription
    do throws(Diagnostic) {
      frame = try FrameDescription(
        of: scene.plan(scale: 1), calling: functions, target: .web)
    } catch {
      throw ExportError(error.message, hint: error.hint ?? "export it as a page: -o page.html")
    }
    return (frame.passes.first?.draws.first?.calls ?? []).flatMap { call -> [(Int, String)] in
      guard let pass = scene.pass(named: call.function) else { return [] }
      return zip(pass.uniforms, call.arguments.dropFirst()).flatMap { uniform, place in
        guard let place, let vector = source(uniform.feed, for: host) else {
          return [(Int, String)]()
        }
        let isScalar = place.count == 1 && !vector.isVector
        return place.enumerated().map { index, position in
          (position, isScalar ? vector.text : "\(vector.text).\(["x", "y", "z", "w"][index])")
        }
      }
    }
  }

  private static func source(
    _ feed: Feed, for host: ShaderHost
  ) -> (text: String, isVector: Bool)? {
    switch feed {
    case .time, .channelTime: (host.time, false)
    case .frame: ("floor(\(host.time) * 60.0)", false)
    case .mouse: (host.mouse, true)
    case .pointer: ("vec4(\(host.pointer), 0.0, 0.0)", true)
    case .unitPointer: ("(\(host.pointer) / \(host.resolution))", true)
    case .date: (host.date, true)
    default: nil
    }
  }
}

/// The numbers of a frame at several numbers of pixels a point, and which of them follow it.
private struct ScaledNumbers {
  let first: [Float]
  private let factors: [String?]

  init(of scene: PageScene) throws(ExportError) {
    let frames = [1, 2, 3].map { FrameNumbers(of: scene.plan(scale: $0)).floats.first ?? [] }
    guard let first = frames.first, frames.allSatisfy({ $0.count == first.count }) else {
      throw ExportError(
        "it is drawn in other ways at other sizes", hint: "export it as a page: -o page.html")
    }
    self.first = first
    var factors: [String?] = []
    for position in first.indices {
      let head = position < ShaderParts.headCount
      guard let factor = head ? "" : Self.factor(frames.map { $0[position] }) else {
        throw ExportError(
          "one of its numbers goes by the size of a pixel in a way that no shader says",
          hint: "export it as a page: -o page.html")
      }
      factors.append(factor.isEmpty ? nil : factor)
    }
    self.factors = factors
  }

  /// The factor of a number at `scale` pixels a point, as GLSL; empty for one that stays, `nil` if
  /// none fits.
  private static func factor(_ numbers: [Float]) -> String? {
    func fits(_ share: (Float) -> Float) -> Bool {
      numbers.indices.allSatisfy { index in
        let expected = numbers[0] * share(Float(index + 1))
        return abs(numbers[index] - expected) <= 1e-5 * max(abs(expected), 1e-6)
      }
    }
    if fits({ _ in 1 }) { return "" }
    if fits({ $0 }) { return " * scale" }
    if fits({ 1 / $0 }) { return " / scale" }
    return nil
  }

  func scaled(_ expression: String, at position: Int) -> String {
    expression + (factors[position] ?? "")
  }
}
