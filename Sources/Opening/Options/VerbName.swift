/// The verbs of the command. Options say by these names which verbs take them.
package enum VerbName: String, Sendable, CaseIterable {
  /// Opens a window; it is the verb where no other is given.
  case window
  case capture
  case record
  case export
  case list
  case check
  case translate
  case bench
  case help
}

extension Set<VerbName> {
  /// Verbs that draw a scene or a file.
  package static var drawing: Set { [.window, .capture, .record, .export, .bench] }

  /// Verbs that draw into files.
  package static var filing: Set { [.capture, .record] }
}
