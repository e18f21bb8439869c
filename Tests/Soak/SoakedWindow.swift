import Foundation
import TestSupport

/// A window of the program on a display of its own, with what is done to it.
struct SoakedWindow {
  /// The action of one step.
  private enum Action: CaseIterable {
    case key, click, drag, scroll, type, inspector, scene, undo, paste, copy, drop, fullScreen
    case minimize, resize, edit

    /// How often it is done, beside the others.
    var weight: Int {
      switch self {
      case .key, .edit: 6
      case .click, .drag, .scene: 4
      case .scroll, .type, .inspector, .undo, .resize: 2
      case .paste, .copy, .drop, .fullScreen, .minimize: 1
      }
    }
  }

  let program: RunningCommand
  private let display: VirtualDisplay
  private let window: VirtualDisplay.Window
  private let home: URL
  private var shader: EditedShader
  private var random: SeededRandom
  private var holder: RunningCommand?
  private var pending: (report: EditedShader.Report, since: ContinuousClock.Instant)?
  private var latency: Double?
  /// The last lines of the program, for a message.
  private var lastLines: [String] = []

  private(set) var events = 0
  private(set) var edits = 0
  private(set) var reloads = 0
  private(set) var pastes = 0
  private(set) var returns = 0

  private static let actions = Action.allCases.flatMap { action in
    Array(repeating: action, count: action.weight)
  }

  /// Keys that neither close the window nor open one of another program.
  private static let keys = [
    "space", "bracketleft", "bracketright", "Left", "Right", "Up", "Down", "shift+Right", "Home",
    "R", "r", "c", "C", "comma", "period", "Return", "F5", "h", "i", "o", "F1", "1", "2", "5", "9",
  ]

