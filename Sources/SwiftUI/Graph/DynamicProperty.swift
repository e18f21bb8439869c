@_spi(Reflection) import Swift

/// A property of a view that is connected to something outside: a state, the environment.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Called before each evaluation of the body.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that the engine connects to the node of its view.
@MainActor
protocol InstalledProperty: DynamicProperty {
  /// Whether two views that differ only in it are the same view.
  nonisolated static var isLeftOutOfComparison: Bool { get }

  /// Connects the property before an evaluation.
  ///
  /// - Parameters:
  ///   - storage: What the property stored at this place before; `nil` at first. It lives as long
  ///     as the node.
  mutating func install(in node: _Node, storage: inout AnyObject?)
}

/// The connected properties of a type, found once.
@MainActor
struct PropertyList {
  private struct Property {
    /// Of the view's own property, which may contain it.
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private let properties: [Property]

  private static var known: [ObjectIdentifier: PropertyList] = [:]

  var isEmpty: Bool { properties.isEmpty }

  static func of(_ type: Any.Type) -> PropertyList {
    if let list = known[ObjectIdentifier(type)] { return list }
    var properties: [Property] = []
    if !(type is AnyObject.Type) { collect(type, at: 0, into: &properties) }
    let list = PropertyList(properties: properties)
    known[ObjectIdentifier(type)] = list
    return list
  }

  /// Inner properties come before those that contain them.
  private static func collect(
    _ type: Any.Type, at offset: Int, in outer: String? = nil, into properties: inout [Property]
  ) {
    _forEachField(of: type) { fieldName, fieldOffset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        let name = outer ?? String(cString: fieldName)
        if let carrier = property as? any PropertyCarrier.Type {
          collect(carrier.carried, at: offset + fieldOffset, in: name, into: &properties)
        } else if !(property is any InstalledProperty.Type) {
          collect(fieldType, at: offset + fieldOffset, in: name, into: &properties)
        }
        properties.append(Property(name: name, offset: offset + fieldOffset, type: property))
      }
      return true
    }
  }

  /// The values that its properties have stored, by the names that the view's author gives them.
  func named(_ storage: [AnyObject?]) -> [(name: String, stored: AnyObject)] {
    zip(properties, storage).compactMap { property, stored in
      let name = property.name.hasPrefix("_") ? property.name.dropFirst() : property.name[...]
      return stored.map { (String(name), $0) }
    }
  }

  /// Connects all properties of `value`.
  func install<Value>(
    in value: inout Value, node: _Node, storage: inout [AnyObject?]
  ) {
    guard !properties.isEmpty else { return }
    if storage.count < properties.count {
      storage.append(
        contentsOf: repeatElement(nil, count: properties.count - storage.count))
    }
    withUnsafeMutableBytes(of: &value) { bytes in
      for (index, property) in properties.enumerated() {
        let place = bytes.baseAddress!.advanced(by: property.offset)
        install(property.type, at: place, node: node, storage: &storage[index])
      }
    }
  }

  private func install<P: DynamicProperty>(
    _ type: P.Type, at place: UnsafeMutableRawPointer, node: _Node, storage: inout AnyObject?
  ) {
    if let type = type as? any InstalledProperty.Type {
      connect(type, at: place, node: node, storage: &storage)
    }
    place.assumingMemoryBound(to: type).pointee.update()
  }

  private func connect<P: InstalledProperty>(
    _ type: P.Type, at place: UnsafeMutableRawPointer, node: _Node, storage: inout AnyObject?
  ) {
    place.assumingMemoryBound(to: type).pointee.install(in: node, storage: &storage)
  }
}
