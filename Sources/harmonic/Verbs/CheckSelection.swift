import Diagnostics
import Metal
import Opening
import Rendering
import ShaderTree

/// Which stitchable functions of a file `check` draws: the smallest ones, as many as a driver
/// compiles in one or two seconds, and always one. The others it only compiles.
///
/// ```swift
/// // given file: EffectFile, function: StitchableFunction
/// let selection = CheckSelection(of: file)
/// let isDrawn = !selection.contains(function)
/// ```
struct CheckSelection {
  /// Functions that are compiled and neither linked nor drawn, in the file's order.
  let compiled: [StitchableFunction]

  /// Operations of the functions that are drawn, with the calls in them inlined.
  static let operations = 3000.0

  init(of file: EffectFile) {
    let functions = file.stitchableFunctions.filter { $0.isTranslated && $0.kind != nil }
    // What no process is given costs nothing, and has a message of its own.
    let sizes = functions.enumerated().map { ($0.offset, $0.element.inlinedSize) }
      .filter { $0.1 <= ProbeLimit.operations }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    var (total, left) = (0.0, Set<Int>())
    for (rank, (index, size)) in sizes.enumerated() {
      total += size
      if rank > 0, total > Self.operations { left.insert(index) }
    }
    compiled = functions.indices.filter(left.contains).map { functions[$0] }
  }

  func contains(_ function: StitchableFunction) -> Bool {
    compiled.contains { $0.span == function.span }
  }

  /// Says what was not drawn; `nil` if everything was.
  var note: Diagnostic? {
    guard let first = compiled.first else { return nil }
    let others = compiled.count - 1
    let (words, verb) =
      others == 0
      ? ("'\(first.title)'", "is")
      : ("'\(first.title)' and \(others) more function\(others == 1 ? "" : "s")", "are")
    return Diagnostic(
      "\(words) \(verb) compiled and not drawn: 'check' draws \(Int(Self.operations)) operations "
        + "of a file, counted with their calls inlined, the smallest functions first",
      severity: .note, at: first.span,
      hint: "draw one with 'harmonic capture --function', or all with --limit none")
  }

  /// The driver's messages about one of `compiled`, on the author's lines.
  ///
  /// - Parameter defined: Functions that the driver has compiled before, which it is not given
  ///   again; what it is given now is added.
  @MainActor static func refusals(
    of function: StitchableFunction, on stage: OffscreenStage, defined: inout Set<ProgramNode>
  ) -> [Diagnostic] {
    let text = StandaloneProgram(function, declaring: defined).text
    for case .function(let index) in function.reached { defined.insert(.function(index)) }
    let log = stage.refusal(ofUnlinkedFragment: text.text, label: function.title)
    return log.map { DriverLog($0, of: text).diagnostics } ?? []
  }
}
