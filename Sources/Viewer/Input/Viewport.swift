internal import Opening

/// The state of the window: its size, its monitor, and whether it can be seen.
nonisolated struct Viewport: Sendable, Hashable {
  /// Size of the framebuffer in pixels; 0 while minimized on some systems.
  var pixelWidth: Int
  var pixelHeight: Int
  /// Pixels of the monitor for one point.
  var contentScale = 1.0
  /// Frames a second of the monitor.
  var refreshRate = 60.0
  /// Whether the window is neither minimized nor unmapped nor without pixels.
  var isVisible = false
  var isFullscreen = false

  var pixelSize: PixelSize { PixelSize(width: pixelWidth, height: pixelHeight) }

  func hasSize(of other: Viewport) -> Bool {
    pixelWidth == other.pixelWidth && pixelHeight == other.pixelHeight
  }
}
