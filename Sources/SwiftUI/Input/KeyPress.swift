internal import Messages

/// A key that is pressed while a view has the keyboard.
///
/// ```swift
/// struct Board: View {
///   @State private var column = 0
///
///   var body: some View {
///     Text("\(column)")
///       .focusable()
///       .onKeyPress(.rightArrow) {
///         column += 1
///         return .handled
///       }
///   }
/// }
/// ```
public struct KeyPress: Sendable {
  /// Whether a key has been used.
  public enum Result: Sendable { case handled, ignored }

  /// The moments of a press.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers

  /// - Parameter input: `nil` is returned for a key that has no character.
  init?(_ input: KeyInput) {
    switch input {
    case .typed(let text):
      guard let first = text.first else { return nil }
      key = KeyEquivalent(first)
      characters = text
      modifiers = first.isUppercase ? .shift : []
    case .key(let pressed):
      guard let known = Self.keys[pressed] else { return nil }
      key = known
      characters = String(known.character)
      modifiers = []
    }
    phase = .down
  }

  private static let keys: [Key: KeyEquivalent] = [
    .enter: .return, .tab: .tab, .escape: .escape, .delete: .delete,
    .forwardDelete: .deleteForward, .home: .home, .end: .end, .pageUp: .pageUp,
    .pageDown: .pageDown, .up: .upArrow, .down: .downArrow, .left: .leftArrow,
    .right: .rightArrow,
  ]
}

/// Takes keys of the view that has the keyboard and has no use for them.
nonisolated struct KeyPressModifier: PrimitiveModifier {
  typealias Body = Never

  let action: @MainActor (KeyPress) -> KeyPress.Result

  @MainActor func makeElement(around content: Element, node: _Node) -> KeyPressElement {
    let element = KeyPressElement(node: node)
    element.children = [content]
    element.modifier = self
    return element
  }

  @MainActor func update(_ element: KeyPressElement, from old: KeyPressModifier) {
    element.modifier = self
  }
}

/// An element that takes the keys of a view inside it.
final class KeyPressElement: Element {
  fileprivate var modifier: KeyPressModifier?

  /// - Returns: Whether the key has been used.
  func handle(_ press: KeyPress) -> Bool {
    environment.isEnabled && modifier?.action(press) == .handled
  }
}

extension View {
  private nonisolated func onKeys(
    _ phases: KeyPress.Phases, _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    // Called on the main actor, where keys come in.
    nonisolated(unsafe) let action = action
    return modifier(
      KeyPressModifier { press in phases.contains(.down) ? action(press) : .ignored })
  }

  /// Calls `action` for a key while the view, or one inside it, has the keyboard.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeys(.down) { $0.key == key ? action() : .ignored }
  }

  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(phases) { $0.key == key ? action($0) : .ignored }
  }

  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(phases, action)
  }

  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(phases) { press in
      press.characters.unicodeScalars.allSatisfy(characters.contains) ? action(press) : .ignored
    }
  }

  /// Calls `action` for the arrow keys.
  public nonisolated func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    onKeys(.down) { press in
      let directions: [KeyEquivalent: MoveCommandDirection] = [
        .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
      ]
      guard let action, let direction = directions[press.key] else { return .ignored }
      action(direction)
      return .handled
    }
  }

  /// Calls `action` for the Escape key.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
    onCommand(.escape, action)
  }

  /// Calls `action` for the key that deletes.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onCommand(.delete, action)
  }

  private nonisolated func onCommand(
    _ key: KeyEquivalent, _ action: (() -> Void)?
  ) -> some View {
    onKeys(.down) { press in
      guard let action, press.key == key else { return .ignored }
      action()
      return .handled
    }
  }
}

/// The direction of an arrow key.
public enum MoveCommandDirection: Sendable { case up, down, left, right }
