internal import Messages

extension ViewGraph {
  /// Tells the author of a name that does nothing here.
  func reportUnsupported(_ message: String) {
    guard reportedNames.insert(message).inserted else { return }
    services?.report(Report(.unsupported, message))
  }
}
