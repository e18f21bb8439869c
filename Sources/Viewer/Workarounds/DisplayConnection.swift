internal import CGLFW
internal import Glibc
internal import Synchronization

/// The connection to the display server, and whether it has ended: the server was killed, or the
/// session with it.
///
/// Left to itself, X11's library ends the program in the middle of whatever it does, with a message
/// of its own; and a window of Wayland closes as if the user had closed it. This way the program
/// ends in good order, stores what was set, and says why.
///
/// Delete when GLFW reports the end of its connection, under X11 and under Wayland.
nonisolated enum DisplayConnection {
  private static let isLost = Atomic<Bool>(false)
  /// The error and the request that X11 refused last, each as its number; 0 if there was none.
  private static let refusal = Atomic<Int>(0)

  private typealias GetDisplay = @convention(c) () -> OpaquePointer?
  private typealias GetDescriptor = @convention(c) (OpaquePointer) -> Int32

  /// Returns the descriptor of a connection of Wayland's library; `nil` where it is not loaded.
  private static let waylandDescriptor = dlopen(
    "libwayland-client.so.0", RTLD_LAZY | RTLD_NOLOAD
  )
  .flatMap { dlsym($0, "wl_display_get_fd") }
  .map { unsafeBitCast($0, to: GetDescriptor.self) }

  /// Closure that ends the program, and the thread that it runs on.
  private final class End: Sendable {
    let body: @MainActor () -> Never
    private let mainThread = pthread_self()

    var isOnMainThread: Bool { pthread_equal(pthread_self(), mainThread) != 0 }

    init(_ body: @escaping @MainActor () -> Never) { self.body = body }
  }

  /// Notices from now on when the connection of GLFW's window system ends; to be called on the main
  /// thread.
  ///
  /// - Parameter end: Ends the program, in the middle of a call of X11's library: those that use
  ///   the library read answers that are not there (libXrandr 1.5.2, in `XRRGetCrtcInfo`).
  static func watch(_ system: WindowSystem, end: @escaping @MainActor () -> Never) {
    guard system == .x11,
      let library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD),
      let setHandler = dlsym(library, "XSetIOErrorHandler"),
      // Since libX11 1.7; without it the library ends the program after the handler.
      let setExitHandler = dlsym(library, "XSetIOErrorExitHandler"),
      let display = display(from: "glfwGetX11Display")
    else { return }
    typealias Handler = @convention(c) (OpaquePointer?) -> Int32
    typealias SetHandler = @convention(c) (Handler) -> UnsafeRawPointer?
    typealias ExitHandler =
      @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
    typealias SetExitHandler =
      @convention(c) (OpaquePointer, ExitHandler, UnsafeMutableRawPointer?) -> Void
    // The thread may be any.
    _ = unsafeBitCast(setHandler, to: SetHandler.self)({ _ in 0 })
    unsafeBitCast(setExitHandler, to: SetExitHandler.self)(
      display,
      { _, data in
        DisplayConnection.isLost.store(true, ordering: .releasing)
        guard let data else { return }
        let end = Unmanaged<End>.fromOpaque(data).takeUnretainedValue()
        if end.isOnMainThread { MainActor.assumeIsolated { end.body() } }
        // GLFW waits for events that cannot come any more; this thread has nothing left to do.
        glfwPostEmptyEvent()
        while true { pause() }
      }, Unmanaged.passRetained(End(end)).toOpaque())
  }

  /// Lets the program outlive requests that X11 refuses.
  ///
  /// A program that asks for what was copied here may be gone before the answer: writing to its
  /// window is an error then, for which X11's library ends this one. To be called again and again:
  /// GLFW 3.3 takes the handler away whenever it expects errors itself.
  static func outliveErrors() {
    typealias Handler = @convention(c) (OpaquePointer?, UnsafeRawPointer?) -> Int32
    typealias SetHandler = @convention(c) (Handler) -> UnsafeRawPointer?
    guard let setErrorHandler else { return }
    _ = unsafeBitCast(setErrorHandler, to: SetHandler.self)({ _, event in
      // XErrorEvent: kind, display, resource, serial number, then the error and the request.
      if let event {
        let (error, request) = (
          event.load(fromByteOffset: 32, as: UInt8.self),
          event.load(fromByteOffset: 33, as: UInt8.self)
        )
        DisplayConnection.refusal.store(Int(error) << 8 | Int(request), ordering: .relaxed)
      }
      return 0
    })
  }

  /// The function of X11's library, once GLFW has loaded it.
  private nonisolated(unsafe) static let setErrorHandler = dlopen(
    "libX11.so.6", RTLD_LAZY | RTLD_NOLOAD
  )
  .flatMap { dlsym($0, "XSetErrorHandler") }

  /// Returns what X11 has refused since the last call; `nil` if nothing.
  static func takeRefusal() -> String? {
    let refusal = refusal.exchange(0, ordering: .relaxed)
    return refusal == 0 ? nil : "X11 refused request \(refusal & 0xFF): error \(refusal >> 8)"
  }

  /// Whether it has ended.
  static func hasEnded(_ system: WindowSystem) -> Bool {
    switch system {
    case .x11: return isLost.load(ordering: .acquiring)
    case .wayland:
      // The library notes an end only when it has something to send, and GLFW waits on without it.
      guard let waylandDescriptor, let display = display(from: "glfwGetWaylandDisplay") else {
        return false
      }
      var connection = pollfd(fd: waylandDescriptor(display), events: 0, revents: 0)
      return poll(&connection, 1, 0) > 0 && Int32(connection.revents) & (POLLHUP | POLLERR) != 0
    }
  }

  /// GLFW has the function only where it was built for that window system.
  private static func display(from function: String) -> OpaquePointer? {
    dlsym(nil, function).flatMap { unsafeBitCast($0, to: GetDisplay.self)() }
  }
}
