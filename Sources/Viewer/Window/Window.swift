internal import CGLFW
internal import Glibc
internal import Layers
internal import OpenGL

/// A GLFW window with an OpenGL 3.3 core context, hidden until it is shown.
///
/// Its context is current on the main thread from the start. Sizes are in framebuffer pixels;
/// `contentScale` says how many of them the monitor wants for a point.
final class Window {
  private let handle: OpaquePointer
  private let inbox: WindowInbox
  private var shownCursor = Cursor.arrow
  private var cursors: [Cursor: OpaquePointer] = [:]
  /// Width in screen coordinates before and after it grew for the panel.
  private var grown: (from: Int32, to: Int32)?
  /// Place and size before full screen, in screen coordinates.
  private var windowed: (x: Int32, y: Int32, width: Int32, height: Int32)?

  /// - Parameters:
  ///   - size: In points; the window takes the monitor's scale into account.
  /// - Throws: `WindowError.noDisplay` or `.noWindow` with GLFW's reason.
  init(title: String, size: Size) throws(WindowError) {
    glfwInitHint(GLFW_JOYSTICK_HAT_BUTTONS, GLFW_FALSE)
    guard glfwInit() == GLFW_TRUE else { throw .noDisplay(reason: Self.lastError()) }
    for (hint, value) in [
      (GLFW_CONTEXT_VERSION_MAJOR, 3), (GLFW_CONTEXT_VERSION_MINOR, 3),
      (GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE), (GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE),
      (GLFW_VISIBLE, GLFW_FALSE), (GLFW_DOUBLEBUFFER, GLFW_TRUE),
      (GLFW_SCALE_TO_MONITOR, GLFW_TRUE), (GLFW_FOCUS_ON_SHOW, GLFW_TRUE),
      // No depth, no stencil, no samples: edges are antialiased by coverage.
      (GLFW_DEPTH_BITS, 0), (GLFW_STENCIL_BITS, 0), (GLFW_SAMPLES, 0), (GLFW_SRGB_CAPABLE, 0),
    ] {
      glfwWindowHint(hint, value)
    }
    glfwWindowHintString(GLFW_X11_CLASS_NAME, "harmonic")
    glfwWindowHintString(GLFW_X11_INSTANCE_NAME, "harmonic")
    let fitted = Self.fitted(size)
    guard
      let handle = glfwCreateWindow(Int32(fitted.width), Int32(fitted.height), title, nil, nil)
    else {
      let reason = Self.lastError()
      let found = Self.versionOfAnyContext()
      glfwTerminate()
      throw .noWindow(reason: found.map { "found \($0)" } ?? reason)
    }
    self.handle = handle
    inbox = WindowInbox(of: handle)
    glfwMakeContextCurrent(handle)
    glfwSwapInterval(1)
  }

