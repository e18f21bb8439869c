/// Keyframes of one property of a value.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>:
  PrimitiveKeyframes
where Content.Value == Property {
  private let keyPath: WritableKeyPath<Root, Property>
  private let content: Content

  init(keyPath: WritableKeyPath<Root, Property>, content: Content) {
    self.keyPath = keyPath
    self.content = content
  }

  /// Creates the track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {
    self.init(keyPath: keyPath, content: content())
  }

  /// Creates the track of a value as a whole.
  public init(@KeyframeTrackContentBuilder<Property> content: () -> Content)
  where Root == Property {
    self.init(keyPath: \.self, content: content())
  }

  public typealias Value = Root

  public var body: EmptyKeyframes<Root> { EmptyKeyframes() }

  func curves(from initialValue: Root) -> [KeyframeTimeline<Root>.Curve] {
    let curve = KeyframeCurve(from: initialValue[keyPath: keyPath], content.steps)
    return [
      KeyframeTimeline<Root>.Curve(
        duration: curve.duration,
        setValue: { [keyPath] value, time in value[keyPath: keyPath] = curve.value(at: time) },
        setVelocity: { [keyPath] value, time in
          value[keyPath: keyPath] = curve.velocity(at: time)
        })
    ]
  }
}
