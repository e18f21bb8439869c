internal import CXCB
import Glibc

/// A connection to an X server that looks and changes nothing.
///
/// Looking by programs (`xwininfo`, `xdotool search`) took a quarter of the processor time that
/// tests of windows take, for they look again and again.
///
/// XCB's functions can be called by several threads at once.
final class XConnection: Sendable {
  /// X11's number of a window.
  typealias Window = UInt32

  private nonisolated(unsafe) let connection: OpaquePointer
  /// The window that is the screen.
  let root: Window

  /// - Returns: `nil` if there is no such server, or it takes no connection.
  init?(to display: String) {
    guard let connection = xcb_connect(display, nil) else { return nil }
    guard xcb_connection_has_error(connection) == 0,
      let screen = xcb_setup_roots_iterator(xcb_get_setup(connection)).data
    else {
      xcb_disconnect(connection)
      return nil
    }
    self.connection = connection
    root = screen.pointee.root
  }

  deinit { xcb_disconnect(connection) }

  /// Where the content of a window is on the screen; `nil` if there is no such window.
  func frame(of window: Window) -> (x: Int, y: Int, width: Int, height: Int)? {
    let size = xcb_get_geometry(connection, window)
    let place = xcb_translate_coordinates(connection, window, root, 0, 0)
    let sizeReply = xcb_get_geometry_reply(connection, size, nil)
    let placeReply = xcb_translate_coordinates_reply(connection, place, nil)
    defer {
      free(sizeReply)
      free(placeReply)
    }
    guard let size = sizeReply?.pointee, let place = placeReply?.pointee else { return nil }
    return (Int(place.dst_x), Int(place.dst_y), Int(size.width), Int(size.height))
  }

  /// Whether a window is open, and so are those that it is in; `nil` if there is no such window.
  func isViewable(_ window: Window) -> Bool? {
    let cookie = xcb_get_window_attributes(connection, window)
    guard let reply = xcb_get_window_attributes_reply(connection, cookie, nil) else { return nil }
    defer { free(reply) }
    return reply.pointee.map_state == UInt8(XCB_MAP_STATE_VIEWABLE.rawValue)
  }

  /// The bytes of a window's property; `nil` if it has none of this name, or there is no such
  /// window.
  func property(_ name: String, of window: Window) -> [UInt8]? {
    let atomCookie = xcb_intern_atom(connection, 1, UInt16(name.utf8.count), name)
    guard let atom = xcb_intern_atom_reply(connection, atomCookie, nil) else { return nil }
    defer { free(atom) }
    let words: UInt32 = 1 << 16
    let cookie = xcb_get_property(
      connection, 0, window, atom.pointee.atom, xcb_atom_t(XCB_GET_PROPERTY_TYPE_ANY.rawValue), 0,
      words)
    guard let reply = xcb_get_property_reply(connection, cookie, nil) else { return nil }
    defer { free(reply) }
    guard reply.pointee.type != 0 else { return nil }
    return Array(
      UnsafeRawBufferPointer(
        start: xcb_get_property_value(reply),
        count: Int(xcb_get_property_value_length(reply))))
  }

  /// A property that is a number of 32 bits.
  func number(_ name: String, of window: Window) -> UInt32? {
    property(name, of: window).flatMap { bytes in
      bytes.count < 4 ? nil : bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
    }
  }

  /// A window and all that are in it, each behind the one that it is in.
  func windows(in window: Window) -> [Window] {
    let cookie = xcb_query_tree(connection, window)
    guard let reply = xcb_query_tree_reply(connection, cookie, nil) else { return [] }
    defer { free(reply) }
    let children = UnsafeBufferPointer(
      start: xcb_query_tree_children(reply), count: Int(xcb_query_tree_children_length(reply)))
    return [window] + children.flatMap(windows(in:))
  }
}
