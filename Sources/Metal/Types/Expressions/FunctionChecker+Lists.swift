internal import Diagnostics
internal import ShaderTree

extension FunctionChecker {
  /// The destination of a value.
  enum Receiver { case variable, result, assignment, part }

  /// The value that a variable, parameter or result of `type` gets from `syntax`.
  func initialValue(
    _ syntax: ExpressionSyntax, for type: MetalType, in receiver: Receiver = .part
  ) -> MetalExpression {
    switch syntax.kind {
    case .list(let elements): return list(elements, for: type, at: syntax.span)
    case .construction(let written, let arguments, let braced):
      // The size of `int a[](…)`, or a vector made like `float3 c(1.0)`.
      if case .array = type, !written.arraySizes.isEmpty {
        return list(arguments, for: type, at: syntax.span)
      }
      return convert(
        checkConstruction(written, arguments, braced: braced, at: syntax.span), to: type,
        in: receiver)
    default: return convert(check(syntax), to: type, in: receiver)
    }
  }

  /// list = "{" values "}" for a value of `type`
  func list(_ elements: [ExpressionSyntax], for type: MetalType, at span: Span)
    -> MetalExpression
  {
    let elements = expanded(elements)
    switch type {
    case .unknown: return .invalid(at: span)
    case .array(let element, let count): return arrayList(elements, element, count, at: span)
    case .structure(let index): return constructStructure(index, elements, braced: true, at: span)
    case .sampler: return samplerValue(elements, at: span)
    default: break
    }
    if elements.isEmpty {
      return zeroValue(of: type, at: span) ?? fail("'\(name(of: type))' has no value", at: span)
    }
    switch type {
    case .vector(let scalar, let width):
      var parts = elements.map { isList($0) ? initialValue($0, for: .scalar(scalar)) : check($0) }
      if parts.contains(where: { $0.type == .unknown }) { return .invalid(at: span) }
      let count = parts.reduce(0) { $0 + ($1.type.width ?? 0) }
      if parts.count == 1, count == width { return convert(parts[0], to: type) }
      while parts.reduce(0, { $0 + ($1.type.width ?? 0) }) < width {
        parts.append(convert(.integer(0, at: span), to: .scalar(scalar)))
      }
      return construct(type, parts, at: span)
    case .matrix(let scalar, let columns, let rows):
      if elements.contains(where: isList) || elements.count == columns {
        var parts = elements.map { initialValue($0, for: .vector(scalar, rows)) }
        while parts.count < columns, let zero = zeroValue(of: .vector(scalar, rows), at: span) {
          parts.append(zero)
        }
        return construct(type, parts, at: span)
      }
      return construct(type, elements.map { check($0) }, at: span)
    default:
      guard elements.count == 1 else {
        return fail("'\(name(of: type))' takes one value, found \(elements.count)", at: span)
      }
      return initialValue(elements[0], for: type)
    }
  }

  /// The list inside `{{1, 2}}`, where the outer braces are those of `metal::array` and the inner
  /// ones of the array in it.
  private func innerList(_ elements: [ExpressionSyntax], _ element: MetalType)
    -> [ExpressionSyntax]?
  {
    guard elements.count == 1, case .list(let inner) = elements[0].kind else { return nil }
    if inner.contains(where: isList) { return element.isVector || element.isScalar ? inner : nil }
    guard let width = element.width else { return nil }
    return inner.count > width ? inner : nil
  }

  private func arrayList(
    _ elements: [ExpressionSyntax], _ element: MetalType, _ count: Int, at span: Span
  ) -> MetalExpression {
    if let inner = innerList(elements, element) {
      return arrayList(inner, element, count, at: span)
    }
    var parts: [MetalExpression] = []
    var list = InitializerList(elements)
    while !list.items.isEmpty, count == 0 || parts.count < count {
      parts.append(
        count > 0 && elements.count > count
          ? takeNumbers(of: element, from: &list) : take(element, from: &list))
    }
    let total = count == 0 ? parts.count : count
    guard list.items.isEmpty, total > 0 else {
      let found = parts.count + list.items.count
      return fail("an array of \(total) elements cannot hold \(found)", at: span)
    }
    while parts.count < total {
      guard let zero = zeroValue(of: element, at: span) else { break }
      parts.append(zero)
    }
    if parts.contains(where: { $0.type == .unknown }) { return .invalid(at: span) }
    if case .array(let inner, 0) = element, case .array(_, let known)? = parts.first?.type {
      return MetalExpression(
        kind: .construction(parts), type: .array(.array(inner, known), total), span: span)
    }
    return MetalExpression(kind: .construction(parts), type: .array(element, total), span: span)
  }
}

