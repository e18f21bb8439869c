internal import Files
internal import Glibc
internal import Parameters
internal import Rendering
internal import Scenes

/// How the numbers of a frame's draws follow from the values of its parameters.
///
/// A number is a sum of one term a variable: `constant + factor · f(x)`, where f is one of a few
/// functions. Which, is found by planning the frame at several values, and is checked: at each
/// sample, and with all variables moved together. What fits no sum is not exported.
struct UniformFit {
  enum Form: String, CaseIterable {
    case linear, inverse, cosine, sine

    func callAsFunction(_ x: Double) -> Double {
      switch self {
      case .linear: x
      case .inverse: x == 0 ? 0 : 1 / x
      case .cosine: cos(x)
      case .sine: sin(x)
      }
    }
  }

  /// The term that one variable adds to a number.
  enum Term {
    case form(Form, factor: Double, offset: Double)
    /// By the position of a menu's entry.
    case table([Double])
  }

  /// A number of a draw that follows variables.
  struct Dependence {
    let draw: Int
    let position: Int
    let variable: Int
    let term: Term
  }

  let variables: [PageVariable]
  private(set) var dependences: [Dependence] = []
  /// Parameters that change more than numbers, so that a page cannot move them.
  private(set) var fixed: Set<String> = []
  let rest: FrameNumbers

  let scene: PageScene
  private let scale: Int
  private let isPremultiplied: Bool

  init(of scene: PageScene, scale: Int, isPremultiplied: Bool) throws(ExportError) {
    (self.scene, self.scale, self.isPremultiplied) = (scene, scale, isPremultiplied)
    let others = scene.motion.fixed.union(scene.motion.switches.values)
    variables = scene.parameters.filter { !others.contains($0.name) }.flatMap { parameter in
      PageVariable.variables(of: parameter, in: scene.motion.ranges[parameter.name])
        // A page changes the opacity of no color; it would change the other numbers as well.
        .filter { $0.component < 3 || scene.holdsNumbers || !parameter.isColor }
    }
    rest = FrameNumbers(of: scene.plan(scale: scale))
    for index in variables.indices { fit(index) }
    dependences = dependences.filter { !fixed.contains(variables[$0.variable].parameter.name) }
    try checkSum()
  }

  // MARK: - One variable

  private mutating func fit(_ index: Int) {
    let variable = variables[index]
    guard let frames = frames(of: variable) else {
      fixed.insert(variable.parameter.name)
      return
    }
    for (draw, numbers) in rest.floats.enumerated() {
      for position in numbers.indices {
        let values = frames.map { Double($0.floats[draw][position]) }
        guard let first = values.first, values.contains(where: { $0 != first }) else { continue }
        guard let term = Self.term(of: variable, values, rest: Double(numbers[position])) else {
          fixed.insert(variable.parameter.name)
          return
        }
        dependences.append(
          Dependence(draw: draw, position: position, variable: index, term: term))
      }
    }
  }

  /// The frames at the variable's samples; `nil` if one is drawn in another way than at rest.
  private func frames(of variable: PageVariable) -> [FrameNumbers]? {
    var frames: [FrameNumbers] = []
    for sample in variable.samples {
      let name = variable.parameter.name
      let value = value(sample, of: variable, in: heldValue(of: variable.parameter))
      let held = [name: value].merging(switches(of: variable, on: true)) { value, _ in value }
      let frame = FrameNumbers(of: scene.plan(scale: scale, with: held))
      guard frame.structure == rest.structure else { return nil }
      frames.append(frame)
    }
    return frames
  }

  /// The value of the switch without which a variable has no effect; empty for other variables.
  private func switches(of variable: PageVariable, on isOn: Bool) -> [String: ParameterValue] {
    scene.motion.switches[variable.parameter.name].map { [$0: .toggle(isOn)] } ?? [:]
  }

  /// A value in numbers, where it can be held so.
  private func heldValue(of parameter: Parameter) -> ParameterValue {
    let value = scene.value(of: parameter)
    guard case .color = value, isPremultiplied, scene.holdsNumbers,
      let numbers = parameter.numbers(of: value, isPremultiplied: true)
    else { return value }
    return .numbers(numbers)
  }

  /// The value with another number, which of a color that is held as such is premultiplied.
  private func value(
    _ number: Double, of variable: PageVariable, in value: ParameterValue
  ) -> ParameterValue {
    guard case .color(let color) = value, isPremultiplied, color.opacity > 0 else {
      return variable.value(number, in: value)
    }
    return variable.value(number / color.opacity, in: value)
  }

