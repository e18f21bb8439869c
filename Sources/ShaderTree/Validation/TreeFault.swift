package import Diagnostics

/// Something in a program that breaks the contract of trees (`README.md`): a mistake of a front end
/// or of a pass, not of an author.
package struct TreeFault: Error, Sendable, CustomStringConvertible {
  /// The function or global it is in.
  package let name: String
  package let message: String
  package let span: Span

  package var description: String {
    "'\(name)' at \(span.start.file):\(span.start.offset): \(message)"
  }
}

extension TypedProgram {
  /// Returns everything that breaks the contract in functions and globals.
  ///
  /// ```swift
  /// // given program: TypedProgram, entry: FunctionIndex
  /// let faults = program.faults(in: program.reachable(from: entry).order)  // empty
  /// ```
  ///
  /// - Parameter nodes: What is to be written, each behind what it needs.
  package func faults(in nodes: [ProgramNode]) -> [TreeFault] {
    var validation = TreeValidation(self)
    for node in nodes { validation.check(node) }
    return validation.faults
  }
}
