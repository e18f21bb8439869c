/// The pointer as Shadertoy's `iMouse` has it, in points from the bottom left of what is filled,
/// y up.
package struct ClickedPointer: Sendable, Hashable {
  /// Where it is while its button is down, else where it was when the button came up.
  package var place: Point
  /// Where its button went down last.
  package var pressPlace: Point
  package var isDown: Bool
  /// The frame in which the button went down; `nil` if that is not this one, and there are no
  /// others.
  package var pressFrame: Int?

  package init(place: Point, pressPlace: Point, isDown: Bool, pressFrame: Int?) {
    self.place = place
    self.pressPlace = pressPlace
    self.isDown = isDown
    self.pressFrame = pressFrame
  }

  /// Returns the four numbers in whole pixels: the place, then where the button went down. The
  /// third is negative unless it is down, the fourth unless it went down in this very frame, even
  /// if it has come up already.
  package func numbers(pixelsPerPoint: Double, isPressFrame: Bool) -> [Double] {
    let pixels = [place.x, place.y, pressPlace.x, pressPlace.y].map {
      // What is a whole pixel but for rounding is that pixel.
      ($0 * pixelsPerPoint + 1e-6).rounded(.down)
    }
    return [
      pixels[0], pixels[1], isDown ? pixels[2] : -pixels[2],
      isPressFrame ? pixels[3] : -pixels[3],
    ]
  }
}
