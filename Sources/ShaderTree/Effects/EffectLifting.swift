internal import Diagnostics

/// Moves what an expression does into statements ahead of it, so that expressions only compute.
///
/// ```glsl
/// while ((d = map(p)) > 0.01 && n++ < 64) { p += d * ray; }
/// // becomes
/// while (true) {
///   d = map(p);
///   bool value = d > 0.01;
///   if (value) {
///     int value_2 = n;
///     n++;
///     value = value_2 < 64;
///   }
///   if (!value) {
///     break;
///   }
///   p += d * ray;
/// }
/// ```
///
/// Effects keep their order, from left to right, and happen as often. A statement keeps the one
/// that it is for: an assignment, an increment, a call, and a call whose result is assigned,
/// declared or returned as a whole.
struct EffectLifting {
  private let effects: ProgramEffects
  /// The function, with the variables that were added.
  private(set) var function: TypedFunction
  /// Statements ahead of the expression or statement that is looked at.
  private var ahead: [TypedStatement] = []

  /// Returns a function whose expressions only compute.
  static func lifted(_ function: TypedFunction, _ effects: ProgramEffects) -> TypedFunction {
    var lifting = EffectLifting(effects: effects, function: function)
    lifting.function.body = lifting.lifted(function.body)
    return lifting.function
  }

  private init(effects: ProgramEffects, function: TypedFunction) {
    (self.effects, self.function) = (effects, function)
  }

  /// Returns what `body` adds, and its result.
  mutating func collecting<Result>(
    _ body: (inout EffectLifting) -> Result
  ) -> (statements: [TypedStatement], result: Result) {
    let outside = ahead
    ahead = []
    let result = body(&self)
    defer { ahead = outside }
    return (ahead, result)
  }

  mutating func add(_ kind: TypedStatement.Kind, at span: Span) {
    ahead.append(TypedStatement(kind: kind, span: span))
  }

  func needsLifting(_ value: TypedExpression) -> Bool { effects.isInside(value) }

  // MARK: - What is done

  /// Adds the statements that do what an expression does whose value is not used.
  mutating func perform(_ value: TypedExpression) {
    let span = value.span
    guard effects.isInside(value) else { return add(.expression(value), at: span) }
    switch value.kind {
    case .comma(let first, let second):
      perform(first)
      perform(second)
    case .assignment, .increment: _ = change(value)
    case .conditional(let condition, let first, let second):
      let test = self.value(condition)
      let (then, _) = collecting { $0.perform(first) }
      let (otherwise, _) = collecting { $0.perform(second) }
      add(.conditional(test, then: then, otherwise: otherwise), at: span)
    case .binary(let operation, let left, let right) where operation.isLogical && value.isOneBool:
      let test = self.value(left)
      let (then, _) = collecting { $0.perform(right) }
      guard !then.isEmpty else { return }
      let condition = operation == .logicalAnd ? test : test.negated
      add(.conditional(condition, then: then, otherwise: nil), at: span)
    default:
      if effects.isCall(value) {
        add(.expression(withLiftedParts(value)), at: span)
      } else {
        for part in value.parts where effects.isInside(part) { perform(part) }
      }
    }
  }

  /// Adds an assignment or an increment, and returns the place that it changes.
  private mutating func change(_ value: TypedExpression) -> TypedExpression {
    var place = value
    var kind = value.kind
    switch value.kind {
    case .assignment(let operation, let target, let source):
      place = self.place(target)
      kind = .assignment(operation, place, whole(source))
    case .increment(let operation, let target, let isPrefix):
      place = self.place(target)
      kind = .increment(operation, place, isPrefix: isPrefix)
    default: break
    }
    add(.expression(value.with(kind)), at: value.span)
    return place
  }

  // MARK: - Values

  /// Returns a value that a statement takes as a whole: it may be a call that does something.
  mutating func whole(_ value: TypedExpression) -> TypedExpression {
    if case .comma(let first, let second) = value.kind {
      perform(first)
      return whole(second)
    }
    return effects.isCall(value) ? withLiftedParts(value) : self.value(value)
  }

  /// Returns what computes the value of an expression, once what it does was added.
  mutating func value(_ value: TypedExpression) -> TypedExpression {
    guard effects.isInside(value) else { return value }
    switch value.kind {
    case .comma(let first, let second):
      perform(first)
      return self.value(second)
    case .assignment, .increment(_, _, isPrefix: true): return change(value)
    case .increment(_, let target, isPrefix: false):
      let place = self.place(target)
      let before = kept(place)
      _ = change(value.replacingParts(by: [place]))
      return before
    case .conditional(let condition, let first, let second)
    where effects.isInside(first) || effects.isInside(second):
      return choice(condition, first, second, value)
    case .binary(let operation, let left, let right)
    where operation.isLogical && value.isOneBool && effects.isInside(right):
      let result = kept(self.value(left))
      let (then, _) = collecting { $0.assign($0.whole(right), to: result) }
      let condition = operation == .logicalAnd ? result : result.negated
      add(.conditional(condition, then: then, otherwise: nil), at: value.span)
      return result
    default:
      let lifted = withLiftedParts(value)
      return effects.isCall(value) ? kept(lifted) : lifted
    }
  }

  private mutating func choice(
    _ condition: TypedExpression, _ first: TypedExpression, _ second: TypedExpression,
    _ value: TypedExpression
  ) -> TypedExpression {
    let test = self.value(condition)
    let result = declared(nil, of: value.type, at: value.span)
    let (then, _) = collecting { $0.assign($0.whole(first), to: result) }
    let (otherwise, _) = collecting { $0.assign($0.whole(second), to: result) }
    add(.conditional(test, then: then, otherwise: otherwise), at: value.span)
    return result
  }

  /// Returns a place, once what its indices do was added.
  private mutating func place(_ place: TypedExpression) -> TypedExpression {
    guard effects.isInside(place) else { return place }
    switch place.kind {
    case .swizzle(let base, let components):
      return place.with(.swizzle(self.place(base), components))
    case .field(let base, let field): return place.with(.field(self.place(base), field))
    case .element(let base, let index):
      let base = self.place(base)
      return place.with(.element(base, value(index)))
    default: return value(place)
    }
  }

  /// Returns an expression whose parts only compute. One that a later part changes is computed
  /// ahead of that.
  private mutating func withLiftedParts(_ value: TypedExpression) -> TypedExpression {
    let parts = value.parts
    let written = effects.writtenParts(of: value)
    var lifted: [TypedExpression] = []
    for (position, part) in parts.enumerated() {
      if written.contains(position) {
        lifted.append(place(part))
      } else {
        let computed = self.value(part)
        let isChanged = effects.change(parts[(position + 1)...], computed)
        lifted.append(isChanged ? kept(computed) : computed)
      }
    }
    return value.replacingParts(by: lifted)
  }

  // MARK: - Variables

  /// Declares a variable with a value, and returns it.
  mutating func kept(_ value: TypedExpression) -> TypedExpression {
    declared(value, of: value.type, at: value.span)
  }

  mutating func declared(
    _ value: TypedExpression?, of type: ShaderType, at span: Span
  ) -> TypedExpression {
    let index = function.variables.add(TypedVariable(name: "value", type: type))
    add(.declaration(index, value), at: span)
    return TypedExpression(kind: .variable(index), type: type, span: span)
  }

  mutating func assign(_ value: TypedExpression, to variable: TypedExpression) {
    let assignment = TypedExpression(
      kind: .assignment(nil, variable, value), type: variable.type, span: value.span)
    add(.expression(assignment), at: value.span)
  }
}
