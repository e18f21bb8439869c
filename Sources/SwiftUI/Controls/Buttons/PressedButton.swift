/// A button under a style that shows whether it is pressed.
nonisolated struct PressedButton<Style: ButtonStyle>: View {
  private let style: ConnectedStyle<Style>
  let button: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  init(style: Style, button: PrimitiveButtonStyleConfiguration) {
    self.style = ConnectedStyle(style)
    self.button = button
  }

  @MainActor var body: some View {
    style.style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: button.role, label: ButtonStyleConfiguration.Label(content: button.label.content),
        isPressed: isPressed)
    )
    .gesture(ButtonGesture(setPressed: { isPressed = $0 }, action: { button.trigger() }))
    .onActivationKey { button.trigger() }
  }
}

/// The press of a button: it can leave the button and come back, and counts where it ends.
nonisolated struct ButtonGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never

  /// Takes in whether the button is pressed.
  let setPressed: @MainActor (Bool) -> Void
  let action: @MainActor () -> Void

  @MainActor static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    ButtonRecognizer(gesture)
  }
}

private final class ButtonRecognizer: _GestureRecognizer<ButtonGesture> {
  private var isPressed = false

  override func handle(_ event: GestureEvent) -> Bool {
    switch event.kind {
    case .tick: return false
    case .down, .moved:
      set(event.kind == .down || isInside(event))
      return report(.active(isPressed))
    case .up:
      let isInside = isInside(event)
      if isInside { gesture.action() }
      set(false)
      return report(isInside ? .ended(true) : .failed)
    case .cancelled, .superseded, .pinched:
      set(false)
      return report(.failed)
    }
  }

  private func set(_ new: Bool) {
    guard new != isPressed else { return }
    isPressed = new
    gesture.setPressed(new)
  }

  /// Whether the pointer is over the button, or where it is when it is not pressed: one that
  /// shrinks under the pointer is not left by that.
  private func isInside(_ event: GestureEvent) -> Bool {
    guard let element = event.element, let point = element.convertFromStage(event.point) else {
      return false
    }
    return element.frame.contains(point) || element.hit(point) != nil
      || element.isCovered(at: event.point)
  }
}

extension Element {
  /// Whether something around counts a press at a point of the stage as one of the element.
  fileprivate func isCovered(at point: CGPoint) -> Bool {
    var child = self
    while let next = child.parent {
      if let inside = next.convertFromStage(point), next.coversPress(at: inside, of: child) {
        return true
      }
      child = next
    }
    return false
  }
}
