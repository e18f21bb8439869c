import CX11
import Glibc

// Owns the clipboard of the display and hands it over badly: ClipboardOwner WAY
//
//   silent    takes the question and never answers
//   endless   sends part after part, without an end
//   vanishing ends in the middle of the text
//   bytes     a text that is not UTF-8
//   empty     an answer without a text
//   asks      owns nothing: asks for what is there, and is gone before the answer
//
// Says "held" when it owns it.
// Source: Inter-Client Communication Conventions Manual, version 2.0, §2.

guard CommandLine.arguments.count == 2, let display = XOpenDisplay(nil) else { exit(1) }
let way = CommandLine.arguments[1]

func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

if way == "asks" {
  for _ in 0..<20 {
    let window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    XConvertSelection(
      display, atom("CLIPBOARD"), atom("UTF8_STRING"), atom("TEXT"), window, 0)
    XDestroyWindow(display, window)
  }
  XSync(display, 0)
  print("held")
  exit(0)
}

let window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
XSetSelectionOwner(display, atom("CLIPBOARD"), window, 0)
XSync(display, 0)
print("held")
fflush(nil)

func put(_ bytes: [UInt8], for request: XSelectionRequestEvent) {
  _ = XChangeProperty(
    display, request.requestor, request.property, request.target, 8, PropModeReplace, bytes,
    Int32(bytes.count))
}

/// Says that the text is in the property, or that there is none.
func answer(_ request: XSelectionRequestEvent, _ property: Atom) {
  var event = XEvent()
  event.xselection.type = SelectionNotify
  event.xselection.display = display
  event.xselection.requestor = request.requestor
  event.xselection.selection = request.selection
  event.xselection.target = request.target
  event.xselection.property = property
  event.xselection.time = request.time
  XSendEvent(display, request.requestor, 0, NoEventMask, &event)
  XFlush(display)
}

/// Says that the text comes in parts.
func begin(_ request: XSelectionRequestEvent) {
  XSelectInput(display, request.requestor, PropertyChangeMask)
  var length = 1
  withUnsafeBytes(of: &length) { bytes in
    _ = XChangeProperty(
      display, request.requestor, request.property, atom("INCR"), 32, PropModeReplace,
      bytes.bindMemory(to: UInt8.self).baseAddress, 1)
  }
  answer(request, request.property)
}

var transfer: XSelectionRequestEvent?
var event = XEvent()
while XNextEvent(display, &event) == 0 {
  switch event.type {
  case SelectionRequest:
    let request = event.xselectionrequest
    print("asked")
    fflush(nil)
    switch way {
    case "endless", "vanishing":
      transfer = request
      begin(request)
    case "bytes":
      put([0xFF, 0xFE, 0x80, 0x41], for: request)
      answer(request, request.property)
    case "empty": answer(request, 0)
    default: break
    }
  case PropertyNotify where event.xproperty.state == PropertyDelete:
    guard let transfer else { break }
    if way == "vanishing" { exit(0) }
    put([UInt8](repeating: 0x41, count: 200_000), for: transfer)
    XFlush(display)
  default: break
  }
}
