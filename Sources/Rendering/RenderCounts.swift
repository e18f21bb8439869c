/// How often the renderer made something that a steady frame must not make.
package struct RenderCounts: Sendable, Hashable {
  /// Programs compiled and linked.
  package var programs = 0
  /// Images uploaded.
  package var textures = 0
  /// Quads drawn.
  package var draws = 0
  /// Frames drawn.
  package var frames = 0
}
