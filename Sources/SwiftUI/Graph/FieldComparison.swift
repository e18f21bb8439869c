@_spi(Reflection) import Swift

/// Compares two values field by field, without asking more of their type than that it is stored.
///
/// Plain data is compared by its bytes, equatable fields by `==`, and all else by the bytes of its
/// references: closures are equal only if they are the same. Padding is not compared.
enum FieldComparison {
  static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    let fields = fields(of: Value.self)
    return withUnsafeBytes(of: a) { a in
      withUnsafeBytes(of: b) { b in
        fields.allSatisfy { $0.areEqual(a, b) }
      }
    }
  }

  /// A piece of a stored value that is compared in one way.
  private struct Field {
    let areEqual: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Bool
  }

  nonisolated(unsafe) private static var known: [ObjectIdentifier: [Field]] = [:]

  private static func fields(of type: Any.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    collect(type, at: 0, into: &fields)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private static func collect(_ type: Any.Type, at offset: Int, into fields: inout [Field]) {
    // What a property is connected to is not part of the view that was passed.
    if let property = type as? any InstalledProperty.Type, property.isLeftOutOfComparison { return }
    if let equatable = type as? any Equatable.Type {
      fields.append(equality(equatable, at: offset))
      return
    }
    var parts: [(Any.Type, Int)] = []
    if hasFields(type) {
      _ = _forEachField(of: type) { _, fieldOffset, fieldType, _ in
        parts.append((fieldType, fieldOffset))
        return true
      }
    }
    guard !parts.isEmpty else {
      fields.append(bytes(type, at: offset))
      return
    }
    for (part, partOffset) in parts { collect(part, at: offset + partOffset, into: &fields) }
  }

  /// Whether a value is stored as its fields: that of a structure or a tuple is; the fields of a
  /// protocol's value cannot be listed without the value.
  private static func hasFields(_ type: Any.Type) -> Bool {
    // The first word of a type's metadata is its kind.
    let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == 0x200 || kind == 0x301
  }

  private static func equality<Value: Equatable>(_ type: Value.Type, at offset: Int) -> Field {
    Field { a, b in
      a.baseAddress!.advanced(by: offset).assumingMemoryBound(to: type).pointee
        == b.baseAddress!.advanced(by: offset).assumingMemoryBound(to: type).pointee
    }
  }

  private static func bytes(_ type: Any.Type, at offset: Int) -> Field {
    func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }
    let size = _openExistential(type, do: size)
    guard size > 0 else { return Field { _, _ in true } }
    return Field { a, b in
      memcmp(a.baseAddress!.advanced(by: offset), b.baseAddress!.advanced(by: offset), size) == 0
    }
  }
}
