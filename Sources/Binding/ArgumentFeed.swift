/// What feeds one argument of a user's function while it is on the stage.
///
/// ```swift
/// switch binding.feed {
/// case .layerSize: uniforms.set(name, to: size)
/// case .time: uniforms.set(name, to: time)
/// …
/// ```
///
/// An argument with more components than the feed has gets 1 (`layerSize`) or 0 (all others) for
/// the rest.
package enum ArgumentFeed: Sendable, Hashable {
  package enum Axis: String, Sendable, Hashable {
    case x, y
  }

  /// In what a place is measured; the origin is the layer's top left corner in both.
  package enum Space: Sendable, Hashable {
    case points
    /// 0…1 across the layer.
    case unit
  }

  /// `float2`: width and height of the layer in points.
  case layerSize
  /// `float4`: x, y, width and height of the layer in points.
  case layerBounds
  /// `float`: width of the layer in points.
  case layerWidth
  /// `float`: height of the layer in points.
  case layerHeight
  /// `float`: width of the layer over its height.
  case layerAspect
  /// `float2`: the middle of the layer.
  case layerCenter(Space)
  /// `float`: seconds of the scene's clock.
  case time
  /// `float`: seconds since the pointer was pressed last, the scene's clock until then: for ripples
  /// that start at a touch and die down.
  case timeSincePress
  /// `float2`, or a `float` for one axis: where the pointer was pressed last and dragged to, the
  /// layer's middle until then.
  case touch(Axis?, Space)
  /// `float2` or `float`: how far the pointer was dragged since it was pressed, in points; 0 when
  /// it is not held.
  case dragTranslation(Axis?)
  /// `float2` or `float`: how fast the pointer is dragged, in points per second; 0 when it is not
  /// held.
  case dragVelocity(Axis?)
  /// `bool`, `int`: whether the pointer is held, 0 or 1, without a spring.
  case pressed
  /// What a user moves.
  case control
  /// `texture2d`: a picture.
  case picture
  /// `int`: how many elements the array of this name has.
  case count(ofArray: String)
}
