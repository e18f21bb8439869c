/// An element that can have the keyboard.
@MainActor
protocol FocusTarget: Element {
  /// Takes in that it has the keyboard, or has it no more.
  func focusDidChange(_ isFocused: Bool)
}

extension Element {
  /// The stage that it is on; `nil` while it is on none.
  var stageRoot: RootElement? {
    var element = self
    while let next = element.parent { element = next }
    return element as? RootElement
  }
}
