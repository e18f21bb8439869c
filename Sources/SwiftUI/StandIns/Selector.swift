/// The name of a method, as `#selector` gives it on Apple's systems; here it names no method.
public struct Selector: Sendable {
  public init(_ method: Any) {}
}

/// UIKit's receiver of events, for the names of its methods.
@MainActor @preconcurrency
open class UIResponder {
  public init() {}

  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  @discardableResult
  open func resignFirstResponder() -> Bool { false }
}

/// UIKit's event; there is none here.
@MainActor @preconcurrency
public final class UIEvent {
  private init() {}
}