  /// How long an edit may take to be reported. It is a limit for a machine that is busy with other
  /// things: an edit that is missed never comes.
  private static let patience = Duration.seconds(60)

  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: SoakArguments) async throws {
    display = try await VirtualDisplay.start()
    home = FileManager.default.temporaryDirectory.appending(path: "harmonic-soak-\(UUID())")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    shader = try EditedShader(in: home)
    random = SeededRandom(seed: arguments.seed)
    var environment = display.environment
    environment["HOME"] = home.path
    for name in ["STATE", "CONFIG", "CACHE", "DATA"] {
      environment["XDG_\(name)_HOME"] = .some(nil)
    }
    environment["DBUS_SESSION_BUS_ADDRESS"] = .some(nil)
    environment["XDG_RUNTIME_DIR"] = .some(nil)
    var command = Command(
      try arguments.program ?? Command.builtExecutable("harmonic"), environment: environment)
    command.arguments = ["--verbose"]
    program = try command.start()
    window = try await display.window(.ofProcess(program.processIdentifier))
    try await display.activate(window)
    try await drop()
  }

  /// Ends the program, and removes its folders.
  func end() async {
    _ = try? await program.terminate()  // it may have ended already
    try? FileManager.default.removeItem(at: home)  // a leftover in /tmp harms nobody
  }

  /// Returns the longest time that an edit took since this was asked last.
  mutating func takeLatency() -> Double? {
    defer { latency = nil }
    return latency
  }

  /// Does one thing to the window, and looks at what it says.
  ///
  /// - Throws: `Fault` if the window has closed or has missed an edit.
  mutating func step() async throws {
    events += 1
    let action = Self.actions.randomElement(using: &random) ?? .key
    try await perform(action)
    try await readLines()
    guard program.isRunning else {
      throw Fault(
        description: "the window has closed after \(action)\n" + lastLines.joined(separator: "\n"))
    }
    try await judgePending()
  }

  /// Shows the file again, whatever the window shows, and saves it once more: after everything that
  /// was done to it, the window still follows its file.
  ///
  /// - Throws: `Fault` if the window does not show the file, or misses the edit.
  mutating func followToTheEnd() async throws {
    try await comeBack()
    try await drop()
    let (start, before) = (ContinuousClock.now, reloads)
    while try await !followsFile(), ContinuousClock.now - start < Self.patience {
      try await readLines()
    }
    while reloads == before {
      guard ContinuousClock.now - start < Self.patience else {
        throw Fault(description: "the window does not follow the file that was dropped on it")
      }
      // The line of the drop may come last, and ends the wait for an edit.
      if pending == nil {
        edits += 1
        pending = (try shader.edit(using: &random), ContinuousClock.now)
      }
      try await readLines()
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  // MARK: - Actions

  private mutating func perform(_ action: Action) async throws {
    switch action {
    case .key: try await display.press(Self.keys.randomElement(using: &random) ?? "space")
    case .click: try await display.click(.left, at: try await place())
    case .drag:
      try await display.movePointer(to: try await place())
      try await display.buttonDown(.left)
      for _ in 0..<3 { try await display.movePointer(to: try await place()) }
      try await display.buttonUp(.left)
    case .scroll:
      let button = Bool.random(using: &random) ? VirtualDisplay.Button.scrollUp : .scrollDown
      try await display.click(button, at: try await place(), count: 3)
    case .type: try await display.type(["0.5", "12", "-3", "1e4"].randomElement(using: &random)!)
    case .inspector: try await display.press("Tab")
    case .scene: try await display.press(Bool.random(using: &random) ? "Next" : "Prior")
    case .undo: try await display.press(Bool.random(using: &random) ? "ctrl+z" : "ctrl+y")
    case .paste: try await paste()
    case .copy: try await display.press("ctrl+c")
    case .drop: if try await !followsFile() { try await drop() }
    case .fullScreen: try await display.press("F11")
    case .minimize:
      try await display.minimize(window)
      try await comeBack()
    case .resize:
      try await display.resize(
        window, width: Int.random(in: 200...1200, using: &random),
        height: Int.random(in: 150...740, using: &random))
    case .edit: try await edit()
    }
  }

  /// Brings the window to the front. A window manager may have to be asked again: one that goes
  /// full screen and is minimized at once is neither for a moment.
  private func comeBack() async throws {
    for _ in 0..<3 {
      do { return try await display.activate(window) } catch {
        try await display.click(.left, at: display.bounds.center)
      }
    }
    try await display.activate(window)
  }

  /// A place in the window.
  private mutating func place() async throws -> VirtualDisplay.Position {
    let frame = try await display.frame(of: window)
    let place = frame.position(
      Int.random(in: 0..<max(1, frame.width), using: &random),
      Int.random(in: 0..<max(1, frame.height), using: &random))
    // A window that has grown may reach beyond the screen.
    return .init(
      x: min(max(place.x, 0), display.bounds.width - 1),
      y: min(max(place.y, 0), display.bounds.height - 1))
  }

  private mutating func edit() async throws {
    // One at a time: each is waited for.
    guard pending == nil else { return }
    edits += 1
    var isFollowed = try await followsFile()
    if !isFollowed, Bool.random(using: &random) {
      try await drop()
      for _ in 0..<100 where !isFollowed { isFollowed = try await followsFile() }
    }
    let report = try shader.edit(using: &random)
    if isFollowed { pending = (report, ContinuousClock.now) }
  }

  /// Pastes a shader that another program has copied, whose function is called as one of the file;
  /// sometimes it goes back at once.
  private mutating func paste() async throws {
    pastes += 1
    let text = """
      #include <metal_stdlib>
      using namespace metal;
      [[ stitchable ]] half4 paint(float2 position, float time) {
        return half4(half(fract(time)), 0, \(pastes % 9).0 / 9, 1);
      }
      """
    holder = nil  // the one before lets go
    let holder = try Command(
      Command.builtExecutable("ClipboardHolder"), text, environment: display.environment
    ).start()
    try await holder.nextLine(of: .output) { $0 == "held" }
    self.holder = holder
    try await comeBack()
    try await display.press("ctrl+v")
    if Bool.random(using: &random) { try await goBack() }
  }

  /// How the program has ended if it has, and what it said last.
  mutating func lastWords() async -> String {
    for _ in 0..<50 where program.isRunning { _ = try? await display.title(of: window) }
    try? await readLines()
    let status =
      program.isRunning ? "still running" : "\(String(describing: try? await program.end().status))"
    let stacks = program.isRunning ? await self.stacks() : ""
    return "program: \(status)\n" + lastLines.joined(separator: "\n") + stacks
  }

  /// Where the threads of a program are that does not answer, if there is a debugger to ask.
  private func stacks() async -> String {
    let debugger = Command(
      "/usr/bin/gdb", "--batch", "--pid", "\(program.processIdentifier)", "--ex",
      "thread apply all backtrace 24")
    guard let output = try? await debugger.run() else { return "" }
    return "\n\(output.text)"
  }

  /// Leaves what was pasted, by the key that leads back.
  private mutating func goBack() async throws {
    for attempt in 0..<12 {
      let title = try await display.title(of: window)
      guard title.contains("pasted") else {
        if attempt > 0 { returns += 1 }
        return
      }
      // A field of the inspector may be open, which takes keys. Not Esc: pressed once too often, on
      // a busy machine, it closes the window.
      if attempt > 0 { try await display.press("Return") }
      try await display.press("Prior")
      for _ in 0..<100 where try await display.title(of: window) == title {
        try await readLines()
      }
    }
  }

  private func drop() async throws {
    var command = Command(
      try Command.builtExecutable("FileDragger"), window.number, shader.file.path,
      environment: display.environment)
    command.workingDirectory = home.path
    let output = try await command.run()
    guard output.status == .exitCode(0) else {
      throw Fault(description: "the window does not take the file: \(output.errorText)")
    }
  }

  // MARK: - What the window says

  /// Whether the title is that of a window on the file, and says nothing else.
  private func followsFile() async throws -> Bool {
    let title = try await display.title(of: window)
    return EditedShader.functions.contains { title == "harmonic – \($0)" }
  }

  private mutating func readLines() async throws {
    while let line = program.takeLine(of: .error) {
      lastLines = lastLines.suffix(19) + [line]
      // Another scene was chosen meanwhile; one of the file is read when it is opened, and reports
      // no edit.
      if line.hasPrefix("harmonic: showing ") { pending = nil }
      guard let pending, pending.report.words.allSatisfy(line.contains) else { continue }
      reloads += 1
      latency = max(latency ?? 0, (ContinuousClock.now - pending.since) / .seconds(1))
      self.pending = nil
    }
  }

  /// An edit is missed if the window goes on saying that it follows the file.
  private mutating func judgePending() async throws {
    guard let waiting = pending else { return }
    let isLate = ContinuousClock.now - waiting.since > Self.patience
    guard try await followsFile() else {
      // Another scene was chosen meanwhile.
      pending = nil
      return
    }
    guard isLate else { return }
    throw Fault(
      description: "version \(shader.version) of the file was not reported: "
        + "\(waiting.report.words)\n" + lastLines.joined(separator: "\n"))
  }
}
