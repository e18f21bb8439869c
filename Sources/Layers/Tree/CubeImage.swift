/// The six faces of a cube map, in the order +x, −x, +y, −y, +z, −z.
///
/// Each is seen from inside the cube, its first row on top, as OpenGL has them. All are squares of
/// one size.
package struct CubeImage: Sendable, Hashable {
  package let faces: [Image]

  /// `nil` if these are not six squares of one size.
  package init?(_ faces: [Image]) {
    guard faces.count == 6, let side = faces.first?.pixelWidth,
      faces.allSatisfy({ $0.pixelWidth == side && $0.pixelHeight == side })
    else { return nil }
    self.faces = faces
  }

  package var side: Int { faces[0].pixelWidth }
}
