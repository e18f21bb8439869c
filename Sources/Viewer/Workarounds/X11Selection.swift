internal import Glibc

/// The clipboard of X11, read over a connection of its own, within a time and up to a size.
///
/// Source: Inter-Client Communication Conventions Manual, version 2.0, §2.
///
/// Delete when GLFW gives up on a program that does not hand the text over; `Window.clipboard` is
/// enough then.
nonisolated struct X11Selection: ~Copyable {
  private let library: Library
  private let display: OpaquePointer
  private let window: UInt
  /// The property of the window in which the text is put.
  private let property: UInt

  /// Longest text that is taken, in bytes; no shader is nearly as long.
  private static let limit = 16 << 20
  /// Seconds for the whole text, and for the next part of it.
  private static let (patience, patienceForPart) = (10.0, 3.0)

  /// Returns the text on the clipboard of the display that the environment names.
  static func clipboard() -> ClipboardText {
    guard let selection = X11Selection() else { return .none }
    guard selection.library.owner(selection.display, selection.atom("CLIPBOARD")) != 0 else {
      return .none
    }
    // Text in UTF-8, or in Latin-1 where the program is that old.
    for (target, isUnicode) in [("UTF8_STRING", true), ("STRING", false)] {
      switch selection.bytes(as: selection.atom(target)) {
      case .success(let bytes?):
        return .text(
          isUnicode
            ? String(decoding: bytes, as: UTF8.self)
            : String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })))
      case .success(nil): continue
      case .failure(let failure): return .unavailable(reason: failure.reason)
      }
    }
    return .none
  }

  private init?() {
    guard let library = Library(), let display = library.open(nil) else { return nil }
    // The server may end; the window notices that.
    library.setExitHandler?(display, { _, _ in }, nil)
    self.library = library
    self.display = display
    window = library.createWindow(display, library.root(display), 0, 0, 1, 1, 0, 0, 0)
    property = library.intern(display, "HARMONIC_PASTE", 0)
    library.selectInput(display, window, Self.propertyChanges)
  }

  deinit { _ = library.close(display) }

  private enum Failure: Error {
    case silent, tooLong

    var reason: String {
      switch self {
      case .silent: "the program that it was copied in does not answer"
      case .tooLong: "it is longer than \(X11Selection.limit >> 20) MB"
      }
    }
  }

  private func atom(_ name: String) -> UInt { library.intern(display, name, 0) }

  /// Asks for the text; `nil` if there is none of that kind.
  private func bytes(as target: UInt) -> Result<[UInt8]?, Failure> {
    let end = Self.now + Self.patience
    library.convert(display, atom("CLIPBOARD"), target, property, window, Self.currentTime)
    guard let answer = event(Self.selectionNotify, until: end) else { return .failure(.silent) }
    guard answer[Self.selectionProperty] != 0 else { return .success(nil) }
    let first = takeProperty()
    guard first.type == atom("INCR") else {
      return first.bytes.count > Self.limit ? .failure(.tooLong) : .success(first.bytes)
    }
    // In parts: each is put in the property once the one before was taken, and an empty one is
    // last.
    var bytes: [UInt8] = []
    while true {
      guard let change = event(Self.propertyNotify, until: end) else { return .failure(.silent) }
      guard change[Self.changedProperty] == Int(property),
        change[Self.propertyState] & 0xFFFF_FFFF == Self.newValue
      else { continue }
      let part = takeProperty().bytes
      if part.isEmpty { return .success(bytes) }
      bytes += part
      if bytes.count > Self.limit { return .failure(.tooLong) }
    }
  }

  /// Returns the contents of the property, and deletes it, which asks for the next part.
  private func takeProperty() -> (type: UInt, bytes: [UInt8]) {
    var (type, format, count, rest) = (UInt(0), Int32(0), UInt(0), UInt(0))
    var data: UnsafeMutablePointer<UInt8>?
    let words = Self.limit / 4 + 1
    library.property(
      display, window, property, 0, words, 1, 0, &type, &format, &count, &rest, &data)
    defer { if let data { _ = library.free(data) } }
    guard let data, format == 8 else { return (type, []) }
    return (type, Array(UnsafeBufferPointer(start: data, count: Int(count))))
  }

  /// Waits for an event of a kind; `nil` if none comes in time.
  private func event(_ kind: Int, until end: Double) -> [Int]? {
    let end = min(end, Self.now + Self.patienceForPart)
    while true {
      while library.pending(display) > 0, Self.now < end {
        var event = [Int](repeating: 0, count: Self.eventWords)
        library.next(display, &event)
        if event[0] & 0xFFFF_FFFF == kind { return event }
      }
      var connection = pollfd(fd: library.connection(display), events: Int16(POLLIN), revents: 0)
      let left = end - Self.now
      guard left > 0, poll(&connection, 1, Int32(left * 1000) + 1) >= 0,
        Int32(connection.revents) & (POLLHUP | POLLERR) == 0
      else { return nil }
    }
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  // MARK: - X11's numbers

  private static let currentTime: UInt = 0
  private static let propertyChanges = 1 << 22
  private static let (propertyNotify, selectionNotify) = (28, 31)
  private static let newValue = 0
  /// Words in an event, and the places in it of what is read.
  private static let eventWords = 24
  private static let (selectionProperty, changedProperty, propertyState) = (7, 5, 7)

  /// The functions of X11's library, which GLFW has loaded: a program that is not linked with it
  /// runs without X11, too.
  private struct Library {
    let open: @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    let close: @convention(c) (OpaquePointer) -> Int32
    let setExitHandler: SetExitHandler?
    let root: @convention(c) (OpaquePointer) -> UInt
    let createWindow:
      @convention(c) (
        OpaquePointer, UInt, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt
      ) -> UInt
    let intern: @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
    let selectInput: @convention(c) (OpaquePointer, UInt, Int) -> Void
    let owner: @convention(c) (OpaquePointer, UInt) -> UInt
    let convert: @convention(c) (OpaquePointer, UInt, UInt, UInt, UInt, UInt) -> Void
    let property:
      @convention(c) (
        OpaquePointer, UInt, UInt, Int, Int, Int32, UInt, UnsafeMutablePointer<UInt>,
        UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
        UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
      ) -> Void
    let free: @convention(c) (UnsafeMutableRawPointer) -> Int32
    let pending: @convention(c) (OpaquePointer) -> Int32
    let next: @convention(c) (OpaquePointer, UnsafeMutablePointer<Int>) -> Void
    let connection: @convention(c) (OpaquePointer) -> Int32

    typealias SetExitHandler =
      @convention(c) (
        OpaquePointer, @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void,
        UnsafeMutableRawPointer?
      ) -> Void

    init?() {
      guard let library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD) else { return nil }
      func function<Function>(_ name: String) -> Function? {
        dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
      }
      guard
        let open: @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer? = function(
          "XOpenDisplay")
      else { return nil }
      self.open = open
      // A library that has the first has them all.
      close = function("XCloseDisplay")!
      setExitHandler = function("XSetIOErrorExitHandler")
      root = function("XDefaultRootWindow")!
      createWindow = function("XCreateSimpleWindow")!
      intern = function("XInternAtom")!
      selectInput = function("XSelectInput")!
      owner = function("XGetSelectionOwner")!
      convert = function("XConvertSelection")!
      property = function("XGetWindowProperty")!
      free = function("XFree")!
      pending = function("XPending")!
      next = function("XNextEvent")!
      connection = function("XConnectionNumber")!
    }
  }
}
