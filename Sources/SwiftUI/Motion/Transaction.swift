/// The circumstances of a change: whether and how it animates.
public struct Transaction {
  /// The animation of what changes; `nil` for changes at once.
  public var animation: Animation?

  /// Whether animations that views ask for themselves are left out.
  public var disablesAnimations = false

  /// Whether the change is one of many, as by a slider that is dragged.
  public var isContinuous = false

  /// Whether the speed of what changes is measured, for a spring that follows.
  public var tracksVelocity = false

  /// Work to be done when animations of the change are over.
  package var completions: [AnimationCompletion] = []

  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The animation that a change of a value starts; `nil` if it jumps.
  package var effectiveAnimation: Animation? {
    animation ?? (tracksVelocity ? Animation(VelocityTracking()) : nil)
  }
}

/// A key of a value of one's own in a transaction.
public protocol TransactionKey {
  associatedtype Value

  static var defaultValue: Value { get }
}
