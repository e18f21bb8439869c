package import Diagnostics
package import Layers
internal import Messages
internal import Parameters
internal import Synchronization
package import ViewBuilding

/// A preview of a user's view that runs beside the viewer, and its picture at any time.
///
/// Its program goes forward only. For a time that lies behind, or for other actions than it was
/// sent, it is started again and sent all from the beginning: the picture is a function of both.
/// After a failure it shows its last picture and runs no more.
///
/// A command waits for its pictures; a window shows the last one while the next takes long, and is
/// told when that has come.
package final class RunningView: Sendable {
  private let program: ViewProgram
  private let modules: ViewModules
  private let sandbox: Sandbox
  private let folders: [String]
  private let output: ViewOutput
  private let runs: RunningPrograms
  private let locate: @Sendable (String) -> SourceSpan?
  private let preview: Int
  /// Locked as long as the program is spoken with.
  private let run = Mutex(Run())
  /// Locked for moments only.
  private let shown = Mutex(Shown())
  private let pictures: PictureThread

  /// The program, and the messages about it so far.
  private struct Run: ~Copyable {
    var session: ViewSession?
    var reported: Set<String> = []
  }

  /// The view as it was last drawn.
  private struct Shown {
    var picture: Picture?
    var status = Status()
    var description: ViewDescription?
    /// The values that a user can hold, once the view was drawn.
    var tunables: ViewTunables?
    var failure: ViewFailure?
  }

  /// All that a picture depends on.
  struct Request: Sendable {
    let canvas: Size
    let scale: Double
    let time: Double
    /// Those before the time.
    let actions: ActionLog
    let drawing: ShaderDrawing
  }

  /// A picture with the renderer's shader functions, and what it was made of.
  private struct Picture {
    let source: Layer
    let drawing: ShaderDrawing
    let layer: Layer
    let calls: ShaderCalls
  }

  /// How a view's calls of shader functions are drawn.
  struct ShaderDrawing: Sendable, Equatable {
    /// By the names that the view calls.
    let functions: [String: DrawnFunction]
    /// Arguments that a user holds, by their names among those of the whole view.
    var held: [String: ParameterValue] = [:]
  }

  /// - Parameters:
  ///   - folders: Of the project, the view's own first.
  ///   - preview: Index of the one to show.
  ///   - output: Takes what the view prints, and each message about it once.
  ///   - runs: What else runs of the same file.
  ///   - locate: Finds the place where a shader function is called.
  package init(
    _ program: ViewProgram, modules: ViewModules, sandbox: Sandbox, folders: [String],
    preview: Int, output: ViewOutput, runs: RunningPrograms,
    locate: @escaping @Sendable (String) -> SourceSpan?
  ) {
    (self.program, self.modules, self.sandbox) = (program, modules, sandbox)
    (self.folders, self.output, self.runs, self.locate) = (folders, output, runs, locate)
    self.preview = preview
    pictures = PictureThread { output.pictureCameLate() }
  }

  /// Why it shows its last picture only; `nil` while it runs.
  package var failure: ViewFailure? { shown.withLock { $0.failure } }

  /// The view as it was last drawn.
  var status: Status { shown.withLock { $0.status } }

  /// Seconds for which a window waits until it is known what can be tuned.
  private static let patienceForTunables = 1.0

  /// The values that a user can hold, as they begin; none of a view that cannot be drawn.
  ///
  /// - Parameter waits: Whether for a view that takes long, too.
  func tunables(
    in canvas: Size, calling functions: [String: DrawnFunction], waits: Bool
  ) -> ViewTunables {
    if let known = shown.withLock({ $0.tunables }) { return known }
    if waits {
      findTunables(in: canvas, calling: functions)
    } else {
      pictures.draw(waiting: Self.patienceForTunables) { [self] in
        findTunables(in: canvas, calling: functions)
      }
    }
    return shown.withLock { $0.tunables } ?? ViewTunables()
  }

  private func findTunables(in canvas: Size, calling functions: [String: DrawnFunction]) {
    run.withLock { run in
      guard failure == nil else { return }
      do throws(ViewFailure) {
        try advance(&run, on: Self.stage(canvas, scale: 2), to: 0, after: ActionLog())
      } catch {
        return stop(&run, error)
      }
      guard let session = run.session, let layer = session.layer else { return }
      var calls = ShaderCalls()
      _ = layer.mappingShaders { shader in
        if !shader.isModifier { calls.add(shader) }
        return shader
      }
      let tunables = ViewTunables(session.description, calls: calls, functions: functions)
      shown.withLock { $0.tunables = tunables }
    }
  }

  /// The value that a parameter has in the last picture while nobody holds it; `nil` if it is not
  /// there any more.
  func value(of name: String) -> ParameterValue? {
    shown.withLock { shown in
      if let own = shown.description?.states.first(where: { $0.name == name }) {
        return own.value.value(of: own.choices)
      }
      for (function, passed) in shown.picture?.calls.inOrder ?? [] {
        let arguments = shown.picture?.drawing.functions[function]?.arguments ?? []
        for (argument, passed) in zip(arguments, passed)
        where ViewTunables.name(of: argument, in: function) == name {
          return passed.value
        }
      }
      return nil
    }
  }

  /// How a view is now.
  struct Status: Sendable {
    var isMoving = false
    /// When it changes next by itself, if it does.
    var nextChange: Double?
    var background: Color?
    /// The keys that it has a use for.
    var keyFocus = KeyFocus.none
  }

  /// Starts the program, and returns the previews that it can show, at least one.
  package func previews() throws(ViewFailure) -> [ShownPreview] {
    try run.withLock { (run) throws(ViewFailure) in
      if run.session == nil { run.session = try makeSession() }
      let previews = run.session?.previews.map(ShownPreview.init) ?? []
      guard !previews.isEmpty else {
        throw ViewFailure("the view's program registers nothing to show")
      }
      return previews
    }
  }

  /// Draws the view at the beginning, and returns its picture's size: that of the canvas, unless
  /// the preview has the size of its view.
  package func start(in canvas: Size) throws(ViewFailure) -> Size {
    try run.withLock { (run) throws(ViewFailure) in
      try advance(&run, on: Self.stage(canvas, scale: 2), to: 0, after: ActionLog())
      return run.session?.layer?.size ?? canvas
    }
  }

  /// Ends the program; it is started again for the next picture.
  func rest() {
    // One that draws now is needed.
    _ = run.withLockIfAvailable { $0.session = nil }
  }

  /// Returns a picture.
  ///
  /// - Parameter waits: Whether until it is drawn; otherwise the last one is returned for one that
  ///   takes long, and the view's output reports when that has come.
  func layer(_ request: Request, waits: Bool) -> Layer {
    if waits {
      draw(request, isLive: false)
    } else {
      pictures.draw { [self] in draw(request, isLive: true) }
    }
    return shown.withLock { shown in
      // The last picture may call functions of a version that the renderer has forgotten.
      if let last = shown.picture, last.drawing.functions != request.drawing.functions {
        shown.picture = picture(of: last.source, request.drawing).picture
      }
      return shown.picture?.layer
    } ?? Layer(size: request.canvas, content: .empty)
  }

  /// - Parameter isLive: Whether the time is that of a clock, with which the view has to keep up.
  private func draw(_ request: Request, isLive: Bool) {
    run.withLock { run in
      guard failure == nil else { return }
      let stage = Self.stage(request.canvas, scale: request.scale)
      do throws(ViewFailure) {
        try advance(&run, on: stage, to: request.time, after: request.actions, isLive: isLive)
      } catch {
        return stop(&run, error)
      }
      guard let session = run.session, let layer = session.layer else { return }
      var drawn = shown.withLock(\.picture)
      if drawn?.source != layer || drawn?.drawing != request.drawing {
        let (picture, problems) = picture(of: layer, request.drawing)
        drawn = picture
        for problem in problems where run.reported.insert(problem.message).inserted {
          output.add(problem)
        }
      }
      shown.withLock { shown in
        (shown.picture, shown.description) = (drawn, session.description)
        shown.status = Status(
          isMoving: session.frame.isMoving, nextChange: session.frame.nextTime,
          background: session.frame.background, keyFocus: session.frame.keyFocus)
      }
    }
  }

  /// Ends the program, of which the last picture stays, and reports why.
  private func stop(_ run: inout Run, _ failure: ViewFailure) {
    run.session = nil
    shown.withLock { ($0.failure, $0.status) = (failure, Status()) }
    output.add(failure.diagnostic)
  }

  private func advance(
    _ run: inout Run, on stage: Stage, to time: Double, after actions: ActionLog,
    isLive: Bool = false
  ) throws(ViewFailure) {
    let time = max(time, 0)
    if let session = run.session, session.isStarted {
      if session.time == time, session.stage == stage, session.actions == actions,
        session.layer != nil
      {
        return
      }
      // What was drawn on another screen before anything happened began there.
      let isLate = session.time > time || !actions.starts(with: session.actions)
      if isLate || session.time == 0 && session.stage != stage { run.session = nil }
    }
    if run.session == nil { run.session = try makeSession() }
    guard let session = run.session else { return }
    if !session.isStarted {
      try session.begin(Start(stage: stage, preview: preview, date: Self.startDate))
      runs.add(self)
    }
    try session.show(on: stage)
    // A long way is gone in parts: the limits of a turn are for what a frame may take.
    var next = session.time
    repeat {
      next = min(next + Self.longestStep, time)
      for report in try session.goOn(to: next, after: actions.until(next), isLive: isLive)
      where run.reported.insert(report.message).inserted {
        output.add(Diagnostic(report))
      }
    } while next < time
  }

  /// Seconds of the view that are one turn at most: 30 ticks.
  private static let longestStep = 0.5

  private func makeSession() throws(ViewFailure) -> ViewSession {
    let process: ViewProcess
    do throws(Diagnostic) {
      process = try ViewProcess(program, modules: modules, sandbox: sandbox) { [output] line in
        output.add(line: line)
      }
    } catch {
      throw ViewFailure(error)
    }
    return try ViewSession(process, folders: folders)
  }

  /// The picture as the renderer draws it, and why effects that cannot be drawn are left out of it.
  private func picture(
    of source: Layer, _ drawing: ShaderDrawing
  ) -> (picture: Picture, problems: [Diagnostic]) {
    var calls = ShaderCalls()
    var problems: [Diagnostic] = []
    let layer = source.mappingShaders { shader in
      guard !shader.isModifier else { return shader }
      calls.add(shader)
      let name = shader.function
      guard let function = drawing.functions[name] else {
        problems.append(
          Diagnostic(
            "no shader file of the project has a function '\(name)' that can be drawn",
            severity: .warning, at: locate(name), hint: "the view is drawn without the effect"))
        return nil
      }
      if let problem = function.problem(calledWith: shader.arguments) {
        problems.append(
          Diagnostic(
            "'\(name)' \(problem)", severity: .warning, at: locate(name),
            hint: "the view is drawn without the effect"))
        return nil
      }
      var arguments = shader.arguments
      for (index, argument) in function.arguments.enumerated() {
        if let value = drawing.held[ViewTunables.name(of: argument, in: name)] {
          arguments[index] = arguments[index].holding(value)
        }
      }
      return shader.calling(function.name, arguments)
    }
    return (Picture(source: source, drawing: drawing, layer: layer, calls: calls), problems)
  }

  /// The date at time 0, so that captures do not depend on the day: 1 January 2026, ten in the
  /// morning, in seconds since 1970.
  private static let startDate = 1_767_261_600.0

  private static func stage(_ canvas: Size, scale: Double) -> Stage {
    let area =
      switch canvas {
      case ShownPreview.phone: SafeArea(top: 59, bottom: 34)
      case ShownPreview.turnedPhone: SafeArea(leading: 59, bottom: 21, trailing: 59)
      default: SafeArea()
      }
    return Stage(size: canvas, safeArea: area, scale: scale)
  }
}

extension Diagnostic {
  /// A report of a view's program.
  fileprivate init(_ report: Report) {
    let span = report.file.flatMap { file in report.line.map { SourceSpan(file: file, line: $0) } }
    self.init(report.message, severity: .warning, at: span)
  }
}

/// The programs of one view that run at the same time: of its previews the one that is shown, and
/// the one before it, which fades.
package final class RunningPrograms: Sendable {
  private struct Entry { weak let view: RunningView? }

  private let running = Mutex<[Entry]>([])

  private static let limit = 2

  package init() {}

  /// Notes that a program was started, and ends the one that was started before the others.
  func add(_ view: RunningView) {
    let ended = running.withLock { entries -> [RunningView] in
      entries.removeAll { $0.view == nil || $0.view === view }
      entries.append(Entry(view: view))
      let over = entries.prefix(max(0, entries.count - Self.limit)).compactMap(\.view)
      entries = entries.suffix(Self.limit)
      return over
    }
    for view in ended { view.rest() }
  }
}
