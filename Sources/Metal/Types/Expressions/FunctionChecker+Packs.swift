internal import ShaderTree

/// Packs: parameters that stand for any number of arguments. A function that has one is made for
/// each number of them, and what names a pack is repeated.
extension FunctionChecker {
  /// Returns `arguments` with `a...` replaced by one expression for each element.
  func expanded(_ arguments: [ExpressionSyntax]) -> [ExpressionSyntax] {
    arguments.flatMap { argument -> [ExpressionSyntax] in
      guard case .expansion(let pattern) = argument.kind else { return [argument] }
      guard let count = pattern.packCount(in: context.bindings) else {
        fail("'...' follows nothing that names a pack", at: argument.span)
        return []
      }
      return pattern.elements(count)
    }
  }

  /// Checks a pattern for the element of its packs at `position`.
  func checkElement(_ pattern: ExpressionSyntax, at position: Int) -> MetalExpression {
    let outer = context.bindings[[String: TemplateArgument].position]
    context.bindings[[String: TemplateArgument].position] = .value(Int64(position))
    defer { context.bindings[[String: TemplateArgument].position] = outer }
    return check(pattern)
  }

  func checkFold(_ fold: ExpressionSyntax) -> MetalExpression {
    if let written = checker.folded(fold, in: context.bindings) { return check(written) }
    return fail("this fold has no elements, and no value to begin with", at: fold.span)
  }
}

extension Checker {
  /// Returns a fold written out; `nil` if it names no pack, or an empty one and nothing else.
  func folded(_ fold: ExpressionSyntax, in bindings: [String: TemplateArgument])
    -> ExpressionSyntax?
  {
    guard case .fold(let operation, let first, let second, var isFromLeft) = fold.kind else {
      return nil
    }
    var (pattern, initial) = (first, second)
    if let other = second, first.packCount(in: bindings) == nil {
      (pattern, initial, isFromLeft) = (other, first, true)  // `(0 + ... + x)`
    }
    guard let count = pattern.packCount(in: bindings) else { return nil }
    func combined(_ left: ExpressionSyntax, _ right: ExpressionSyntax) -> ExpressionSyntax {
      ExpressionSyntax(
        kind: operation.map { .binary($0, left, right) } ?? .comma(left, right), span: fold.span,
        height: max(left.height, right.height) + 1)
    }
    var rest = pattern.elements(count)
    if let initial { rest.insert(initial, at: isFromLeft ? 0 : rest.count) }
    guard !rest.isEmpty else {
      guard let operation, operation.isLogical else { return nil }
      return ExpressionSyntax(kind: .boolean(operation == .logicalAnd), span: fold.span)
    }
    if isFromLeft { return rest.dropFirst().reduce(rest[0], combined) }
    return rest.dropLast().reversed().reduce(rest[rest.count - 1]) { combined($1, $0) }
  }
}

extension ExpressionSyntax {
  /// One expression for each of `count` elements.
  fileprivate func elements(_ count: Int) -> [ExpressionSyntax] {
    (0..<count).map {
      ExpressionSyntax(kind: .expanded(self, $0), span: span, height: height + 1)
    }
  }

  /// How many elements the packs have that are named in it; `nil` if none is.
  fileprivate func packCount(in bindings: [String: TemplateArgument]) -> Int? {
    var names: [String] = []
    switch kind {
    case .name(let name): names = name.path
    case .construction(let type, _, _), .cast(let type, _), .reinterpretation(let type, _),
      .sizeOf(let type):
      names = type.name.path
      for case .type(let argument) in type.name.templateArguments ?? [] {
        names += argument.name.path
      }
    default: break
    }
    for name in names {
      if case .pack(let count)? = bindings[name] { return count }
    }
    return parts.lazy.compactMap { $0.packCount(in: bindings) }.first
  }
}
