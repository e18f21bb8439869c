internal import Messages

/// A key, or characters, for the view that has the keyboard.
enum KeyInput: Equatable {
  case key(Key)
  case typed(String)
}

/// Lets a view have the keyboard.
nonisolated struct KeyTarget: PrimitiveModifier {
  typealias Body = Never

  /// Whether a press of the view gives it the keyboard.
  let takesFocusWhenPressed: Bool
  /// Whether it has a use for characters.
  let takesText: Bool
  var isFocusable = true
  let onFocusChange: @MainActor (Bool) -> Void
  /// Takes a key; says whether it did something with it.
  let action: @MainActor (KeyInput) -> Bool

  @MainActor func makeElement(around content: Element, node: _Node) -> KeyTargetElement {
    let element = KeyTargetElement(self, node: node)
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: KeyTargetElement, from old: KeyTarget) {
    element.modifier = self
  }
}

/// An element that can have the keyboard.
final class KeyTargetElement: Element, FocusTarget {
  fileprivate(set) var modifier: KeyTarget

  fileprivate init(_ modifier: KeyTarget, node: _Node) {
    self.modifier = modifier
    super.init(node: node)
  }

  var canHaveFocus: Bool { environment.isEnabled && modifier.isFocusable }

  /// Takes in a key.
  ///
  /// - Returns: Whether it did something with it.
  func handle(_ input: KeyInput) -> Bool {
    guard canHaveFocus else { return false }
    if modifier.action(input) { return true }
    guard let press = KeyPress(input) else { return false }
    var element = parent
    while let next = element {
      if let taker = next as? KeyPressElement, taker.handle(press) { return true }
      element = next.parent
    }
    return false
  }

  func focusDidChange(_ isFocused: Bool) {
    modifier.onFocusChange(isFocused)
    var element = parent
    while let next = element {
      (next as? FocusedElement)?.noteFocus(isFocused)
      element = next.parent
    }
  }
}

extension Element {
  /// The elements in it that can have the keyboard, from the first to the last.
  var keyTargets: [KeyTargetElement] {
    var targets: [KeyTargetElement] = []
    if let target = self as? KeyTargetElement, target.canHaveFocus { targets.append(target) }
    for child in children { targets += child.keyTargets }
    return targets
  }
}

extension View {
  /// Lets the view have the keyboard.
  nonisolated func keyTarget(
    takesFocusWhenPressed: Bool = false, takesText: Bool = false,
    onFocusChange: @escaping @MainActor (Bool) -> Void = { _ in },
    action: @escaping @MainActor (KeyInput) -> Bool
  ) -> some View {
    modifier(
      KeyTarget(
        takesFocusWhenPressed: takesFocusWhenPressed, takesText: takesText,
        onFocusChange: onFocusChange, action: action))
  }

  /// Calls `action` with 1 for an arrow key to the right or up, with -1 for the others.
  nonisolated func onMoveKey(_ action: @escaping @MainActor (Double) -> Void) -> some View {
    keyTarget(takesFocusWhenPressed: true) { input in
      switch input {
      case .key(.right), .key(.up): action(1)
      case .key(.left), .key(.down): action(-1)
      default: return false
      }
      return true
    }
  }

  /// Calls `action` when Return or the space bar is pressed.
  nonisolated func onActivationKey(_ action: @escaping @MainActor () -> Void) -> some View {
    keyTarget { input in
      guard input == .key(.enter) || input == .typed(" ") else { return false }
      action()
      return true
    }
  }
}
