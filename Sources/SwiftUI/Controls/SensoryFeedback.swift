/// Feedback that is felt or heard.
public struct SensoryFeedback: Equatable, Sendable {
  /// The name by which the viewer knows it.
  let name: String
  let intensity: Double

  init(_ name: String, intensity: Double = 1) {
    self.name = name
    self.intensity = intensity
  }

  /// How heavy the things are that seem to collide.
  public struct Weight: Equatable, Sendable {
    let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// How soft the things are that seem to collide.
  public struct Flexibility: Equatable, Sendable {
    let name: String
    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }

  public static let success = SensoryFeedback("success")
  public static let warning = SensoryFeedback("warning")
  public static let error = SensoryFeedback("error")
  public static let selection = SensoryFeedback("selection")
  public static let increase = SensoryFeedback("increase")
  public static let decrease = SensoryFeedback("decrease")
  public static let start = SensoryFeedback("start")
  public static let stop = SensoryFeedback("stop")
  public static let alignment = SensoryFeedback("alignment")
  public static let levelChange = SensoryFeedback("levelChange")
  public static let pathComplete = SensoryFeedback("pathComplete")
  public static let impact = SensoryFeedback.impact(weight: .light)

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback("impact.\(weight.name)", intensity: intensity)
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback("impact.\(flexibility.name)", intensity: intensity)
  }
}

/// Gives feedback when a value changes.
nonisolated struct SensoryFeedbackModifier<Trigger: Equatable>: PrimitiveModifier {
  typealias Body = Never

  let trigger: Trigger
  let feedback: (Trigger, Trigger) -> SensoryFeedback?

  @MainActor func makeElement(around content: Element, node: _Node) -> Element {
    let element = Element(node: node)
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: Element, from old: SensoryFeedbackModifier) {
    let (before, after) = (old.trigger, trigger)
    guard before != after else { return }
    let graph = element.graph
    graph.afterUpdate { [feedback] in
      guard let given = feedback(before, after) else { return }
      graph.services?.haptic(name: given.name, intensity: given.intensity)
    }
  }
}

extension View {
  /// Gives feedback at each change of `trigger`.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback }
  }

  /// Gives feedback at those changes of `trigger` that meet a condition.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Gives the feedback that a change of `trigger` asks for.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(SensoryFeedbackModifier(trigger: trigger, feedback: feedback))
  }
}
