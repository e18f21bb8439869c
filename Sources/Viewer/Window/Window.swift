internal import CGLFW
internal import Files
internal import Glibc
internal import Layers
internal import OpenGL

/// A GLFW window with an OpenGL 3.3 core context, hidden until it is shown.
///
/// Its context is current on the main thread from the start. Sizes are in framebuffer pixels;
/// `contentScale` says how many of them the monitor wants for a point. Screen coordinates are
/// pixels under X11 and points under Wayland.
final class Window {
  private let handle: OpaquePointer
  private let inbox: WindowInbox
  let system: WindowSystem
  /// `nil` where a swap waits for the monitor only, not for a window that is covered.
  private var frames: WaylandFrames?
  private var shownCursor = Cursor.arrow
  private var cursors: [Cursor: OpaquePointer] = [:]
  /// Width in screen coordinates before and after it grew for the panel.
  private var grown: (from: Int32, to: Int32)?
  /// Width in screen coordinates that the window system was asked for, and until when it may take
  /// to give it.
  private var asked: (width: Int32, end: Double)?
  /// Place and size before full screen, in screen coordinates.
  private var windowed: (x: Int32, y: Int32, width: Int32, height: Int32)?

  /// Seconds that a window system may take to give the window another size.
  private static let patience = 0.1

  /// - Parameters:
  ///   - size: In points; the window takes the monitor's scale into account.
  /// - Throws: `WindowError.noDisplay` or `.noWindow` with GLFW's reason.
  init(title: String, size: Size) throws(WindowError) {
    glfwInitHint(GLFW_JOYSTICK_HAT_BUTTONS, GLFW_FALSE)
    if let reason = WaylandAvoidance.chooseSystem() { throw .noDisplay(reason: reason) }
    guard glfwInit() == GLFW_TRUE else { throw .noDisplay(reason: Self.lastError()) }
    system = .current
    for (hint, value) in [
      (GLFW_CONTEXT_VERSION_MAJOR, 3), (GLFW_CONTEXT_VERSION_MINOR, 3),
      (GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE), (GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE),
      (GLFW_VISIBLE, GLFW_FALSE), (GLFW_DOUBLEBUFFER, GLFW_TRUE),
      (GLFW_SCALE_TO_MONITOR, GLFW_TRUE),
      // Under Wayland the compositor gives the focus, and a program that asks for it is refused.
      (GLFW_FOCUS_ON_SHOW, system == .x11 ? GLFW_TRUE : GLFW_FALSE),
      // No depth, no stencil, no samples: edges are antialiased by coverage.
      (GLFW_DEPTH_BITS, 0), (GLFW_STENCIL_BITS, 0), (GLFW_SAMPLES, 0), (GLFW_SRGB_CAPABLE, 0),
    ] {
      glfwWindowHint(hint, value)
    }
    system.setProgramName("harmonic")
    let fitted = Self.fitted(size)
    guard
      let handle = glfwCreateWindow(
        Int32(clamping: fitted.width), Int32(clamping: fitted.height), title.visible, nil, nil)
    else {
      let reason = Self.lastError()
      let found = Self.versionOfAnyContext()
      glfwTerminate()
      throw .noWindow(reason: found.map { "found \($0)" } ?? reason)
    }
    self.handle = handle
    inbox = WindowInbox(of: handle)
    frames = WaylandFrames(of: handle)
    glfwMakeContextCurrent(handle)
    glfwSwapInterval(swapInterval)
  }

  /// Refreshes of the monitor for which a swap waits at least.
  private var swapInterval: Int32 { frames == nil ? 1 : 0 }

  /// Returns the OpenGL version of a window of any version; `nil` if none can be made.
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
    frames = nil  // it talks over the connection that ends here
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

  func setTitle(_ title: String) { glfwSetWindowTitle(handle, title.visible) }

