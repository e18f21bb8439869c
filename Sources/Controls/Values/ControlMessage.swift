package import Layers

/// Which value of the model a control shows: a name, and a component where it is one of several.
package struct ValueKey: Sendable, Hashable {
  package var name: String
  package var component: Int?

  package init(_ name: String, component: Int? = nil) {
    self.name = name
    self.component = component
  }
}

/// A value that a control was set to.
package enum ControlValue: Sendable, Hashable {
  case number(Double)
  /// The index of a choice.
  case choice(Int)
  case toggle(Bool)
  /// sRGB-encoded, not premultiplied.
  case color(Color)
  case point(Point)
  case text(String)
  /// All elements of a list, one after the other.
  case numbers([Double])
}

/// Action of a user that the model has to know of.
package enum ControlMessage: Sendable, Hashable {
  case changed(ValueKey, to: ControlValue)
  /// The value should no longer be held.
  case reset(ValueKey)
  /// One of a control's things is to be removed, by its index.
  case removed(ValueKey, item: Int)
  /// A button was pressed.
  case pressed(String)
  /// A text goes to the clipboard.
  case copied(String)
  /// The clipboard is to be read and handed over as `ControlEvent.pasted`.
  case wantsClipboard
}