  private static func term(
    of variable: PageVariable, _ values: [Double], rest: Double
  ) -> Term? {
    if variable.isMenu { return .table(values.map { $0 - rest }) }
    return Form.allCases.lazy.compactMap { form in
      term(form, variable.samples, values, rest: rest)
    }.first
  }

  /// The term of one form through all samples; `nil` if there is none.
  private static func term(
    _ form: Form, _ samples: [Double], _ values: [Double], rest: Double
  ) -> Term? {
    let places = samples.map { form($0) }
    guard let low = places.min(), let high = places.max(), high > low,
      let a = places.firstIndex(of: low), let b = places.firstIndex(of: high)
    else { return nil }
    let factor = (values[b] - values[a]) / (high - low)
    let offset = values[a] - factor * low - rest
    let size = values.map(abs).max() ?? 0
    let fits = zip(places, values).allSatisfy { place, value in
      abs(rest + offset + factor * place - value) <= tolerance * size
    }
    return fits ? .form(form, factor: factor, offset: offset) : nil
  }

  /// Of the largest number: what single precision leaves of a sum and a product.
  private static let tolerance = 4e-6

  // MARK: - All together

  /// Moves all variables and compares with the sum of their terms.
  private func checkSum() throws(ExportError) {
    for round in [2, 4] {
      var held: [String: ParameterValue] = [:]
      var expected = rest.floats.map { $0.map(Double.init) }
      for (index, variable) in variables.enumerated()
      where dependences.contains(where: { $0.variable == index }) {
        let number = variable.samples[(index + round) % variable.samples.count]
        let name = variable.parameter.name
        held[name] = value(
          number, of: variable, in: held[name] ?? heldValue(of: variable.parameter))
        // Once with all switches on, once with all off.
        let own = switches(of: variable, on: round == 2)
        held.merge(own) { value, _ in value }
        if !own.isEmpty, round != 2 { continue }
        for dependence in dependences where dependence.variable == index {
          expected[dependence.draw][dependence.position] += Self.value(
            of: dependence.term, at: number)
        }
      }
      let frame = FrameNumbers(of: scene.plan(scale: scale, with: held))
      guard frame.structure == rest.structure, Self.isEqual(frame.floats, expected) else {
        throw ExportError(
          "its numbers depend on each other in ways that a page does not follow",
          hint: "hold what moves: --set NAME=VALUE")
      }
    }
  }

  private static func value(of term: Term, at number: Double) -> Double {
    switch term {
    case .form(let form, let factor, let offset): factor * form(number) + offset
    case .table(let values): values[Int(number)]
    }
  }

  private static func isEqual(_ floats: [[Float]], _ expected: [[Double]]) -> Bool {
    zip(floats, expected).allSatisfy { floats, expected in
      let size = expected.map(abs).max() ?? 0
      return zip(floats, expected).allSatisfy {
        abs(Double($0) - $1) <= 20 * tolerance * max(size, 1)
      }
    }
  }
}

// MARK: - What is found

extension UniformFit {
  /// Whether a parameter changes more than numbers.
  func isFixed(_ parameter: Parameter) -> Bool { fixed.contains(parameter.name) }

  /// Whether a number follows a parameter.
  func follows(_ parameter: Parameter) -> Bool {
    dependences.contains { variables[$0.variable].parameter.name == parameter.name }
  }

  /// The numbers of a draw that follow values, with their terms, as the page's script reads them.
  func json(ofDraw draw: Int) -> [JSON] {
    let own = dependences.filter { $0.draw == draw }
    return Dictionary(grouping: own, by: \.position).sorted { $0.key < $1.key }.map { at, terms in
      .object([
        .init("at", .number(Double(at))), .init("terms", .array(terms.map { json($0) })),
      ])
    }
  }

  private func json(_ dependence: Dependence) -> JSON {
    let variable = variables[dependence.variable]
    let value: [JSON.Member] =
      switch dependence.term {
      case .form(let form, let factor, let offset):
        [
          .init("form", .string(form.rawValue)), .init("factor", .number(factor)),
          .init("offset", .number(offset)),
        ]
      case .table(let numbers): [.init("table", .numbers(numbers))]
      }
    let name = scene.motion.switches[variable.parameter.name]
    return .object(
      [
        .init("when", name.map(JSON.string) ?? .null),
        .init("of", .string(variable.parameter.name)),
        .init("component", .number(Double(variable.component))),
      ] + value)
  }
}
