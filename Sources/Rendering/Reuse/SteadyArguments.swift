/// The arguments of shader functions that have stood still for a while.
///
/// A whole number or a switch that does not change is worth a program in which it is a literal:
/// loops have a written end then, and branches that are not taken are gone. So frames are drawn as
/// they are planned at first, and a plan with literals is offered when an argument has had one
/// value for `delay` seconds. As soon as it has another value, it is an ordinary argument again,
/// for which there is a program already.
///
/// ```swift
/// // given plan: FramePlan, renderer: Renderer, var arguments: SteadyArguments, now: Double
/// let faster = arguments.specialized(
///   plan, arguments: renderer.specializableArguments, at: now)
/// ```
///
/// Each sequence of frames has its own. An argument is known by its function, by how many calls of
/// that are before it in the frame, and by its position.
nonisolated package struct SteadyArguments: Sendable {
  private struct Place: Hashable {
    var function: String
    var call: Int
    var argument: Int
  }

  private struct Value {
    var numbers: [Float]
    /// When it was first seen.
    var since: Double
  }

  /// Seconds that a value has to last.
  private let delay: Double
  private var values: [Place: Value] = [:]

  package init(delay: Double = 1) { self.delay = delay }

  /// Notes the arguments of a frame, and returns its plan with literals in the place of those that
  /// have stood still; `nil` if none has.
  ///
  /// - Parameters:
  ///   - arguments: By function: the arguments that may become literals, by position.
  ///   - time: Seconds on a clock that runs on while nothing is drawn.
  package mutating func specialized(
    _ plan: FramePlan, arguments: [String: Set<Int>], at time: Double
  ) -> FramePlan? {
    guard !arguments.isEmpty else { return nil }
    var reading = Reading(specializable: arguments, time: time, delay: delay, known: values)
    var specialized = plan
    for (index, pass) in plan.passes.enumerated() {
      for (place, draw) in pass.draws.enumerated() {
        if let draw = reading.specialized(draw) { specialized.passes[index].draws[place] = draw }
      }
    }
    values = reading.values
    return reading.isSpecialized ? specialized : nil
  }

  /// One frame that is read.
  private struct Reading {
    let specializable: [String: Set<Int>]
    let time: Double
    let delay: Double
    let known: [Place: Value]
    var values: [Place: Value] = [:]
    var isSpecialized = false
    private var calls: [String: Int] = [:]

    init(specializable: [String: Set<Int>], time: Double, delay: Double, known: [Place: Value]) {
      (self.specializable, self.time, self.delay, self.known) = (specializable, time, delay, known)
    }

    /// Returns a draw with literals; `nil` if no argument in it has stood still.
    mutating func specialized(_ draw: Draw, clockSlots: [ClockSlot] = []) -> Draw? {
      var (specialized, isOther) = (draw, false)
      for (unit, texture) in draw.textures.enumerated() {
        guard case .simulation(let plan) = texture.source, let plan = self.specialized(plan)
        else { continue }
        specialized.textures[unit].source = .simulation(plan)
        isOther = true
      }
      if case .paint(let paint, let bounds) = draw.content,
        paint.hasCall(where: { specializable[$0.name] != nil })
      {
        var hasLiterals = false
        let other = paint.mapCalls { call in
          let other = read(call, draw.values, clockSlots)
          hasLiterals = hasLiterals || other != call
          return other
        }
        if hasLiterals {
          specialized.content = .paint(other, bounds: bounds)
          (specialized.isSpecialized, isSpecialized, isOther) = (true, true, true)
        }
      }
      return isOther ? specialized : nil
    }

    private mutating func specialized(_ plan: SimulationPlan) -> SimulationPlan? {
      var (specialized, isOther) = (plan, false)
      for (index, step) in plan.steps.enumerated() {
        guard let draw = self.specialized(step.draw, clockSlots: step.clockSlots) else { continue }
        specialized.steps[index].draw = draw
        isOther = true
      }
      return isOther ? specialized : nil
    }

    private mutating func read(
      _ call: FunctionCall, _ numbers: UniformList, _ clockSlots: [ClockSlot]
    ) -> FunctionCall {
      guard let positions = specializable[call.name] else { return call }
      var call = call
      var position = 0
      for (index, argument) in call.arguments.enumerated() {
        defer {
          // A list is two arguments of the function: its elements, and how many there are.
          if case .array = argument { position += 2 } else { position += 1 }
        }
        // The clock of a simulation sets its numbers when they are drawn.
        guard positions.contains(position), case .value(let slot) = argument,
          !clockSlots.contains(where: { $0.slot.overlaps(slot) })
        else { continue }
        let place = Place(function: call.name, call: calls[call.name, default: 0], argument: index)
        if let literals = steady(numbers[slot], at: place) {
          call.arguments[index] = .steady(literals, slot)
        }
      }
      calls[call.name, default: 0] += 1
      return call
    }

    /// Notes the value of an argument, and returns it if it has stood still.
    private mutating func steady(_ numbers: [Float], at place: Place) -> [Double]? {
      // GLSL has no literal for an infinite number.
      guard numbers.allSatisfy(\.isFinite) else { return nil }
      var value = Value(numbers: numbers, since: time)
      if let last = known[place], last.numbers.map(\.bitPattern) == numbers.map(\.bitPattern) {
        value.since = last.since
      }
      values[place] = value
      return time - value.since >= delay ? numbers.map(Double.init) : nil
    }
  }
}

nonisolated extension UniformSlot {
  fileprivate func overlaps(_ other: UniformSlot) -> Bool {
    offset < other.offset + other.count && other.offset < offset + count
  }
}
