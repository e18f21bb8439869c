internal import CGLFW
internal import Dispatch
internal import Rendering
internal import Synchronization

/// An OpenGL context that shares its objects with a window's, with a thread of its own.
///
/// It belongs to a window that is never shown, so that its pixels are of the same kind: drivers
/// compile for those.
nonisolated final class SharedContext: BackgroundContext {
  private nonisolated(unsafe) let handle: OpaquePointer
  private let isStopped = Atomic<Bool>(false)
  private let queue = DispatchQueue(label: "background programs", qos: .utility)

  /// - Parameter window: The window whose objects are shared, made with the hints that still hold.
  init?(sharingWith window: OpaquePointer) {
    glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE)
    guard let handle = glfwCreateWindow(16, 16, "", nil, window) else { return nil }
    self.handle = handle
  }

  func perform(_ body: @escaping @Sendable () -> Void) {
    queue.async { [self] in
      guard !isStopped.load(ordering: .relaxed) else { return }
      // Both threads talk to the X server over one connection: an answer that was read here may
      // have brought events along, and a thread that waits for the connection would not wake for
      // them.
      glfwMakeContextCurrent(handle)
      glfwPostEmptyEvent()
      body()
      glfwMakeContextCurrent(nil)
      glfwPostEmptyEvent()
    }
  }

  func later(_ seconds: Double, _ body: @escaping @Sendable () -> Void) {
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + seconds) { [self] in
      body()
      if !isStopped.load(ordering: .relaxed) { glfwPostEmptyEvent() }
    }
  }

  /// Waits for what is under way, gives up what is not, and destroys the context; to be called on
  /// the main thread, once.
  func destroy() {
    isStopped.store(true, ordering: .relaxed)
    queue.sync {}
    glfwDestroyWindow(handle)
  }
}
