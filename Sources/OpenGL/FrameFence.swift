internal import COpenGL

/// Prevents drivers from queueing frames, so that the user's next event does not wait behind frames
/// that are not on the screen yet.
package struct FrameFence: ~Copyable {
  private var fence: GLsync?

  /// Longest wait in nanoseconds; a driver that takes longer is stuck.
  private static let limit: UInt64 = 1_000_000_000

  package init() {}

  deinit { glDeleteSync(fence) }

  /// Notes the end of a frame.
  package mutating func mark() {
    glDeleteSync(fence)
    fence = glFenceSync(GLenum(GL_SYNC_GPU_COMMANDS_COMPLETE), 0)
  }

  /// Waits until the last frame noted has been drawn.
  package mutating func wait() {
    guard let waiting = fence else { return }
    glClientWaitSync(waiting, GLbitfield(GL_SYNC_FLUSH_COMMANDS_BIT), Self.limit)
    glDeleteSync(waiting)
    fence = nil
  }
}