  /// Shows an icon in the title bar and in lists of windows, in the size that fits.
  func setIcon(_ icons: [WindowIcon]) {
    var buffers: [UnsafeMutablePointer<UInt8>] = []
    defer { for buffer in buffers { buffer.deallocate() } }
    let images = icons.map { icon in
      let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: icon.pixels.count)
      buffer.initialize(from: icon.pixels, count: icon.pixels.count)
      buffers.append(buffer)
      return GLFWimage(width: Int32(icon.side), height: Int32(icon.side), pixels: buffer)
    }
    glfwSetWindowIcon(handle, Int32(images.count), images)
  }

  /// Puts the frame just drawn on the screen, in step with the monitor where the system allows it.
  func swapBuffers() {
    if glfwGetWindowAttrib(handle, GLFW_VISIBLE) == GLFW_TRUE { frames?.note() }
    glfwSwapBuffers(handle)
  }

  /// Whether the window system has shown the last frame and takes another one.
  var takesFrames: Bool { frames?.isAwaited != true }

  /// Whether the window can be seen: it is not minimized, mapped, and has pixels.
  var isVisible: Bool {
    let (width, height) = pixelSize
    return glfwGetWindowAttrib(handle, GLFW_ICONIFIED) == GLFW_FALSE
      && glfwGetWindowAttrib(handle, GLFW_VISIBLE) == GLFW_TRUE && width > 0 && height > 0
  }

  /// Frames a second of the monitor the window is on; 60 where it is not known.
  ///
  /// Under Wayland that of the fastest monitor: which one it is is not known, and the compositor
  /// says when it takes a frame.
  var refreshRate: Double {
    let candidates = system == .wayland ? monitors : [monitor].compactMap { $0 }
    let rates = candidates.compactMap { glfwGetVideoMode($0)?.pointee.refreshRate }
    let rate = Double(rates.max() ?? 0)
    return rate >= 20 ? rate : 60
  }

  var isFullscreen: Bool { windowed != nil }

  /// Fills the monitor the window is on, or restores its place and size.
  func toggleFullscreen() {
    if let back = windowed {
      glfwSetWindowMonitor(handle, nil, back.x, back.y, back.width, back.height, GLFW_DONT_CARE)
      windowed = nil
    } else if let monitor, let mode = glfwGetVideoMode(monitor) {
      let (x, y) = position ?? (0, 0)
      let (width, height) = size
      windowed = (x, y, width, height)
      glfwSetWindowMonitor(
        handle, monitor, 0, 0, mode.pointee.width, mode.pointee.height, mode.pointee.refreshRate)
    }
    glfwSwapInterval(swapInterval)  // some drivers reset it with the mode
  }

  // MARK: - Growing

  /// Makes the window wider by a panel, or takes that back: asks the window system for it, and does
  /// not wait.
  ///
  /// - Parameter width: Of the panel in points; `nil` when it is closed.
  /// - Returns: Whether another size was asked for.
  func setPanel(width: Double?) -> Bool {
    if let width { return grow(byPoints: width) }
    return shrink()
  }

  /// Makes the window wider to the right, if it is neither full screen nor maximized and its
  /// monitor has the room.
  ///
  /// A window that would reach beyond the monitor is moved to the left. Under Wayland it cannot be
  /// moved, and is taken to be in the middle, where most compositors open windows.
  private func grow(byPoints points: Double) -> Bool {
    let width = askedWidth
    let units = points * contentScale * Double(size.width) / Double(max(1, pixelSize.width))
    let wider = width + Int32(clamping: min(units.rounded(), 1e6))
    guard !isFullscreen, glfwGetWindowAttrib(handle, GLFW_MAXIMIZED) == GLFW_FALSE,
      let area = workArea
    else { return false }
    let (left, right) = frameWidths
    guard let (x, y) = position else {
      let end = area.width / 2 - width / 2 + wider + right
      guard end <= area.width else { return false }
      grown = (from: width, to: wider)
      return ask(width: wider)
    }
    guard wider + left + right <= area.width else { return false }
    grown = (from: width, to: wider)
    let isAsked = ask(width: wider)
    let overhang = x + wider + right - (area.x + area.width)
    if overhang > 0 { glfwSetWindowPos(handle, x - overhang, y) }
    return isAsked
  }

  /// Takes back what `grow` did, unless the window has had another size since.
  private func shrink() -> Bool {
    defer { grown = nil }
    guard let grown, grown.to == askedWidth, !isFullscreen else { return false }
    return ask(width: grown.from)
  }

  /// The window's width, or the one that the window system was asked for a moment ago, in screen
  /// coordinates.
  private var askedWidth: Int32 {
    guard let asked, Self.time < asked.end else { return size.width }
    return asked.width
  }

  /// - Returns: Whether that is another width.
  private func ask(width: Int32) -> Bool {
    let isOther = width != size.width
    glfwSetWindowSize(handle, width, size.height)
    asked = (width, Self.time + Self.patience)
    return isOther
  }

  /// Widths of the window manager's borders at the sides; 0 while the window is not on the screen.
  ///
  /// For such a window GLFW asks the window manager. It waits for the answer without an end while
  /// other events are there, and for a minimized window there is none.
  private var frameWidths: (left: Int32, right: Int32) {
    var (left, right): (Int32, Int32) = (0, 0)
    if isVisible { glfwGetWindowFrameSize(handle, &left, nil, &right, nil) }
    return (left, right)
  }

  // MARK: - Monitors

  /// In screen coordinates.
  private var size: (width: Int32, height: Int32) {
    var (width, height): (Int32, Int32) = (0, 0)
    glfwGetWindowSize(handle, &width, &height)
    return (width, height)
  }

  /// In screen coordinates; `nil` under Wayland, where no program knows it.
  private var position: (x: Int32, y: Int32)? {
    guard system == .x11 else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    glfwGetWindowPos(handle, &x, &y)
    return (x, y)
  }

  /// Area of the window's monitor beside panels and docks, in screen coordinates.
  private var workArea: (x: Int32, width: Int32)? {
    guard let monitor else { return nil }
    var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    glfwGetMonitorWorkarea(monitor, &x, &y, &width, &height)
    // GLFW gives it in pixels under Wayland, too.
    return (x, system == .x11 ? width : Int32(clamping: Double(width) / contentScale))
  }

  private var monitors: [OpaquePointer] {
    var count: Int32 = 0
    let monitors = glfwGetMonitors(&count)
    return (0..<Int(count)).compactMap { monitors?[$0] }
  }

  /// The monitor that shows most of the window; the first one where it is not known.
  private var monitor: OpaquePointer? {
    if let current = glfwGetWindowMonitor(handle) { return current }
    guard let (x, y) = position else { return glfwGetPrimaryMonitor() }
    let window = Rect(
      x: Double(x), y: Double(y), width: Double(size.width), height: Double(size.height))
    let shown = monitors.compactMap { monitor -> (OpaquePointer, Double)? in
      guard let mode = glfwGetVideoMode(monitor) else { return nil }
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
    guard system == .x11, let address = dlsym(nil, "glfwGetX11Window") else { return "" }
    let number = unsafeBitCast(address, to: Identify.self)(handle)
    return number == 0 ? "" : "x11:" + String(number, radix: 16)
  }

  // MARK: - Pointer and clipboard

  /// Shape of the pointer over the window.
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

  /// The clipboard's text; `nil` if it holds none. Waits for the program that it was copied in: see
  /// `ClipboardReader`.
  var clipboard: String? {
    get { glfwGetClipboardString(handle).map { String(cString: $0) } }
    set { glfwSetClipboardString(handle, newValue ?? "") }
  }

  // MARK: - Events

  /// Ends the program by `end` when the display server goes away, if that cannot wait for
  /// `isConnectionLost` to be asked.
  func watchConnection(end: @escaping @MainActor () -> Never) {
    DisplayConnection.watch(system, end: end)
  }

  /// Whether the display server has gone away: there is no window any more.
  var isConnectionLost: Bool { DisplayConnection.hasEnded(system) }

  var shouldClose: Bool { glfwWindowShouldClose(handle) == GLFW_TRUE }

  /// Takes what has happened since the last call, without waiting.
  func pollEvents() -> [WindowEvent] {
    if system == .x11 { DisplayConnection.outliveErrors() }
    glfwPollEvents()
    return inbox.take()
  }

  /// Waits until something happens, or for at most `seconds`; `nil` waits indefinitely.
  func waitEvents(for seconds: Double?) -> [WindowEvent] {
    if system == .x11 { DisplayConnection.outliveErrors() }
    if let seconds { glfwWaitEventsTimeout(max(seconds, 1e-4)) } else { glfwWaitEvents() }
    return inbox.take()
  }

  /// Wakes a `waitEvents` on the main thread; may be called from any thread.
  nonisolated static func wake() { glfwPostEmptyEvent() }

  /// Seconds since the window system was started; never goes back.
  nonisolated static var time: Double { glfwGetTime() }

  /// Returns the last error of GLFW or of X11 since the call before, and forgets it; `nil` if there
  /// was none.
  static func takeError() -> String? {
    var text: UnsafePointer<CChar>?
    glfwGetError(&text)
    return text.map { String(cString: $0) } ?? DisplayConnection.takeRefusal()
  }

  private static func lastError() -> String { takeError() ?? "GLFW gives no reason" }
}
