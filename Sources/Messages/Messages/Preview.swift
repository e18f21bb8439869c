package import Layers

/// A preview that a program can show.
package struct Preview: Sendable, Hashable {
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// `#Preview`
    case macro
    /// A view of a `PreviewProvider`.
    case provider
    /// The first scene of an `App`.
    case app
    /// A view, a modifier or an extension that no preview shows.
    case sample
  }

  package var name: String
  package var kind: Kind
  /// The size that its traits ask for; `nil` is the stage's.
  package var size: Size?
  /// Whether the stage is as large as the view (`.sizeThatFitsLayout`).
  package var fitsView: Bool
  package var isLandscape: Bool
  /// The look that it asks for.
  package var appearance: Appearance?

  package init(
    name: String, kind: Kind = .macro, size: Size? = nil, fitsView: Bool = false,
    isLandscape: Bool = false, appearance: Appearance? = nil
  ) {
    self.name = name
    self.kind = kind
    self.size = size
    self.fitsView = fitsView
    self.isLandscape = isLandscape
    self.appearance = appearance
  }
}

extension Preview.Kind: WireChoice {}

extension Preview: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(kind)
    writer.write(size)
    writer.write(fitsView)
    writer.write(isLandscape)
    writer.write(appearance)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(
      name: try String(from: &reader), kind: try Kind(from: &reader),
      size: try Size?(from: &reader), fitsView: try Bool(from: &reader),
      isLandscape: try Bool(from: &reader), appearance: try Appearance?(from: &reader))
  }
}