  /// Returns the OpenGL version of a window without wishes, `nil` if there is not even that.
  private static func versionOfAnyContext() -> String? {
    glfwDefaultWindowHints()
    glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE)
    guard let window = glfwCreateWindow(16, 16, "", nil, nil) else { return nil }
    defer { glfwDestroyWindow(window) }
    glfwMakeContextCurrent(window)
    return DriverDescription.currentVersion
  }

  /// Returns `size`, made smaller in proportion where the main monitor has less room than that.
  private static func fitted(_ size: Size) -> Size {
    var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    glfwGetMonitorWorkarea(glfwGetPrimaryMonitor(), &x, &y, &width, &height)
    guard width > 0, height > 0 else {
      return Size(width: min(size.width, 16_384), height: min(size.height, 16_384))
    }
    // The window will be as many times larger as the monitor has pixels per point.
    var (scaleX, scaleY): (Float, Float) = (1, 1)
    glfwGetMonitorContentScale(glfwGetPrimaryMonitor(), &scaleX, &scaleY)
    let scale = max(1, Double(max(scaleX, scaleY)))
    // A tenth is left for title bar and borders.
    let room = (width: Double(width) * 0.9 / scale, height: Double(height) * 0.9 / scale)
    let factor = min(1, room.width / size.width, room.height / size.height)
    return Size(
      width: max(1, (size.width * factor).rounded()),
      height: max(1, (size.height * factor).rounded()))
  }

  isolated deinit {
    glfwDestroyWindow(handle)
    glfwTerminate()
  }

  /// Returns a context for another thread that shares the window's objects; `nil` where the system
  /// has none to give.
  func sharedContext() -> SharedContext? { SharedContext(sharingWith: handle) }

  // MARK: - Size

  /// Width and height of the framebuffer in pixels; 0 while minimized on some systems.
  var pixelSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    glfwGetFramebufferSize(handle, &width, &height)
    return (Int(width), Int(height))
  }

  /// Pixels of the monitor for one point.
  var contentScale: Double {
    var (x, y): (Float, Float) = (1, 1)
    glfwGetWindowContentScale(handle, &x, &y)
    return max(1, Double(max(x, y)))
  }

  /// The window's current state.
  var viewport: Viewport {
    let (width, height) = pixelSize
    return Viewport(
      pixelWidth: width, pixelHeight: height, contentScale: contentScale,
      refreshRate: refreshRate, isVisible: isVisible, isFullscreen: isFullscreen)
  }

  // MARK: - Showing

  func show() { glfwShowWindow(handle) }

  func setTitle(_ title: String) { glfwSetWindowTitle(handle, title) }

  /// Puts the frame just drawn on the screen, in step with the monitor where the system allows it.
  func swapBuffers() { glfwSwapBuffers(handle) }

  /// Whether the window can be seen: it is not minimized, mapped, and has pixels.
  var isVisible: Bool {
    let (width, height) = pixelSize
    return glfwGetWindowAttrib(handle, GLFW_ICONIFIED) == GLFW_FALSE
      && glfwGetWindowAttrib(handle, GLFW_VISIBLE) == GLFW_TRUE && width > 0 && height > 0
  }

  /// Frames a second of the monitor the window is on; 60 where it is not known.
  var refreshRate: Double {
    guard let monitor = monitor, let mode = glfwGetVideoMode(monitor) else { return 60 }
    let rate = Double(mode.pointee.refreshRate)
    return rate >= 20 ? rate : 60
  }

  var isFullscreen: Bool { windowed != nil }

  /// Fills the monitor the window is on, or restores its place and size.
  func toggleFullscreen() {
    if let back = windowed {
      glfwSetWindowMonitor(handle, nil, back.x, back.y, back.width, back.height, GLFW_DONT_CARE)
      windowed = nil
    } else if let monitor, let mode = glfwGetVideoMode(monitor) {
      var now: (x: Int32, y: Int32, width: Int32, height: Int32) = (0, 0, 0, 0)
      glfwGetWindowPos(handle, &now.x, &now.y)
      glfwGetWindowSize(handle, &now.width, &now.height)
      windowed = now
      glfwSetWindowMonitor(
        handle, monitor, 0, 0, mode.pointee.width, mode.pointee.height, mode.pointee.refreshRate)
    }
    glfwSwapInterval(1)  // some drivers reset it with the mode
  }

  // MARK: - Growing

  /// Makes the window wider to the right, if it is neither full screen nor maximized and its
  /// monitor has the room.
  ///
  /// Waits for the window system to do it, a tenth of a second at most, so that no frame is drawn
  /// for a size in between.
  func grow(byPoints points: Double) {
    var (width, height): (Int32, Int32) = (0, 0)
    glfwGetWindowSize(handle, &width, &height)
    // Screen coordinates are pixels on some systems and points on others.
    let units = points * contentScale * Double(width) / Double(max(1, pixelSize.width))
    let wider = width + Int32(units.rounded())
    guard !isFullscreen, glfwGetWindowAttrib(handle, GLFW_MAXIMIZED) == GLFW_FALSE,
      let monitor
    else { return }
    var area: (x: Int32, y: Int32, width: Int32, height: Int32) = (0, 0, 0, 0)
    glfwGetMonitorWorkarea(monitor, &area.x, &area.y, &area.width, &area.height)
    var (x, y, left, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    glfwGetWindowPos(handle, &x, &y)
    glfwGetWindowFrameSize(handle, &left, nil, &right, nil)
    guard wider + left + right <= area.width else { return }
    grown = (from: width, to: wider)
    setWidth(wider)
    let overhang = x + wider + right - (area.x + area.width)
    if overhang > 0 { glfwSetWindowPos(handle, x - overhang, y) }
  }

  /// Takes back what `grow` did, unless the window has had another size since.
  func shrink() {
    var (width, height): (Int32, Int32) = (0, 0)
    glfwGetWindowSize(handle, &width, &height)
    if let grown, grown.to == width, !isFullscreen { setWidth(grown.from) }
    grown = nil
  }

  private func setWidth(_ width: Int32) {
    var (before, height): (Int32, Int32) = (0, 0)
    glfwGetWindowSize(handle, &before, &height)
    glfwSetWindowSize(handle, width, height)
    for _ in 0..<10 {
      glfwWaitEventsTimeout(0.01)
      glfwGetWindowSize(handle, &before, &height)
      if before == width { return }
    }
  }

  /// The monitor that shows most of the window.
  private var monitor: OpaquePointer? {
    if let current = glfwGetWindowMonitor(handle) { return current }
    var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    glfwGetWindowPos(handle, &x, &y)
    glfwGetWindowSize(handle, &width, &height)
    let window = Rect(
      x: Double(x), y: Double(y), width: Double(width), height: Double(height))
    var count: Int32 = 0
    let monitors = glfwGetMonitors(&count)
    let shown = (0..<Int(count)).compactMap { index -> (OpaquePointer, Double)? in
      guard let monitor = monitors?[index], let mode = glfwGetVideoMode(monitor) else { return nil }
      var (left, top): (Int32, Int32) = (0, 0)
      glfwGetMonitorPos(monitor, &left, &top)
      let shared = window.intersection(
        Rect(
          x: Double(left), y: Double(top), width: Double(mode.pointee.width),
          height: Double(mode.pointee.height)))
      return (monitor, shared.size.width * shared.size.height)
    }
    return shown.max { $0.1 < $1.1 }?.0 ?? glfwGetPrimaryMonitor()
  }

  /// The window as portals name it, so that their windows lie over it; empty where it has no name.
  ///
  /// GLFW has the function only where it was built for X11, and the answer only under X11.
  var portalName: String {
    typealias Identify = @convention(c) (OpaquePointer) -> UInt
    guard let address = dlsym(nil, "glfwGetX11Window") else { return "" }
    let number = unsafeBitCast(address, to: Identify.self)(handle)
    return number == 0 ? "" : "x11:" + String(number, radix: 16)
  }

  // MARK: - Pointer and clipboard

  /// What the pointer looks like over the window.
  enum Cursor: CaseIterable {
    case arrow, hand, text, cross

    fileprivate var shape: Int32 {
      switch self {
      case .arrow: GLFW_ARROW_CURSOR
      case .hand: GLFW_HAND_CURSOR
      case .text: GLFW_IBEAM_CURSOR
      case .cross: GLFW_CROSSHAIR_CURSOR
      }
    }
  }

  func setCursor(_ cursor: Cursor) {
    guard cursor != shownCursor else { return }
    shownCursor = cursor
    let shape = cursors[cursor] ?? glfwCreateStandardCursor(cursor.shape)
    cursors[cursor] = shape
    glfwSetCursor(handle, shape)
  }

  /// The clipboard's text; `nil` if it holds none.
  var clipboard: String? {
    get { glfwGetClipboardString(handle).map { String(cString: $0) } }
    set { glfwSetClipboardString(handle, newValue ?? "") }
  }

  // MARK: - Events

  var shouldClose: Bool { glfwWindowShouldClose(handle) == GLFW_TRUE }

  /// Takes what has happened since the last call, without waiting.
  func pollEvents() -> [WindowEvent] {
    glfwPollEvents()
    return inbox.take()
  }

  /// Waits until something happens, or for at most `seconds`; `nil` waits indefinitely.
  func waitEvents(for seconds: Double?) -> [WindowEvent] {
    if let seconds { glfwWaitEventsTimeout(max(seconds, 1e-4)) } else { glfwWaitEvents() }
    return inbox.take()
  }

  /// Wakes a `waitEvents` on the main thread; may be called from any thread.
  nonisolated static func wake() { glfwPostEmptyEvent() }

  /// Seconds since the window system was started; never goes back.
  static var time: Double { glfwGetTime() }

  private static func lastError() -> String {
    var text: UnsafePointer<CChar>?
    glfwGetError(&text)
    return text.map { String(cString: $0) } ?? "GLFW gives no reason"
  }
}
