package import Layers

/// Something that a user did, before it is known whether a control has a use for it.
package enum ControlEvent: Sendable, Hashable {
  /// In points of the window.
  case pointerMoved(Point)
  case pointerDown
  case pointerUp
  case pointerLeft
  /// Points that the content moves down.
  case scrolled(Double)
  case key(ControlKey, ControlModifiers, KeyPhase)
  case character(Character)
  /// The clipboard's text.
  case pasted(String)
  /// The window has lost the keyboard: what was held is let go.
  case focusLost

  package enum KeyPhase: Sendable, Hashable {
    case down, repeated, up
  }
}

/// Keys that are not characters, and the letters that edit text together with Control.
package enum ControlKey: Sendable, Hashable {
  case left, right, up, down, home, end, pageUp, pageDown
  case tab, enter, escape, space, backspace, delete
  case a, c, v, x, y, z
}

package struct ControlModifiers: OptionSet, Sendable, Hashable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let shift = ControlModifiers(rawValue: 1)
  package static let control = ControlModifiers(rawValue: 2)
  package static let alt = ControlModifiers(rawValue: 4)
}

/// Reply of a panel to an event.
package struct ControlReply: Sendable, Hashable {
  /// Whether the event was meant for the panel; if not, it is somebody else's.
  package var isTaken = false
  package var messages: [ControlMessage] = []

  package init(isTaken: Bool = false, messages: [ControlMessage] = []) {
    self.isTaken = isTaken
    self.messages = messages
  }
}

/// Shape that the pointer should have.
package enum PointerShape: Sendable, Hashable {
  case arrow, hand, text, cross
}
