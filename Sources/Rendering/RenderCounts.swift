/// How often the renderer made something that a steady frame must not make, and how much it drew.
nonisolated package struct RenderCounts: Sendable, Hashable {
  /// Programs compiled and linked while a frame waited.
  package var programs = 0
  /// Programs that came from the cache folder while a frame waited.
  package var restored = 0
  /// Programs that were made in the background.
  package var ahead = 0
  /// Textures made: images uploaded, and framebuffers of passes.
  package var textures = 0
  /// Uploads of uniform values: at most one a frame, simulations not counted.
  package var uploads = 0
  /// Quads and meshes drawn.
  package var draws = 0
  /// Calls of the driver that drew them: one may draw many quads.
  package var calls = 0
  /// Passes drawn.
  package var passes = 0
  /// Pixels of the frames themselves that could be drawn to: fewer than they have if only some had
  /// changed.
  package var pixels = 0
  /// Frames drawn.
  package var frames = 0

  package init() {}
}

/// How much a renderer has on the GPU from one frame for the next.
nonisolated package struct CachedCounts: Sendable, Hashable {
  package var programs: Int
  /// Textures of images and of passes.
  package var textures: Int
}
