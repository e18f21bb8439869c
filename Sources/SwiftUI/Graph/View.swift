@_exported public import Observation

/// A part of a user interface.
///
/// A view with a body is a description: the engine evaluates the body where something that it read
/// has changed. A view without one, such as `Text`, makes a node of its own.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node of a view that has appeared.
  ///
  /// Views with a body have this from an extension.
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self>
}

extension View {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    BodyNode(view, inputs)
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Where a node appears: what it has from its parent.
public struct _NodeInputs {
  let graph: ViewGraph
  weak var parent: _Node?
  var environment: EnvironmentValues
}
