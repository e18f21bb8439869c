internal import Files
internal import Glibc

/// A Wayland compositor as it describes itself, read from its socket before GLFW connects to it.
///
/// GLFW 3.4 crashes in `glfwInit` where the compositor has no seat: it asks for the version of one
/// without looking whether there is any. To see it: let `lacksSeat` return `false`, and open a
/// window in `weston --backend=headless`.
///
/// Delete when every supported GLFW opens a window there.
nonisolated struct WaylandCompositor: Sendable, Hashable {
  /// Its name in `WAYLAND_DISPLAY`, or the path of its socket.
  let name: String
  private let path: String

  /// Returns the compositor that GLFW 3.4 tries first; `nil` where it connects to X11, or to
  /// something that is not a path.
  init?(environment: (String) -> String?) {
    // A connection that was handed over can be used once, and that is GLFW's.
    guard environment("WAYLAND_SOCKET") == nil else { return nil }
    if environment("XDG_SESSION_TYPE") == "x11", environment("DISPLAY") != nil { return nil }
    name = environment("WAYLAND_DISPLAY") ?? "wayland-0"
    if name.isAbsolutePath {
      path = name
    } else if let folder = environment("XDG_RUNTIME_DIR") {
      path = "\(folder)/\(name)"
    } else {
      return nil
    }
  }

  /// Whether the compositor answers, and has neither keyboard nor pointer nor touch screen.
  var lacksSeat: Bool { interfaces().map { !$0.contains("wl_seat") } ?? false }

  /// Returns the names of everything that the compositor has, "wl_seat" among them; `nil` if none
  /// answers within a second.
  ///
  /// Takes a tenth of a millisecond. The messages are those of Wayland's protocol: the number of an
  /// object, then the length and the number of the message in 32 bits, then its arguments.
  func interfaces() -> Set<String>? {
    guard let socket = connect() else { return nil }
    defer { close(socket) }
    // Objects: 1 is the display, 2 becomes the list of what there is, 3 the end of that list.
    let (list, end): (UInt32, UInt32) = (2, 3)
    let questions: [UInt32] = [1, 12 << 16 | 1, list, 1, 12 << 16 | 0, end]
    let length = questions.count * 4
    guard send(socket, questions, length, Int32(MSG_NOSIGNAL)) == length else {
      return nil
    }
    var names: Set<String> = []
    while let message = Self.nextMessage(from: socket) {
      if message.object == end { return names }
      guard message.object == list, message.number == 0 else { continue }
      // A number, the length of the name with its zero, the name, the version
      let name = message.arguments.dropFirst(8).prefix { $0 != 0 }
      names.insert(String(decoding: name, as: UTF8.self))
    }
    return nil
  }

  private struct Message {
    let object: UInt32
    let number: UInt32
    let arguments: [UInt8]
  }

  private static func nextMessage(from socket: Int32) -> Message? {
    guard let head = read(8, from: socket) else { return nil }
    let (object, word) = head.withUnsafeBytes {
      ($0.loadUnaligned(as: UInt32.self), $0.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
    }
    let length = Int(word >> 16)
    guard length >= head.count, let arguments = read(length - head.count, from: socket) else {
      return nil
    }
    return Message(object: object, number: word & 0xFFFF, arguments: arguments)
  }

  private static func read(_ count: Int, from socket: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return recv(socket, &bytes, count, Int32(MSG_WAITALL)) == count ? bytes : nil
  }

  private func connect() -> Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = path.bytesOnDisk
    // The last byte stays 0.
    guard path.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    var patience = timeval(tv_sec: 1, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    let status = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }
}
