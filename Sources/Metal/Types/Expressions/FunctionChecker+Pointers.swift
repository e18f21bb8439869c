internal import Diagnostics
internal import ShaderTree
internal import Tokens

extension FunctionChecker {
  /// Returns `value` as a pointer: an array points to its first element.
  func pointerValue(_ value: MetalExpression) -> MetalExpression? {
    switch value.type {
    case .pointer: return value
    case .array(let element, _):
      return pointer(.array(value), nil, element, .thread, at: value.span)
    default: return nil
    }
  }

  /// `p + n`, `p - n`
  func pointerArithmetic(
    _ operation: BinaryOperator, _ left: MetalExpression, _ right: MetalExpression, at span: Span
  ) -> MetalExpression {
    let pointerFirst = pointerValue(left) != nil
    guard let base = pointerValue(pointerFirst ? left : right),
      case .own(.pointer(var target)) = base.kind,
      case .pointer(let element, let space) = base.type,
      operation == .add || (operation == .subtract && pointerFirst)
    else {
      return fail(
        "'\(operation.rawValue)' does not combine '\(name(of: left.type))' and '\(name(of: right.type))'",
        at: span)
    }
    if case .single = target.base {
      return fail("a pointer to one variable cannot be moved", at: span)
    }
    guard
      let amount = distance(
        convert(pointerFirst ? right : left, to: .int), in: target.base, element, at: span)
    else { return .invalid(at: span) }
    let start = target.offset ?? .integer(0, at: span)
    let moved =
      target.offset == nil && operation == .add
      ? amount : MetalExpression(kind: .binary(operation, start, amount), type: .int, span: span)
    target.offset = moved
    return MetalExpression(kind: .own(.pointer(target)), type: .pointer(element, space), span: span)
  }

  /// `p = q`, `p += n`: only how far it is from its start can change.
  func movePointer(
    _ base: MetalPointer.Base, _ element: MetalType, _ offset: VariableIndex,
    _ operation: BinaryOperator?,
    _ value: MetalExpression, at span: Span
  ) -> MetalExpression {
    guard value.type != .unknown else { return value }
    let variable = use(offset, at: span)
    let amount: MetalExpression
    if let operation {
      guard operation == .add || operation == .subtract else {
        return fail("'\(operation.rawValue)=' does not apply to a pointer", at: span)
      }
      guard let moved = distance(convert(value, to: .int), in: base, element, at: span) else {
        return .invalid(at: span)
      }
      amount = moved
    } else {
      guard let target = pointerValue(value), case .own(.pointer(let other)) = target.kind,
        base.isSame(as: other.base)
      else {
        return fail("a pointer can only be moved inside the array it was made for", at: span)
      }
      amount = other.offset ?? .integer(0, at: span)
    }
    let moved = MetalExpression(
      kind: .assignment(operation, variable, amount), type: .int, span: span)
    return pointer(base, moved, element, base.addressSpace, at: span)
  }

  /// `*p`
  func dereference(_ value: MetalExpression, at span: Span) -> MetalExpression {
    guard value.type != .unknown else { return value }
    return element(of: value, at: nil, span: span)
  }

  /// `p[i]`, `*p`
  func element(of value: MetalExpression, at position: MetalExpression?, span: Span)
    -> MetalExpression
  {
    guard let target = pointerValue(value), case .own(.pointer(let pointer)) = target.kind,
      case .pointer(let type, _) = target.type
    else { return fail("'\(name(of: value.type))' is not a pointer", at: value.span) }
    if type == .void || type == .unknown {
      return fail(
        "'void *' has no elements; give the parameter the type of what it points to", at: span)
    }
    if case .data(let bytes, let isPacked) = pointer.base {
      let moved = position.map { pointerArithmetic(.add, target, $0, at: span) } ?? target
      guard case .own(.pointer(let place)) = moved.kind else { return moved }
      return load(type, isPacked: isPacked, from: bytes, at: place.offset, span)
    }
    var index = position
    if let offset = pointer.offset {
      index =
        index.map {
          MetalExpression(
            kind: .binary(.add, offset, convert($0, to: .int)), type: .int, span: span)
        } ?? offset
    }
    let known = index ?? .integer(0, at: span)
    switch pointer.base {
    case .single(let variable):
      if let position, case .integer(0) = position.kind {
      } else if position != nil {
        return fail("a pointer to one variable has no other elements", at: span)
      }
      return variable
    case .array(let array):
      return MetalExpression(kind: .element(array, known), type: type, span: span)
    case .data: return .invalid(at: span)  // read above
    case .buffer(let buffer):
      guard let scalar = type.scalar, type.isArithmetic,
        scalar.isFloating || [.int, .uint].contains(scalar)
      else {
        return fail("a 'device' array of '\(name(of: type))' cannot be bound", at: span)
      }
      return MetalExpression(kind: .fetch(buffer, convert(known, to: .int)), type: type, span: span)
    }
  }

