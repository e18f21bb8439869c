package import Layers

/// Where a value that a shader takes comes from while nobody holds it.
///
/// ```swift
/// // given feed: Feed, size: Size, time: Double
/// switch feed {
/// case .layerSize: print(size.width, size.height)
/// case .time: print(time)
/// default: print("another feed")
/// }
/// ```
///
/// The same from the declaration to the layer: a dialect or a guess names the feed, a scene
/// evaluates it at a time, and a page follows it. What a parameter has more components for than its
/// feed gets 1 (`layerSize`) or 0 (all others). What only the renderer knows becomes an argument of
/// a shader.
package enum Feed: Sendable, Hashable {
  package enum Axis: String, Sendable, Hashable {
    case x, y
  }

  /// In what a place is measured; the origin is the layer's top left corner in both.
  package enum Space: String, Sendable, Hashable {
    case points
    /// 0…1 across the layer.
    case unit
  }

  // MARK: - The user

  /// The parameter itself, which a user moves.
  case control
  /// The parameter of this name, whatever feeds that.
  case parameter(String)
  /// One element of the parameter of this name, which is a list.
  case element(of: String, Int)
  /// A picture.
  case picture
  /// How many elements the array of this name has.
  case count(ofArray: String)
  /// Always these numbers.
  case numbers([Double])

  // MARK: - The layer

  /// Width and height of the layer in points.
  case layerSize
  /// x, y, width and height of the layer in points.
  case layerBounds
  /// Width of the layer in points.
  case layerWidth
  /// Height of the layer in points.
  case layerHeight
  /// Width of the layer over its height.
  case layerAspect
  /// The middle of the layer.
  case layerCenter(Space)

  // MARK: - The clock

  /// Seconds of the scene's clock.
  case time
  /// Seconds since the pointer was pressed last, the scene's clock until then: for ripples that
  /// start at a touch and die down.
  case timeSincePress
  /// The same for so many seconds; else 0.
  case stretch(Double)
  /// Frames before this one.
  case frame
  /// Year, month, day, seconds since midnight; January is `firstMonth`.
  case date(firstMonth: Int)
  /// The clock of the harmonic strings, whose rate goes by `speedMultiplier`.
  case stringsClock
  /// There and back again, as a transition goes: seconds one way, and at rest at each end.
  case thereAndBack(travel: Double, rest: Double)

  // MARK: - The pointer

  /// Where the pointer was pressed last and dragged to, the layer's middle until then.
  case touch(Axis?, Space)
  /// Where the pointer was pressed last, in points.
  case pressPlace
  /// How far the pointer was dragged since it was pressed, in points; 0 when it is not held.
  case dragTranslation(Axis?)
  /// How fast the pointer is dragged, in points per second; 0 when it is not held.
  case dragVelocity(Axis?)
  /// Whether the pointer is held, 0 or 1, without a spring.
  case pressed
  /// On the spring of the press, between the values of two other parameters.
  case glide(released: String, pressed: String)
  /// On the spring of the press, from the value that the parameter rests at.
  case glideFromRest(to: [Double])
  /// At once, to the value of one of two other parameters.
  case jump(released: String, pressed: String)
  /// Where the pointer is, pressed or not, in pixels from the bottom left, y up; 0 until it moves.
  case pointer
  /// The same divided by the size in pixels; the middle until it moves.
  case unitPointer
  /// Shadertoy's `iMouse`: whole pixels from the bottom left, y up; where the pointer was last
  /// while held, then where it was pressed. The third is negative while it is not held, the fourth
  /// but in the first frame of a press.
  case mouse
  /// The cell of text that the pointer is in, or was in before, as Ghostty has its cursor: left and
  /// top edge in pixels from the bottom left, width and height.
  case cursor(isPrevious: Bool)
  /// When the pointer came into the cell, in seconds.
  case cursorChangeTime

  // MARK: - The window

  /// 1 while the window has the focus.
  case focus
  /// When it got the focus, in seconds.
  case focusTime

  // MARK: - The passes of a program

  /// A measure of the drawn pixels that only the renderer knows.
  case raster(RasterMeasure)
  /// Index of the pass.
  case passIndex
  /// The channel with this index.
  case channel(Int)
  /// Width and height in pixels of the channel with this index, then 1.
  case channelSize(Int)
  /// Seconds that the channel with this index has played.
  case channelTime(Int)
}

extension Feed {
  /// One word for it, in reports and on pages.
  package var word: String { String("\(self)".prefix { $0.isLetter }) }

  /// The coordinate that it is, of a place or a movement; `nil` for both or for any other feed.
  package var axis: Axis? {
    switch self {
    case .touch(let axis, _), .dragTranslation(let axis), .dragVelocity(let axis): axis
    default: nil
    }
  }

  /// Whether it is another value at any later time.
  package var isClock: Bool { self == .time || self == .timeSincePress }

  /// Whether it stays while the layer does.
  package var isLayout: Bool {
    switch self {
    case .layerSize, .layerBounds, .layerWidth, .layerHeight, .layerAspect, .layerCenter, .count:
      true
    default: false
    }
  }
}
