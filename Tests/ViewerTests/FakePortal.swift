import CPortal
import Foundation
import TestSupport

/// A desktop portal on a bus of its own that answers one setting, and chooses files.
final class FakePortal: @unchecked Sendable {
  /// What a program needs to find the bus.
  let address: String
  private let daemon: RunningCommand
  private let context = g_main_context_new()
  private let answers: Answers
  private var isRunning = true

  private static let interface = """
    <node><interface name="org.freedesktop.portal.Settings"><method name="Read">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
    </method></interface>
    <interface name="org.freedesktop.portal.FileChooser"><method name="OpenFile">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
    <arg type="o" direction="out"/></method></interface></node>
    """

  /// What the portal says, and what it was asked.
  private final class Answers {
    let reducesMotion: Bool
    let uris: [String]?
    let lock = NSLock()
    var questions: [String] = []

    init(reducesMotion: Bool, uris: [String]?) {
      self.reducesMotion = reducesMotion
      self.uris = uris
    }
  }

  /// What the file chooser was asked last, in GVariant's text format.
  var question: String { answers.lock.withLock { answers.questions.last ?? "" } }
  /// How often the file chooser was opened.
  var questions: Int { answers.lock.withLock { answers.questions.count } }

  /// - Parameters:
  ///   - reducesMotion: The answer to `org.freedesktop.appearance reduced-motion`.
  ///   - uris: What is chosen whenever the chooser opens; an empty list cancels it, `nil` leaves it
  ///     open.
  init(reducesMotion: Bool = false, choosing uris: [String]? = []) async throws {
    answers = Answers(reducesMotion: reducesMotion, uris: uris)
    daemon = try Command(
      "dbus-daemon", "--session", "--nofork", "--print-address=1", "--nopidfile"
    ).start()
    address = try await daemon.nextLine(of: .output)
    let address = address
    let context = UInt(bitPattern: context)
    // Objects are registered for, and calls arrive in, the context that is this thread's default.
    await withCheckedContinuation { (started: CheckedContinuation<Void, Never>) in
      Thread.detachNewThread { [self] in
        let context = OpaquePointer(bitPattern: context)
        g_main_context_push_thread_default(context)
        Self.serve(at: address, answers)
        started.resume()
        while isRunning { g_main_context_iteration(context, 1) }
      }
    }
  }

  deinit {
    isRunning = false
    g_main_context_wakeup(context)
  }

  private static func serve(at address: String, _ answers: Answers) {
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
    let node = g_dbus_node_info_new_for_xml(interface, nil)
    var table = GDBusInterfaceVTable()
    table.method_call = { connection, sender, _, _, method, parameters, invocation, data in
      guard let data, let sender, let method else { return }
      let answers = Unmanaged<Answers>.fromOpaque(data).takeUnretainedValue()
      if String(cString: method) == "Read" {
        FakePortal.answerSetting(answers.reducesMotion, to: invocation)
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

  private static func answerSetting(_ isOn: Bool, to invocation: OpaquePointer?) {
    let inner = g_variant_new_variant(g_variant_new_uint32(isOn ? 1 : 0))
    var parts: [OpaquePointer?] = [g_variant_new_variant(inner)]
    g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&parts, 1))
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
    var parts: [OpaquePointer?] = [g_variant_new_object_path(request)]
    g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&parts, 1))
    guard let uris = answers.uris?.map({ "'\($0)'" }).joined(separator: ", ") else { return }
    let response = uris.isEmpty ? "(uint32 1, @a{sv} {})" : "(uint32 0, {'uris': <[\(uris)]>})"
    g_dbus_connection_emit_signal(
      connection, sender, request, "org.freedesktop.portal.Request", "Response",
      g_variant_parse(nil, response, nil, nil, nil), nil)
  }
}
