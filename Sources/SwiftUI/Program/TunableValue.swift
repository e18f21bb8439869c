internal import Layers
internal import Messages

/// A state of a view that is shown and held from outside.
@MainActor
protocol TunableValue: AnyObject {
  /// Its value now; `nil` for types that cannot be shown.
  var stateValue: StateValue? { get }
  /// Names of an enumeration's cases.
  var choices: [String] { get }
  /// Of the control that is bound to it.
  var range: NumberRange? { get }

  /// Has `value` read in place of what the view writes; `nil` ends that. A value of another type
  /// changes nothing.
  func hold(state value: StateValue?)
}

extension StoredValue: TunableValue {
  var stateValue: StateValue? { StateValue(of: read()) }

  var choices: [String] { StateValue.cases(of: Value.self).map { "\($0)" } }

  func hold(state value: StateValue?) {
    guard let value else { return hold(nil) }
    if let own = value.value(as: Value.self) { hold(own) }
  }
}

extension StateValue {
  /// The value of a state; `nil` for types that cannot be shown.
  @MainActor
  init?(of value: Any) {
    switch value {
    case let isOn as Bool: self = .switched(isOn)
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let number as any BinaryInteger: self = .integer(Int(clamping: number))
    case let text as String: self = .text(text)
    case let point as CGPoint: self = .point(Point(x: point.x, y: point.y))
    case let size as CGSize: self = .size(size.layersSize)
    case let angle as Angle: self = .number(angle.degrees)
    case let color as Color: self = .color(color.layersColor(in: ColorContext()))
    default:
      // Cases without associated values can be compared.
      guard let own = value as? AnyHashable,
        let index = Self.cases(of: type(of: value)).firstIndex(where: { $0 as? AnyHashable == own })
      else { return nil }
      self = .choice(index)
    }
  }

  /// The value as one of a state's type; `nil` if it is none.
  @MainActor
  func value<Value>(as type: Value.Type) -> Value? {
    switch self {
    case .switched(let isOn): isOn as? Value
    case .number(let number): Self.number(number, as: type)
    case .integer(let number): Self.integer(number, as: type)
    case .text(let text): text as? Value
    case .point(let point): CGPoint(x: point.x, y: point.y) as? Value
    case .size(let size): CGSize(width: size.width, height: size.height) as? Value
    case .color(let color):
      Color(
        .sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
        as? Value
    case .choice(let index):
      Self.cases(of: type).indices.contains(index) ? Self.cases(of: type)[index] as? Value : nil
    }
  }

  private static func number<Value>(_ number: Double, as type: Value.Type) -> Value? {
    func converted<Float: BinaryFloatingPoint>(_ type: Float.Type) -> Value? {
      Float(number) as? Value
    }
    if let floating = type as? any BinaryFloatingPoint.Type { return converted(floating) }
    if type == Angle.self { return Angle(degrees: number) as? Value }
    return integer(Int(clamping: Int64(number.rounded())), as: type)
  }

  private static func integer<Value>(_ number: Int, as type: Value.Type) -> Value? {
    func converted<Whole: BinaryInteger>(_ type: Whole.Type) -> Value? {
      Whole(clamping: number) as? Value
    }
    return (type as? any BinaryInteger.Type).flatMap { converted($0) }
  }

  /// The cases of an enumeration; none for other types.
  static func cases(of type: Any.Type) -> [Any] {
    func all<Enumeration: CaseIterable>(_ type: Enumeration.Type) -> [Any] {
      Array(type.allCases)
    }
    return (type as? any CaseIterable.Type).map { all($0) } ?? []
  }
}
