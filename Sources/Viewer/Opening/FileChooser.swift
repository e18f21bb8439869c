internal import CPortal
internal import Files
internal import Glibc
internal import Opening

/// The desktop's file chooser, from its portal: a window of another process, while this one goes
/// on.
///
/// ```swift
/// // given chooser: FileChooser, window: Window
/// chooser.open(over: window.portalName, in: "/home/ada/shaders")
/// let choices = chooser.take()  // empty until the user has chosen
/// ```
///
/// Source: XDG Desktop Portal, `org.freedesktop.portal.FileChooser` and `.Request`.
nonisolated final class FileChooser: Sendable {
  private let question = BackgroundQuestion<FileChoice>(label: "file chooser")

  /// Opens the chooser; while it is open, nothing happens.
  ///
  /// - Parameters:
  ///   - window: The window that it belongs to, as portals name it; may be empty.
  ///   - folder: Where it begins; `nil` leaves that to the desktop.
  func open(over window: String, in folder: String?) {
    question.ask { Self.choice(over: window, in: folder) }
  }

  /// Returns what was chosen since the last call.
  func take() -> [FileChoice] { question.take() }

  // MARK: - The portal

  /// Answer of the bus's signals, on the thread that waits for them.
  private final class Answer {
    /// The object that represents the question; its answer comes from there.
    var request = ""
    var choice: FileChoice?
  }

  /// Asks, and waits for the answer.
  private static func choice(over window: String, in folder: String?) -> FileChoice {
    // Signals arrive in the context that is the thread's default where they are asked for.
    let context = g_main_context_new()
    g_main_context_push_thread_default(context)
    defer {
      g_main_context_pop_thread_default(context)
      g_main_context_unref(context)
    }
    guard let bus = SessionBus.connection() else {
      return .unavailable(reason: "no session bus")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
    let answer = Answer()
    let signals = subscriptions(to: answer, on: bus)
    defer { for signal in signals { g_dbus_connection_signal_unsubscribe(bus, signal) } }
    var error: UnsafeMutablePointer<GError>?
    guard
      let reply = g_dbus_connection_call_sync(
        bus, SessionBus.portal, SessionBus.portalPath, "org.freedesktop.portal.FileChooser",
        "OpenFile", parameters(over: window, in: folder), replyType, G_DBUS_CALL_FLAGS_NONE,
        patience, nil, &error)
    else {
      defer { g_error_free(error) }
      // While the portal takes the question, or while it is being answered: the same has happened.
      if g_dbus_connection_is_closed(bus) != 0 { return .unavailable(reason: busEnded) }
      return .unavailable(reason: error.map { String(cString: $0.pointee.message) } ?? "no portal")
    }
    answer.request = text(ofChild: 0, in: reply)
    g_variant_unref(reply)
    // A bus that ends says so in the thread that has opened it, which does not listen.
    let timer = g_timeout_source_new(milliseconds)
    g_source_set_callback(timer, { _ in 1 }, nil, nil)
    g_source_attach(timer, context)
    defer {
      g_source_destroy(timer)
      g_source_unref(timer)
    }
    while answer.choice == nil, g_dbus_connection_is_closed(bus) == 0 {
      g_main_context_iteration(context, 1)
    }
    return answer.choice ?? .unavailable(reason: busEnded)
  }

  private static let busEnded = "the session bus ended"

  /// From one look at the bus to the next.
  private static let milliseconds: guint = 500

  /// (the object that represents the question)
  private static var replyType: OpaquePointer { type("(o)") }

  /// A type of GVariant from its string.
  private static func type(_ name: StaticString) -> OpaquePointer {
    // GVariant's types are their strings, which stay: GLib has a macro that does this.
    OpaquePointer(name.utf8Start)
  }

  /// Most files that are taken of an answer: as many as anybody chooses, and the window shows.
  private static let limit = 256

  /// Milliseconds in which the portal must take the question; it may have to be started.
  private static let patience: Int32 = 10_000

  private static func subscriptions(to answer: Answer, on bus: OpaquePointer) -> [guint] {
    let answer = Unmanaged.passUnretained(answer).toOpaque()
    return [
      g_dbus_connection_signal_subscribe(
        bus, SessionBus.portal, "org.freedesktop.portal.Request", "Response", nil, nil,
        G_DBUS_SIGNAL_FLAGS_NONE,
        { _, _, path, _, _, parameters, answer in
          let answer = answer.map { Unmanaged<Answer>.fromOpaque($0).takeUnretainedValue() }
          guard let answer, let path, let parameters, String(cString: path) == answer.request
          else { return }
          answer.choice = FileChooser.choice(of: parameters)
        }, answer, nil),
      // A portal that ends or is started again does not answer.
      g_dbus_connection_signal_subscribe(
        bus, "org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged",
        "/org/freedesktop/DBus", SessionBus.portal, G_DBUS_SIGNAL_FLAGS_NONE,
        { _, _, _, _, _, parameters, answer in
          let answer = answer.map { Unmanaged<Answer>.fromOpaque($0).takeUnretainedValue() }
          // (name, owner before, owner now): none before where the question has started it.
          guard let answer, let parameters, answer.choice == nil,
            g_variant_is_of_type(parameters, FileChooser.type("(sss)")) != 0,
            !FileChooser.text(ofChild: 1, in: parameters).isEmpty
          else { return }
          answer.choice = .unavailable(reason: "the desktop's portal ended")
        }, answer, nil),
    ]
  }

  /// response = (0 chosen | 1 cancelled | 2 ended otherwise, results); of the results this reads
  /// "uris".
  private static func choice(of response: OpaquePointer) -> FileChoice {
    // Of any other type GLib would end the program where a child is missing.
    guard g_variant_is_of_type(response, type("(ua{sv})")) != 0,
      let code = g_variant_get_child_value(response, 0),
      let results = g_variant_get_child_value(response, 1)
    else { return .unavailable(reason: "the desktop's portal gave an answer of another kind") }
    defer {
      g_variant_unref(code)
      g_variant_unref(results)
    }
    guard g_variant_get_uint32(code) == 0,
      let uris = g_variant_lookup_value(results, "uris", type("as"))
    else { return .cancelled }
    defer { g_variant_unref(uris) }
    let paths = (0..<min(g_variant_n_children(uris), gsize(limit))).compactMap { index -> String? in
      guard let path = g_filename_from_uri(text(ofChild: index, in: uris), nil, nil) else {
        return nil
      }
      defer { g_free(path) }
      return String(onDisk: path)
    }
    return paths.isEmpty
      ? .unavailable(reason: "what was chosen is not a file of this machine") : .chosen(paths)
  }

  /// Returns the string or the object path that is a child of a tuple or a list.
  private static func text(ofChild index: gsize, in value: OpaquePointer) -> String {
    guard let child = g_variant_get_child_value(value, index) else { return "" }
    defer { g_variant_unref(child) }
    return g_variant_get_string(child, nil).map { String(cString: $0) } ?? ""
  }

  /// (parent window, title, options), as the portal takes them.
  private static func parameters(over window: String, in folder: String?) -> OpaquePointer? {
    var options = [
      "'multiple': <true>",
      "'filters': <[\(filter("Shaders and pictures", FileOpening.offeredEndings)), "
        + "\(filter("All files", [""]))]>",
    ]
    if let folder { options.append("'current_folder': <b\(quoted(bytesOf: folder))>") }
    let text =
      "(\(quoted(window)), 'Open a shader or a picture', {\(options.joined(separator: ", "))})"
    return g_variant_parse(nil, text, nil, nil, nil)
  }

  /// A name and the patterns of files that it lets through.
  private static func filter(_ name: String, _ endings: [String]) -> String {
    let patterns = endings.map { "(uint32 0, \(quoted("*\($0)")))" }
    return "(\(quoted(name)), [\(patterns.joined(separator: ", "))])"
  }

  /// A literal of a name's bytes in GVariant's text format.
  private static func quoted(bytesOf name: String) -> String {
    let text = name.bytesOnDisk.map { byte in
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\\"): "\\\(Unicode.Scalar(byte))"
      case 0x20..<0x7F: "\(Unicode.Scalar(byte))"
      default: "\\" + [byte >> 6, byte >> 3 & 7, byte & 7].map { "\($0)" }.joined()
      }
    }
    return "'" + text.joined() + "'"
  }

  /// A string literal of GVariant's text format.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
