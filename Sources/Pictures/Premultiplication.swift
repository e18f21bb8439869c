/// Returns a straight color as premultiplied: `color × alpha ÷ 255`, rounded to the nearest.
///
/// Division by 255 by two shifts, exact for every product of two bytes (Blinn, "Three Wrongs Make a
/// Right", 1995).
@inline(__always)
func premultiplied(_ color: UInt8, alpha: UInt8) -> UInt8 {
  let product = UInt32(color) &* UInt32(alpha) &+ 128
  return UInt8(truncatingIfNeeded: (product &+ product >> 8) >> 8)
}

/// Returns a premultiplied color as straight: `color × 255 ÷ alpha`, rounded to the nearest; 0
/// where nothing is visible.
///
/// A color greater than its alpha counts as equal. What `premultiplied` makes of the result is the
/// color again.
@inline(__always)
func straight(_ color: UInt8, alpha: UInt8) -> UInt8 {
  if alpha == 255 { return color }
  if alpha == 0 { return 0 }
  let scaled = UInt32(min(color, alpha)) &* 255 &+ UInt32(alpha / 2)
  return UInt8(truncatingIfNeeded: scaled / UInt32(alpha))
}
