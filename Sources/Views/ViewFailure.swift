package import Diagnostics

/// Why a view cannot be shown, or not any more.
package struct ViewFailure: Error, Sendable {
  package let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  init(_ message: String) { self.init(Diagnostic(message, hint: "save the file to run it again")) }
}