  // MARK: Indices

  func checkSubscript(
    _ base: ExpressionSyntax, _ position: ExpressionSyntax, at span: Span
  ) -> MetalExpression {
    let value = check(base)
    let index = check(position)
    guard value.type != .unknown, index.type != .unknown else { return .invalid(at: span) }
    if value.type.isStructure, let called = callMethod("operator[]", of: value, [index], at: span) {
      return called
    }
    guard index.type.isScalar, index.type.scalar?.isFloating == false || isConstantIndex(index)
    else {
      return fail(
        "an index must be an integer, found '\(name(of: index.type))'", at: position.span)
    }
    let number = index.type.scalar == .uint ? index : convert(index, to: .int)
    switch value.type {
    case .vector(let scalar, let width):
      if case .integer(let known) = number.kind {
        guard known >= 0, known < Int64(width) else {
          return fail("'\(name(of: value.type))' has no component \(known)", at: position.span)
        }
        let name = String(Array("xyzw")[Int(known)])
        return swizzle(value, name, at: span)
      }
      return MetalExpression(kind: .element(value, number), type: .scalar(scalar), span: span)
    case .matrix(let scalar, let columns, let rows):
      if case .integer(let known) = number.kind, known < 0 || known >= Int64(columns) {
        return fail("'\(name(of: value.type))' has no column \(known)", at: position.span)
      }
      return MetalExpression(
        kind: .element(value, number), type: .vector(scalar, rows), span: span)
    case .array(let element, let count):
      if case .integer(let known) = number.kind, known < 0 || known >= Int64(count) {
        return fail("an array of \(count) elements has no element \(known)", at: position.span)
      }
      return MetalExpression(kind: .element(value, number), type: element, span: span)
    case .pointer: return element(of: value, at: number, span: span)
    default: return fail("'\(name(of: value.type))' has no elements", at: base.span)
    }
  }

  private func isConstantIndex(_ index: MetalExpression) -> Bool { index.type.scalar == .bool }

  /// Components of a vector, those of a swizzle folded into one.
  func swizzle(_ value: MetalExpression, _ components: String, at span: Span) -> MetalExpression {
    guard let scalar = value.type.scalar else { return value }
    var base = value
    var selected = components
    if case .swizzle(let inner, let first) = value.kind {
      let names = Array(first)
      selected = String(components.compactMap { Self.position(of: $0).map { names[$0] } })
      base = inner
    }
    return MetalExpression(
      kind: .swizzle(base, selected), type: .number(scalar, selected.count), span: span)
  }

  /// Position of a component by its name, `x` or `r` being 0.
  static func position(of component: Character) -> Int? {
    switch component {
    case "x", "r": 0
    case "y", "g": 1
    case "z", "b": 2
    case "w", "a": 3
    default: nil
    }
  }
}

extension MetalPointer.Base {
  /// Where what a pointer points into lives.
  var addressSpace: AddressSpace {
    switch self {
    case .buffer, .data: .device
    case .array(let place), .single(let place): place.isAssignable ? .thread : .constant
    }
  }

  /// Whether both lead to the same variable.
  func isSame(as other: MetalPointer.Base) -> Bool {
    switch (self, other) {
    case (.buffer(let a), .buffer(let b)), (.array(let a), .array(let b)),
      (.data(let a, _), .data(let b, _)),
      (.single(let a), .single(let b)):
      switch (a.kind, b.kind) {
      case (.variable(let m), .variable(let n)): m == n
      case (.global(let m), .global(let n)): m == n
      default: false
      }
    default: false
    }
  }
}
