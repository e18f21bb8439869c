internal import CGLFW
internal import Glibc

/// A Wayland compositor's word that it takes a window's next frame.
///
/// ```swift
/// // given frames: WaylandFrames, window: OpaquePointer
/// frames.note()
/// glfwSwapBuffers(window)
/// frames.isAwaited  // until the compositor has shown that frame; GLFW's events bring the word
/// ```
///
/// It does not come while nobody can see the window: covered, minimized, on another workspace or on
/// a screen that sleeps. With a swap interval of 1 the swap waits for the same, for as long as that
/// takes, and no event is heard meanwhile, nor a request to end.
///
/// Delete when a swap with an interval of 1 returns for a window that nobody can see.
nonisolated final class WaylandFrames {
  private let surface: OpaquePointer
  private let library: Library
  private let listener: UnsafeMutablePointer<Done>
  private var callback: OpaquePointer?

  /// Callback for a frame that was shown.
  private typealias Done = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UInt32) -> Void

  /// - Parameter window: The window whose frames are meant; it must outlive this object.
  /// - Returns: `nil` where GLFW does not use Wayland.
  init?(of window: OpaquePointer) {
    typealias SurfaceOf = @convention(c) (OpaquePointer) -> OpaquePointer?
    guard WindowSystem.current == .wayland,
      let surfaceOf = dlsym(nil, "glfwGetWaylandWindow"),
      let surface = unsafeBitCast(surfaceOf, to: SurfaceOf.self)(window),
      let library = Library()
    else { return nil }
    self.surface = surface
    self.library = library
    listener = .allocate(capacity: 1)
    listener.initialize(to: { frames, _, _ in
      guard let frames else { return }
      Unmanaged<WaylandFrames>.fromOpaque(frames).takeUnretainedValue().forget()
    })
  }

  deinit {
    forget()
    listener.deallocate()
  }

  /// Whether the compositor has not yet shown the frame that was noted last.
  var isAwaited: Bool { callback != nil }

  /// Asks the compositor to say when it has shown the frame that the next swap hands over; the
  /// window must be visible, for only then does a swap hand it over.
  func note() {
    guard callback == nil else { return }
    var newObject: UInt64 = 0  // a union of pointer size; the library fills it in
    callback = library.construct(surface, Self.frameRequest, &newObject, library.callbackInterface)
    if let callback {
      _ = library.addListener(callback, listener, Unmanaged.passUnretained(self).toOpaque())
    }
  }

  private func forget() {
    if let callback { library.destroy(callback) }
    callback = nil
  }

  /// The number of `wl_surface.frame` in Wayland's protocol.
  private static let frameRequest: UInt32 = 3

  /// The functions of Wayland's client library, which GLFW has loaded: a program that is not linked
  /// with it runs without Wayland, too.
  private struct Library {
    typealias Construct =
      @convention(c) (
        OpaquePointer, UInt32, UnsafeMutableRawPointer, UnsafeRawPointer
      ) -> OpaquePointer?
    typealias AddListener =
      @convention(c) (
        OpaquePointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer
      ) -> Int32
    typealias Destroy = @convention(c) (OpaquePointer) -> Void

    let construct: Construct
    let addListener: AddListener
    let destroy: Destroy
    let callbackInterface: UnsafeRawPointer

    init?() {
      guard let library = dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_NOLOAD),
        let construct = dlsym(library, "wl_proxy_marshal_array_constructor"),
        let addListener = dlsym(library, "wl_proxy_add_listener"),
        let destroy = dlsym(library, "wl_proxy_destroy"),
        let interface = dlsym(library, "wl_callback_interface")
      else { return nil }
      self.construct = unsafeBitCast(construct, to: Construct.self)
      self.addListener = unsafeBitCast(addListener, to: AddListener.self)
      self.destroy = unsafeBitCast(destroy, to: Destroy.self)
      callbackInterface = UnsafeRawPointer(interface)
    }
  }
}
