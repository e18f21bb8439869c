package import Diagnostics
package import Layers
internal import Messages
internal import Synchronization
package import ViewBuilding

/// A user's view that runs beside the viewer, and its picture at any time.
///
/// Its program goes forward only. For a time that lies behind, or for other actions than it was
/// told, it is started again and told all from the beginning: the picture is a function of both.
/// After a failure it shows its last picture and runs no more.
package final class RunningView: Sendable {
  private let program: ViewProgram
  private let modules: ViewModules
  private let sandbox: Sandbox
  private let folders: [String]
  private let functions: [String: String]
  private let preview: Int
  private let scale: Double
  private let report: @Sendable (Diagnostic) -> Void
  private let print: @Sendable (String) -> Void
  private let state = Mutex(State())

  private struct State: ~Copyable {
    var session: ViewSession?
    var stage: Stage?
    var inputs: [TimedInput] = []
    var lastLayer: Layer?
    var isMoving = true
    var failure: ViewFailure?
    var reported: Set<String> = []
  }

  /// - Parameters:
  ///   - folders: Of the project, the view's own first.
  ///   - functions: Names of the renderer's shader functions, by the names that views call.
  ///   - preview: Index of the one to show.
  ///   - scale: Pixels per point.
  ///   - report: Takes what the author should know, each message once.
  ///   - print: Takes each line that the view writes.
  package init(
    _ program: ViewProgram, modules: ViewModules, sandbox: Sandbox, folders: [String],
    functions: [String: String], preview: Int = 0, scale: Double = 2,
    report: @escaping @Sendable (Diagnostic) -> Void,
    print: @escaping @Sendable (String) -> Void
  ) {
    (self.program, self.modules, self.sandbox) = (program, modules, sandbox)
    (self.folders, self.functions, self.preview) = (folders, functions, preview)
    (self.scale, self.report, self.print) = (scale, report, print)
  }

  /// Why it shows its last picture only; `nil` while it runs.
  package var failure: ViewFailure? { state.withLock { $0.failure } }

  /// Whether it moves without further actions.
  var isMoving: Bool { state.withLock { $0.isMoving } }

  /// Starts the view, and draws it once.
  package func start(in canvas: Size) throws(ViewFailure) {
    _ = layer(in: canvas, at: 0, after: [])
    if let failure { throw failure }
  }

  /// Returns the picture at `time`, after the actions before it.
  func layer(in canvas: Size, at time: Double, after inputs: [TimedInput]) -> Layer {
    state.withLock { state in
      if state.failure == nil {
        do throws(ViewFailure) {
          try advance(&state, in: canvas, to: time, after: inputs)
        } catch {
          state.failure = error
          state.session = nil
          state.isMoving = false
          report(error.diagnostic)
        }
      }
      return state.lastLayer ?? Layer(size: canvas, content: .empty)
    }
  }

  private func advance(
    _ state: inout State, in canvas: Size, to time: Double, after inputs: [TimedInput]
  ) throws(ViewFailure) {
    let stage = Stage(size: canvas, safeArea: Self.safeArea(of: canvas), scale: scale)
    var session = state.session
    if let running = session,
      running.time > time || !inputs.starts(with: state.inputs.prefix(running.inputCount))
    {
      session = nil
    }
    let running: ViewSession
    if let session {
      running = session
      if state.stage != stage { try running.show(on: stage) }
    } else {
      running = try makeSession(on: stage, &state)
    }
    state.session = running
    state.stage = stage
    state.inputs = inputs
    try running.send(inputs[running.inputCount...])
    let (layer, reports) = try running.layer(at: max(time, 0))
    for line in reports where state.reported.insert(line.message).inserted {
      report(Diagnostic(line.message, severity: .warning))
    }
    state.isMoving = running.frame.isMoving || running.frame.nextTime != nil
    var missing: [String] = []
    state.lastLayer = layer.mappingShaders { shader in
      guard !shader.isModifier else { return shader }
      guard let function = functions[shader.function] else {
        missing.append(shader.function)
        return nil
      }
      return shader.calling(function)
    }
    for function in missing where state.reported.insert(function).inserted {
      report(
        Diagnostic(
          "no shader file of the project has a function '\(function)' that can be drawn",
          severity: .warning, hint: "the view is drawn without the effect"))
    }
  }

  private func makeSession(on stage: Stage, _ state: inout State) throws(ViewFailure) -> ViewSession
  {
    let process: ViewProcess
    do throws(Diagnostic) {
      process = try ViewProcess(program, modules: modules, sandbox: sandbox, line: print)
    } catch {
      throw ViewFailure(error)
    }
    func start(_ previews: [Preview]) throws(ViewFailure) -> Start {
      guard previews.indices.contains(preview) else {
        throw ViewFailure("the view's program registers nothing to show")
      }
      return Start(stage: stage, preview: preview, date: Self.startDate)
    }
    return try ViewSession(process, folders: folders, stage: stage, start: start)
  }

  /// The date at time 0, so that captures do not depend on the day: 1 January 2026, ten in the
  /// morning, in seconds since 1970.
  private static let startDate = 1_767_261_600.0

  /// The stage of a phone of today, in points.
  package static let canvas = Size(width: 393, height: 852)

  private static func safeArea(of canvas: Size) -> SafeArea {
    canvas == Self.canvas ? SafeArea(top: 59, bottom: 34) : SafeArea()
  }
}
