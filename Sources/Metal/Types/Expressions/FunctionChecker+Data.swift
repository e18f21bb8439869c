internal import Diagnostics
internal import ShaderTree

/// Values in the bytes of a `.data(…)` argument.
extension FunctionChecker {
  /// Returns `amount` elements in the unit of a pointer's offset; `nil` if their size is not known,
  /// which is reported.
  func distance(
    _ amount: MetalExpression, in base: MetalPointer.Base, _ element: MetalType, at span: Span
  ) -> MetalExpression? {
    guard amount.type != .unknown else { return nil }
    guard case .data(_, let isPacked) = base else { return amount }
    guard let size = checker.layout(of: element, isPacked: isPacked)?.size else {
      fail(
        "a pointer to '\(name(of: element))' cannot be moved", at: span,
        hint: "cast it, as in 'static_cast<device const float *>(…)'")
      return nil
    }
    if case .integer(let number) = amount.kind {
      return .integer(number &* Int64(size), at: amount.span)
    }
    return binary(.multiply, amount, .integer(Int64(size), at: amount.span), at: span)
  }

  /// Returns the value at a place in bytes.
  func load(
    _ type: MetalType, isPacked: Bool, from bytes: MetalExpression, at offset: MetalExpression?,
    _ span: Span
  ) -> MetalExpression {
    var place = offset ?? .integer(0, at: span)
    var setup: MetalExpression?
    if !place.isPure, !type.isScalar {  // it is named for each part
      let stored = temporary(.int, at: span)
      setup = MetalExpression(
        kind: .assignment(nil, stored, convert(place, to: .int)), type: .int, span: span)
      place = stored
    }
    guard let value = read(type, isPacked, bytes, place, 0, span) else {
      return fail(
        "'\(name(of: type))' cannot be read from data", at: span,
        hint: "data holds numbers of up to 32 bits, vectors, matrices, arrays and structs of them")
    }
    return setup.map { MetalExpression(kind: .comma($0, value), type: type, span: span) } ?? value
  }

  /// Whether it reads a value from data, and does nothing else.
  func isRead(_ value: MetalExpression) -> Bool {
    if case .call(let function, _) = value.kind {
      return checker.dataReadFunctions.contains(function)
    }
    if case .construction(let parts) = value.kind { return parts.allSatisfy(isRead) }
    return false
  }

  private func read(
    _ type: MetalType, _ isPacked: Bool, _ bytes: MetalExpression, _ place: MetalExpression,
    _ offset: Int, _ span: Span
  ) -> MetalExpression? {
    func construction(_ parts: [MetalExpression?]) -> MetalExpression? {
      let known = parts.compactMap(\.self)
      guard known.count == parts.count else { return nil }
      return MetalExpression(kind: .construction(known), type: type, span: span)
    }
    switch type {
    case .scalar(let scalar): return number(scalar, bytes, place, offset, span)
    case .enumeration:
      var value = number(.int, bytes, place, offset, span)
      value?.type = type
      return value
    case .vector(let scalar, let width):
      return construction(
        (0..<width).map { number(scalar, bytes, place, offset + $0 * scalar.bitWidth / 8, span) })
    case .matrix(let scalar, let columns, let rows):
      let column = MetalType.vector(scalar, rows)
      guard let size = checker.layout(of: column)?.size else { return nil }
      return construction(
        (0..<columns).map { read(column, false, bytes, place, offset + $0 * size, span) })
    case .array(let element, let count):
      guard let size = checker.layout(of: element, isPacked: isPacked)?.size, count <= 256 else {
        return nil
      }
      return construction(
        (0..<count).map { read(element, isPacked, bytes, place, offset + $0 * size, span) })
    case .structure(let index):
      guard let offsets = checker.offsets(ofFieldsOf: index) else { return nil }
      let fields = checker.program.structures[index].fields
      return construction(
        zip(fields, offsets).map { field, start in
          read(field.type, field.isPacked, bytes, place, offset + start, span)
        })
    default: return nil
    }
  }

  private func number(
    _ scalar: Scalar, _ bytes: MetalExpression, _ place: MetalExpression, _ offset: Int,
    _ span: Span
  ) -> MetalExpression? {
    let functions = checker.declareDataReads().symbols["data_\(scalar.rawValue)"] ?? []
    guard case .function(let index)? = functions.first else { return nil }
    let start = pointer(.buffer(bytes), nil, .float, .device, at: span)
    var moved = place
    if offset > 0 {
      if case .integer(let known) = place.kind {
        moved = .integer(known &+ Int64(offset), at: span)
      } else {
        moved = binary(.add, place, .integer(Int64(offset), at: span), at: span)
      }
    }
    let called = callBest([index], [start, moved], nil, at: span)
    if case .call(let function, _)? = called?.kind { checker.dataReadFunctions.insert(function) }
    return called
  }
}
