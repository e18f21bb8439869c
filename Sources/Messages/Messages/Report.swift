/// A message for the view's author about what is shown.
package struct Report: Sendable, Hashable {
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// The project has no shader function of that name.
    case missingFunction
    /// A shader function takes other arguments.
    case wrongArguments
    case missingPicture
    case missingColor
    /// No symbol is drawn for that name of SF Symbols.
    case unknownSymbol
    /// A name of SwiftUI that is there and does nothing here.
    case unsupported
    /// A mistake that SwiftUI itself warns of, such as changing state while a body is evaluated.
    case misuse
  }

  package var kind: Kind
  package var message: String
  /// Path of the source file; `nil` if it is not known.
  package var file: String?
  package var line: Int?

  package init(_ kind: Kind, _ message: String, file: String? = nil, line: Int? = nil) {
    self.kind = kind
    self.message = message
    self.file = file
    self.line = line
  }
}

extension Report.Kind: WireChoice {}

extension Report: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(kind)
    writer.write(message)
    writer.write(file)
    writer.write(line)
  }

  package init(from reader: inout ByteReader) throws(MessageError) {
    self.init(
      try Kind(from: &reader), try String(from: &reader), file: try String?(from: &reader),
      line: try Int?(from: &reader))
  }
}
