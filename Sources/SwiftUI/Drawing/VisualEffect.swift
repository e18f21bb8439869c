/// Changes of a view's picture that leave its layout as it is.
public protocol VisualEffect: Sendable, Animatable {
  /// The changes so far, the first applied first.
  var _operations: _EffectOperations { get }
}

/// Changes of a view's picture.
public struct _EffectOperations: @unchecked Sendable {
  var list: [(EnvironmentValues) -> EffectOperation] = []
}

/// A picture without any change.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}

  public var _operations: _EffectOperations { _EffectOperations() }

  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Changes that were added to others.
nonisolated struct AddedVisualEffect: VisualEffect {
  let _operations: _EffectOperations

  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension VisualEffect {
  /// Returns the effect with one more change.
  func adding(
    _ operation: @escaping (EnvironmentValues) -> EffectOperation
  ) -> some VisualEffect {
    var operations = _operations
    operations.list.append(operation)
    return AddedVisualEffect(_operations: operations)
  }

  func adding(_ operation: EffectOperation) -> some VisualEffect {
    adding { _ in operation }
  }
}

extension View {
  /// Returns the view with its picture changed by an operation.
  nonisolated func effect(
    _ operation: @escaping (EnvironmentValues) -> EffectOperation
  ) -> some View {
    modifier(EffectModifier(operation: operation))
  }

  nonisolated func effect(_ operation: EffectOperation) -> some View {
    effect { _ in operation }
  }
}
