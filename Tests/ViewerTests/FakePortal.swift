import CPortal
import Foundation
import TestSupport

/// A desktop portal on a bus of its own that answers one setting.
final class FakePortal: @unchecked Sendable {
  /// What a program needs to find the bus.
  let address: String
  private let daemon: RunningCommand
  private let context = g_main_context_new()
  private var isRunning = true

  private static let interface = """
    <node><interface name="org.freedesktop.portal.Settings"><method name="Read">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
    </method></interface></node>
    """

  /// - Parameter reducesMotion: The answer to `org.freedesktop.appearance reduced-motion`.
  init(reducesMotion: Bool) async throws {
    daemon = try Command(
      "dbus-daemon", "--session", "--nofork", "--print-address=1", "--nopidfile"
    ).start()
    address = try await daemon.nextLine(of: .output)
    let address = address
    let (context, answer) = (UInt(bitPattern: context), reducesMotion ? 1 : 0)
    // Objects are registered for, and calls arrive in, the context that is this thread's default.
    await withCheckedContinuation { (started: CheckedContinuation<Void, Never>) in
      Thread.detachNewThread { [self] in
        let context = OpaquePointer(bitPattern: context)
        g_main_context_push_thread_default(context)
        Self.serve(at: address, answer: answer)
        started.resume()
        while isRunning { g_main_context_iteration(context, 1) }
      }
    }
  }

  deinit {
    isRunning = false
    g_main_context_wakeup(context)
  }

  private static func serve(at address: String, answer: Int) {
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
    let node = g_dbus_node_info_new_for_xml(interface, nil)
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, _, _, invocation, data in
      let inner = g_variant_new_variant(g_variant_new_uint32(guint32(UInt(bitPattern: data))))
      var parts: [OpaquePointer?] = [g_variant_new_variant(inner)]
      g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&parts, 1))
    }
    g_dbus_connection_register_object(
      connection, "/org/freedesktop/portal/desktop", node?.pointee.interfaces[0], &table,
      UnsafeMutableRawPointer(bitPattern: UInt(answer)), nil, nil)
    var name: [OpaquePointer?] = [
      g_variant_new_string("org.freedesktop.portal.Desktop"), g_variant_new_uint32(0),
    ]
    let reply = g_dbus_connection_call_sync(
      connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
      "RequestName", g_variant_new_tuple(&name, 2), nil, G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil)
    g_variant_unref(reply)
  }
}
