/// The view that has the keyboard, as a value that can be set.
///
/// ```swift
/// struct NameForm: View {
///   @State private var name = ""
///   @FocusState private var isNaming: Bool
///
///   var body: some View {
///     TextField("Name", text: $name).focused($isNaming)
///       .onAppear { isNaming = true }
///   }
/// }
/// ```
@propertyWrapper
public nonisolated struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: StoredValue<Value>?

  public init() where Value == Bool { initial = false }

  public init<T: Hashable>() where Value == T? { initial = nil }

  @MainActor public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue, transaction: nil) }
  }

  @MainActor public var projectedValue: Binding { Binding(location: location, initial: initial) }

  /// A focus state that another view owns.
  @propertyWrapper
  public nonisolated struct Binding {
    fileprivate let location: StoredValue<Value>?
    fileprivate let initial: Value

    @MainActor public var wrappedValue: Value {
      get { location?.read() ?? initial }
      nonmutating set { location?.write(newValue, transaction: nil) }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: InstalledProperty {
  static var isLeftOutOfComparison: Bool { true }

  @MainActor mutating func install(in node: _Node, storage: inout AnyObject?) {
    let stored = storage as? StoredValue<Value> ?? StoredValue(initial, graph: node.graph)
    storage = stored
    location = stored
  }
}

/// Connects a view's having the keyboard with a focus state.
private nonisolated struct FocusedView<Value: Hashable>: ViewModifier {
  let state: FocusState<Value>.Binding
  /// The state's value while the view has the keyboard, and while none has it.
  let value: Value
  let none: Value

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      FocusedModifier(isWanted: state.wrappedValue == value) { isFocused in
        if isFocused {
          state.wrappedValue = value
        } else if state.wrappedValue == value {
          state.wrappedValue = none
        }
      })
  }
}

/// Gives the keyboard to a view, and reports whether it has it.
nonisolated struct FocusedModifier: PrimitiveModifier {
  typealias Body = Never

  let isWanted: Bool
  let report: @MainActor (Bool) -> Void

  @MainActor func makeElement(around content: Element, node: _Node) -> FocusedElement {
    let element = FocusedElement(node: node)
    element.children = [content]
    element.modifier = self
    return element
  }

  @MainActor func update(_ element: FocusedElement, from old: FocusedModifier) {
    element.modifier = self
  }
}

/// An element that knows whether a view inside it has the keyboard.
final class FocusedElement: Element {
  private var isFocused = false
  fileprivate var modifier: FocusedModifier? {
    didSet {
      guard let modifier, modifier.isWanted != isFocused else { return }
      graph.afterLayout { [weak self] in self?.follow() }
      graph.needsLayout = true
    }
  }

  override init(node: _Node) { super.init(node: node) }

  /// Takes in that a view inside it has the keyboard, or has it no more.
  func noteFocus(_ isFocused: Bool) {
    guard isFocused != self.isFocused else { return }
    self.isFocused = isFocused
    modifier?.report(isFocused)
  }

  private func follow() {
    guard let modifier, modifier.isWanted != isFocused, let root = stageRoot else { return }
    root.focus(modifier.isWanted ? keyTargets.first : nil)
  }
}

extension View {
  /// Connects the view's having the keyboard with a condition.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedView(state: condition, value: true, none: false))
  }

  /// Connects the view's having the keyboard with a state that has `value` then.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedView(state: binding, value: value, none: nil))
  }
}
