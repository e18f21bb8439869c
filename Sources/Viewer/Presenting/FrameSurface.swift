internal import OpenGL

/// A surface that frames are presented on; tests have one without a window.
protocol FrameSurface: AnyObject {
  /// Frames ago that its pixels were drawn: 1 if they are the last frame's, 0 if they are
  /// undefined.
  var age: Int { get }

  /// Puts the frame just drawn on the screen.
  func swapBuffers()

  /// Waits until the frame that was put on the screen last has been drawn.
  func waitForFrame()
}

/// The surface of a window.
final class WindowFrameSurface: FrameSurface {
  private let window: Window
  private let surface = WindowSurface()
  private var fence = FrameFence()

  /// - Parameter window: Its context must be current.
  init(of window: Window) { self.window = window }

  var age: Int { surface.age }

  func swapBuffers() {
    window.swapBuffers()
    fence.mark()
  }

  func waitForFrame() { fence.wait() }
}
