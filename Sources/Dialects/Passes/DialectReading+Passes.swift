internal import Tokens

extension DialectReading {
  /// Reads one pass; `nil`, with a diagnostic, if it cannot be drawn.
  ///
  /// - Parameters:
  ///   - entries: Files, joined in this order.
  ///   - program: The program that it is a part of.
  func draft(
    of entries: [SourceLibrary.Entry], defines: [String: String] = [:],
    for program: inout DialectProgram
  ) -> PassDraft? {
    let unit = GLSLUnit(entries, in: library, defines: defines)
    if unit.hasFunctions { program.hasFunctions = true }
    unit.reportDirectives(log)
    guard unit.isSound, unit.reportUnavailable(log) else { return nil }
    return PassDraft(unit, prefix: prefix, log: log)
  }

  /// Returns a finished pass as large as the picture and drawn into bytes; the caller changes its
  /// size and buffer.
  ///
  /// - Parameter call: Statements that leave the color in `color`.
  func pass(
    named name: String, _ draft: PassDraft, calling call: [String], result: PassDraft.Result
  ) -> DialectProgram.Pass {
    var draft = draft
    let first = PassTree(draft, calling: call, result: result)
    let tree =
      draft.makeCubeMaps(first.cubeReads)
      ? PassTree(draft, calling: call, result: result) : first
    return DialectProgram.Pass(
      name: name, text: tree.text, writeHoisted: { tree.hoisted }, findFaults: { tree.faults },
      findLoopInputs: { tree.loopInputs },
      entryName: draft.entryName, channels: draft.channels, uniforms: draft.uniforms,
      isOpaque: result == .opaque)
  }
}
