package import Parameters
package import SwiftSource

/// One argument of a user's function with what feeds it on the stage.
///
/// ```swift
/// // given parameters: [ParameterDeclaration], kind: EffectKind
/// for binding in ArgumentBinding.bindings(of: parameters, kind: kind) {
///   print(binding.parameter.name, binding.words)  // "radius a control, 8…240 points, …"
/// }
/// ```
///
/// Bindings are a pure function of the head of the function, its comment, what its body shows of
/// each parameter, and a call of its author's.
package struct ArgumentBinding: Sendable, Hashable {
  /// Where a control's range and default were found.
  ///
  /// For other feeds both say what the feed was recognized by: the name or the type.
  package struct Source: Sendable, Hashable {
    package let range: NumberSource
    package let defaultValue: NumberSource
  }

  package let parameter: ParameterDeclaration
  package internal(set) var feed = Feed.picture
  package internal(set) var source = Source(range: .type, defaultValue: .type)
  /// Where a press moves it on a spring, one number a component; `nil` if a press leaves it alone.
  package private(set) var pressed: [Double]?
  /// Where it would rest by the first guess, if nothing was seen of the effect there.
  private(set) var unseen: [Double]?
  /// The call whose value for it only running the view shows; `nil` if there is none.
  private(set) var unreadCall: String?
  /// Whether it is described as whole numbers.
  var isWhole = false
  /// The kind of value at which a user can hold it.
  var kind = Feed.picture.kind
  var unit = Feed.picture.unit
  /// Whether its type, not its default, decides if it takes whole numbers only.
  private let goesByType: Bool
  /// Whether the y of a place grows upward, as in the dialects of GLSL; in SwiftUI it grows
  /// downward.
  private var yPointsUp = false

  private init(_ parameter: ParameterDeclaration, goesByType: Bool) {
    self.parameter = parameter
    self.goesByType = goesByType
  }

  /// The argument as a parameter that a user can hold, whatever feeds it until then.
  package var control: Parameter {
    guard choices.isEmpty else {
      return Parameter(
        parameter.name, parameter.summary, kind: .choice(choices.map(\.label)), feed: words,
        aliases: Dictionary(
          choices.map { ("\($0.value)", $0.label) }, uniquingKeysWith: { first, _ in first }),
        label: parameter.label, defaultChoice: defaultChoice?.label)
    }
    return Parameter(
      parameter.name, parameter.summary, kind: kind, unit: unit, limits: .suggested, feed: words,
      label: parameter.label, isMomentary: parameter.isMomentary,
      isData: parameter.role == .data, componentRanges: parameter.componentRanges,
      yPointsUp: yPointsUp,
      isWhole: goesByType ? isWhole : nil)
  }

  /// The entries of a menu in its author's order; empty if it is not a menu.
  package var choices: [ParameterDeclaration.Choice] { parameter.choices }

  /// The entry that a menu rests at; `nil` if its author states none of them.
  private var defaultChoice: ParameterDeclaration.Choice? {
    parameter.defaultValue?.first.flatMap { value in
      choices.first { Double($0.value) == value }
    }
  }

  /// Returns what feeds each parameter, in call order; `position`, `color` and `layer` are left
  /// out, as is what nothing can be bound to.
  ///
  /// A press drives all amounts among the controls; without any it drives the one number that shows
  /// most, and never what the view of `call` passes as a constant.
  ///
  /// - Parameters:
  ///   - call: A call of the function by its author, whose constants come before every guess; it is
  ///     left out of account if it has another number of arguments.
  ///   - trustsAuthor: Whether a parameter whose default is stated is a control that rests there,
  ///     whatever its name suggests, and is left alone by presses; and whether a `float` is never
  ///     whole. Functions of Metal state the defaults of what the stage feeds, too.
  package static func bindings(
    of parameters: [ParameterDeclaration], kind: EffectKind, call: ShaderCall? = nil,
    trustsAuthor: Bool = false
  ) -> [ArgumentBinding] {
    let passed = call.flatMap { PassedArguments($0, to: parameters) }
    let supplied = (passed?.parameters ?? parameters)
      .filter { !$0.isSupplied && $0.role != .unbindable }
    let stage = StageFeeds(
      of: supplied, kind: kind, passed: passed, trustsAuthor: trustsAuthor)
    var bindings: [ArgumentBinding] = []
    var drives: [PressDrive] = []
    for (index, parameter) in supplied.enumerated() {
      var binding = ArgumentBinding(parameter, goesByType: trustsAuthor)
      var drive = binding.guess(index, on: stage, after: bindings.compactMap(\.color))
      drive.index = index
      if passed?.unread.contains(parameter.name) == true { binding.unreadCall = passed?.place }
      let isPassed = passed?.constants.contains(parameter.name) ?? false
      let isStated = isPassed || trustsAuthor && parameter.defaultValue != nil
      if isStated || !parameter.choices.isEmpty { drive.held = [] }
      bindings.append(binding)
      drives.append(drive)
    }
    let isTold = bindings.contains { $0.feed == .pressed }
    for drive in PressDrive.chosen(from: drives, hasPressed: isTold) {
      bindings[drive.index].pressed = drive.held
    }
    return bindings
  }

  /// Replaces what was guessed.
  mutating func guess(_ kind: Parameter.Kind, pressed: [Double]?, unseen: [Double]) {
    (self.kind, self.pressed, self.unseen) = (kind, pressed, self.unseen ?? unseen)
  }

  /// The same binding, left alone by presses.
  var unpressed: ArgumentBinding {
    var binding = self
    binding.pressed = nil
    return binding
  }

  /// The same binding of a shader whose y grows upward.
  var upright: ArgumentBinding {
    var binding = self
    binding.yPointsUp = true
    return binding
  }
}

/// The possible effect of a press on one argument.
struct PressDrive {
  var index = 0
  /// Where a press would move it, one number a component; empty when nothing can be moved.
  var held: [Double] = []
  /// The lower, the sooner it is chosen.
  var rank = Int.max
  var isAmount = false

  /// All amounts; else the one of the lowest rank, unless the function receives the press in
  /// another way.
  static func chosen(from drives: [PressDrive], hasPressed: Bool) -> [PressDrive] {
    let movable = drives.filter { !$0.held.isEmpty }
    let amounts = movable.filter(\.isAmount)
    if !amounts.isEmpty || hasPressed { return amounts }
    return movable.min { $0.rank < $1.rank }.map { [$0] } ?? []
  }
}
