// As much of the module SwiftUI as the tests' views need: views write a line when they are shown.
@_exported public import Foundation
public import Glibc

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View { public var body: Never { fatalError() } }

public struct Text: View {
  public let text: String
  public init(_ text: String) { self.text = text }
  public var body: Never { fatalError() }
}

public struct Pair<A: View, B: View>: View {
  let (a, b): (A, B)
  public var body: Never { fatalError() }
}

@resultBuilder @MainActor public struct ViewBuilder {
  public static func buildExpression<V: View>(_ view: V) -> V { view }
  public static func buildBlock<V: View>(_ view: V) -> V { view }
  public static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> Pair<A, B> {
    Pair(a: a, b: b)
  }
}

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

@MainActor @preconcurrency public protocol ViewModifier {}

@MainActor @propertyWrapper @preconcurrency public struct State<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Value { wrappedValue }
}

public struct Preview { public struct ViewTraits {} }

public struct PreviewTrait<T>: Sendable {
  let name: String
  public static var landscapeLeft: Self { Self(name: "landscape") }
  public static func fixedLayout(width: Double, height: Double) -> Self {
    Self(name: "\(width) x \(height)")
  }
}

public struct EnvironmentValues {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Writes the texts of a view; bodies of others are evaluated.
@MainActor private func show(_ view: any View) {
  func open<V: View>(_ view: V) {
    if let text = view as? Text {
      print("text", text.text)
    } else if V.Body.self == Never.self {
      print("view", V.self)
    } else {
      show(view.body)
    }
  }
  open(view)
}

@MainActor public func _registerPreview(
  name: String?, traits: [PreviewTrait<Preview.ViewTraits>],
  @ViewBuilder body: @escaping @MainActor () -> any View
) {
  registered.append(("preview \(name ?? "-") \(traits.map(\.name))", body))
}

@MainActor private var registered: [(title: String, content: @MainActor () -> any View)] = []

@MainActor public func _runProgram(
  previews: [String], setTime: @escaping (_ date: Double, _ uptime: Double) -> Void,
  setSeed: @escaping (UInt64) -> Void, fallback: () -> Void
) -> Never {
  for symbol in previews {
    guard let function = dlsym(nil, symbol) else {
      print("missing", symbol)
      continue
    }
    unsafeBitCast(function, to: (@convention(c) () -> Void).self)()
  }
  if registered.isEmpty { fallback() }
  setTime(1_000_000_000.5, 77)
  setSeed(5)
  for (title, content) in registered {
    print(title)
    show(content())
  }
  exit(0)
}
