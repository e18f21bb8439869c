import CPortal
import Foundation
import TestSupport

/// A desktop portal on a bus of its own that answers one setting, and chooses files.
final class FakePortal: @unchecked Sendable {
  /// The address at which a program finds the bus.
  let address: String
  private let daemon: RunningCommand
  private let context = g_main_context_new()
  private let answers: Answers

  private static let interface = """
    <node><interface name="org.freedesktop.portal.Settings"><method name="Read">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
    </method></interface>
    <interface name="org.freedesktop.portal.FileChooser"><method name="OpenFile">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
    <arg type="o" direction="out"/></method></interface></node>
    """

  /// The answers of the portal, and the questions it received.
  private final class Answers: @unchecked Sendable {
    let setting: String?
    private var storedChoice: Choice
    private var storedIsOver = false
    let lock = NSLock()
    var questions: [String] = []

    init(setting: String?, choice: Choice) {
      self.setting = setting
      storedChoice = choice
    }

    var choice: Choice {
      get { lock.withLock { storedChoice } }
      set { lock.withLock { storedChoice = newValue } }
    }

    /// Whether nobody needs the portal any more.
    var isOver: Bool {
      get { lock.withLock { storedIsOver } }
      set { lock.withLock { storedIsOver = newValue } }
    }
  }

  /// The outcome of the file chooser. Texts are in GVariant's format, and of any type.
  enum Choice {
    /// The answer to the call, in place of the request's object.
    case reply(String)
    /// The response of the request.
    case response(String)
    /// It stays open.
    case nothing
    /// The portal ends.
    case end
  }

  /// From the next time on that the chooser is opened.
  var choice: Choice {
    get { answers.choice }
    set { answers.choice = newValue }
  }

  /// Ends the bus at once, as a crash does.
  func killBus() { daemon.send(SIGKILL) }

  /// The process of the bus.
  var busProcess: Int32 { daemon.processIdentifier }

  /// The last question to the file chooser, in GVariant's text format.
  var question: String { answers.lock.withLock { answers.questions.last ?? "" } }
  /// How often the file chooser was opened.
  var questions: Int { answers.lock.withLock { answers.questions.count } }

  /// - Parameters:
  ///   - reducesMotion: The answer to `org.freedesktop.appearance reduced-motion`.
  ///   - uris: What is chosen whenever the chooser opens; an empty list cancels it, `nil` leaves it
  ///     open.
  convenience init(reducesMotion: Bool = false, choosing uris: [String]? = []) async throws {
    let quoted = uris?.map { "'\($0)'" }.joined(separator: ", ")
    let choice: Choice =
      switch quoted {
      case nil: .nothing
      case "": .response("(uint32 1, @a{sv} {})")
      case let list?: .response("(uint32 0, {'uris': <[\(list)]>})")
      }
    try await self.init(
      setting: "(<<uint32 \(reducesMotion ? 1 : 0)>>,)", choice: choice)
  }

  /// - Parameter setting: The answer to any question for a setting, in GVariant's format and of any
  ///   type; `nil` does not answer.
  init(setting: String?, choice: Choice = .nothing) async throws {
    answers = Answers(setting: setting, choice: choice)
    daemon = try Command(
      "dbus-daemon", "--session", "--nofork", "--print-address=1", "--nopidfile"
    ).start()
    address = try await daemon.nextLine(of: .output)
    nonisolated(unsafe) let context = g_main_context_ref(context)
    // Objects are registered for, and calls arrive in, the context that is this thread's default.
    await withCheckedContinuation { (started: CheckedContinuation<Void, Never>) in
      Thread.detachNewThread { [address, answers] in  // not the portal, which ends with its owner
        g_main_context_push_thread_default(context)
        Self.serve(at: address, answers)
        started.resume()
        while !answers.isOver { g_main_context_iteration(context, 1) }
        g_main_context_pop_thread_default(context)
        g_main_context_unref(context)
      }
    }
  }

  deinit {
    answers.isOver = true
    g_main_context_wakeup(context)
    g_main_context_unref(context)
  }

  private static func serve(at address: String, _ answers: Answers) {
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
    let node = g_dbus_node_info_new_for_xml(interface, nil)
    defer { g_dbus_node_info_unref(node) }
    var table = GDBusInterfaceVTable()
    table.method_call = { connection, sender, _, _, method, parameters, invocation, data in
      // It belongs to who answers.
      defer { g_object_unref(UnsafeMutableRawPointer(invocation)) }
      guard let data, let sender, let method else { return }
      let answers = Unmanaged<Answers>.fromOpaque(data).takeUnretainedValue()
      if String(cString: method) == "Read" {
        if let setting = answers.setting {
          FakePortal.reply(setting, to: invocation, on: connection)
        }
      } else {
        FakePortal.choose(
          answers, question: parameters, by: sender, to: invocation, on: connection)
      }
    }
    for index in 0..<2 {
      g_dbus_connection_register_object(
        connection, "/org/freedesktop/portal/desktop", node?.pointee.interfaces[index], &table,
        Unmanaged.passUnretained(answers).toOpaque(), nil, nil)
    }
    var name: [OpaquePointer?] = [
      g_variant_new_string("org.freedesktop.portal.Desktop"), g_variant_new_uint32(0),
    ]
    let reply = g_dbus_connection_call_sync(
      connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
      "RequestName", g_variant_new_tuple(&name, 2), nil, G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil)
    g_variant_unref(reply)
  }

  /// Answers a call with a value of any type: what GLib offers for it checks the type.
  private static func reply(
    _ text: String, to invocation: OpaquePointer?, on connection: OpaquePointer?
  ) {
    let answer = g_dbus_message_new_method_reply(g_dbus_method_invocation_get_message(invocation))
    g_dbus_message_set_body(answer, g_variant_parse(nil, text, nil, nil, nil))
    g_dbus_connection_send_message(
      connection, answer, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(answer))
  }

  /// Takes the question, and has the answer follow it, as the portal does.
  private static func choose(
    _ answers: Answers, question: OpaquePointer?, by sender: UnsafePointer<CChar>,
    to invocation: OpaquePointer?, on connection: OpaquePointer?
  ) {
    let text = g_variant_print(question, 0)
    answers.lock.withLock { answers.questions.append(text.map { String(cString: $0) } ?? "") }
    g_free(text)
    let request = "/org/freedesktop/portal/desktop/request/of_a_test/\(answers.questions.count)"
    let choice = answers.choice
    if case .end = choice {
      _ = g_dbus_connection_close_sync(connection, nil, nil)
      return
    }
    if case .reply(let text) = choice { return reply(text, to: invocation, on: connection) }
    reply("(objectpath '\(request)',)", to: invocation, on: connection)
    guard case .response(let response) = choice else { return }
    g_dbus_connection_emit_signal(
      connection, sender, request, "org.freedesktop.portal.Request", "Response",
      g_variant_parse(nil, response, nil, nil, nil), nil)
  }
}
