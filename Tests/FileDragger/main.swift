import CX11
import Glibc

// Drops files on a window, as a file manager does: FileDragger WINDOW PATH…
// Says "dropped" when the window has taken them.
// Source: Drag-and-Drop Protocol for the X Window System, version 5.

let arguments = CommandLine.arguments
guard arguments.count > 2, let target = UInt(arguments[1]), let display = XOpenDisplay(nil) else {
  exit(1)
}

/// The files as a list of URIs.
let list = arguments[2...].map { path in
  let letters = path.utf8.map { byte -> String in
    let scalar = Unicode.Scalar(byte)
    let isPlain =
      scalar.isASCII
      && (scalar.properties.isAlphabetic || "/.-_0123456789".contains(Character(scalar)))
    let digits = String(byte, radix: 16, uppercase: true)
    return isPlain ? String(scalar) : "%" + (byte < 16 ? "0" : "") + digits
  }
  return "file://\(letters.joined())\r\n"
}.joined()

func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

let source = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)

/// Sends the window a message of the protocol; the first of its numbers is always the source.
func send(_ type: String, _ second: Int, _ third: Int = 0, _ fourth: Int = 0, _ fifth: Int = 0) {
  var event = XEvent()
  event.xclient.type = ClientMessage
  event.xclient.display = display
  event.xclient.window = target
  event.xclient.message_type = atom(type)
  event.xclient.format = 32
  event.xclient.data.l = (Int(source), second, third, fourth, fifth)
  XSendEvent(display, target, 0, NoEventMask, &event)
  XFlush(display)
}

/// Gives the window the list that it asks for.
func answer(_ request: XSelectionRequestEvent) {
  list.withCString { text in
    text.withMemoryRebound(to: UInt8.self, capacity: list.utf8.count) { bytes in
      _ = XChangeProperty(
        display, request.requestor, request.property, request.target, 8, PropModeReplace, bytes,
        Int32(list.utf8.count))
    }
  }
  var event = XEvent()
  event.xselection.type = SelectionNotify
  event.xselection.display = display
  event.xselection.requestor = request.requestor
  event.xselection.selection = request.selection
  event.xselection.target = request.target
  event.xselection.property = request.property
  event.xselection.time = request.time
  XSendEvent(display, request.requestor, 0, NoEventMask, &event)
  XFlush(display)
}

XSetSelectionOwner(display, atom("XdndSelection"), source, 0)
send("XdndEnter", 5 << 24, Int(atom("text/uri-list")))
send("XdndPosition", 0, 0, 0, Int(atom("XdndActionCopy")))
var event = XEvent()
while XNextEvent(display, &event) == 0 {
  switch event.type {
  case SelectionRequest: answer(event.xselectionrequest)
  case ClientMessage where event.xclient.message_type == atom("XdndStatus"):
    guard event.xclient.data.l.1 & 1 == 1 else { exit(2) }  // the window takes no files
    send("XdndDrop", 0)
  case ClientMessage where event.xclient.message_type == atom("XdndFinished"):
    print("dropped")
    exit(0)
  default: break
  }
}