// MARK: - Braces that are left out

/// The values of a list that are still to be taken.
struct InitializerList {
  private(set) var items: ArraySlice<ExpressionSyntax>
  /// The first of them, once it is checked.
  var checked: MetalExpression?

  init(_ items: [ExpressionSyntax]) { self.items = items[...] }

  mutating func removeFirst() {
    items.removeFirst()
    checked = nil
  }

  /// Puts the value of `.name = value` in its place.
  mutating func replaceFirst(with value: ExpressionSyntax) { items[items.startIndex] = value }
}

extension FunctionChecker {
  /// Takes one value of `type`: the first of the list, or as many as an array or struct has parts
  /// whose own braces are left out, as in `int a[2][2] = {1, 2, 3, 4}`.
  func take(_ type: MetalType, from list: inout InitializerList) -> MetalExpression {
    guard let first = list.items.first else { return .invalid(at: function.span) }
    if isList(first) || !isAggregate(type) {
      defer { list.removeFirst() }
      return list.checked.map { convert($0, to: type) } ?? initialValue(first, for: type)
    }
    let value = list.checked ?? check(first)
    if value.type == .unknown || checker.conversionRank(from: value.type, to: type) != nil {
      list.removeFirst()
      return convert(value, to: type)
    }
    list.checked = value
    let count = list.items.count
    let parts = takeParts(of: type, from: &list, at: first.span)
    if list.items.count < count { return parts }
    list.removeFirst()  // a struct without fields takes nothing
    return convert(value, to: type)
  }

  /// Whether a list gives values to its parts, one after the other.
  private func isAggregate(_ type: MetalType) -> Bool {
    switch type {
    case .array: true
    case .structure(let index): constructors(of: index).isEmpty
    default: false
    }
  }

  private func takeParts(
    of type: MetalType, from list: inout InitializerList, at span: Span
  ) -> MetalExpression {
    switch type {
    case .array(let element, let count):
      var parts: [MetalExpression] = []
      while parts.count < count, !list.items.isEmpty { parts.append(take(element, from: &list)) }
      while parts.count < count, let zero = zeroValue(of: element, at: span) { parts.append(zero) }
      if parts.contains(where: { $0.type == .unknown }) { return .invalid(at: span) }
      return MetalExpression(kind: .construction(parts), type: type, span: span)
    case .structure(let index):
      var values: [Int: MetalExpression] = [:]
      for (position, field) in checker.program.structures[index].fields.enumerated()
      where !list.items.isEmpty {
        values[position] = take(field.type, from: &list)
      }
      if values.values.contains(where: { $0.type == .unknown }) { return .invalid(at: span) }
      return structure(index, of: values, at: span) ?? .invalid(at: span)
    default: return .invalid(at: span)
    }
  }

  /// Takes one value of `type` where a list has more numbers than values: for a vector as many as
  /// it has components, as in `float2 p[2] = {0, 1, 2, 3}`.
  private func takeNumbers(of type: MetalType, from list: inout InitializerList)
    -> MetalExpression
  {
    guard case .vector(let scalar, let width) = type, let first = list.items.first, !isList(first)
    else { return take(type, from: &list) }
    list.checked = check(first)
    guard list.checked?.type.isScalar == true else { return take(type, from: &list) }
    var numbers: [MetalExpression] = []
    while numbers.count < width, !list.items.isEmpty {
      numbers.append(take(.scalar(scalar), from: &list))
    }
    return construct(type, numbers, at: first.span)
  }
}
