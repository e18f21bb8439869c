internal import CInspector
internal import Layers
internal import Parameters
internal import Rendering
internal import Scenes
internal import Typesetting

/// The panel of controls over the scene: every parameter, the spring's curve and the frame times.
///
/// It shows what the viewer gives it and reports what the user changed; it stores no values itself.
/// Dear ImGui's widgets are behind `CInspector`.
final class InspectorPanel {
  /// What the panel shows.
  struct Content {
    let title: String
    let parameters: ParameterSet
    /// What each parameter amounts to now.
    let value: (Parameter) -> ParameterValue
    let spring: SpringPlot?
    let frameTimes: FrameTimes
    /// GPU times; empty where the driver cannot tell.
    let passTimes: [PassTime]
  }

  private let handle: OpaquePointer
  private let clipboard: ClipboardBridge
  private var openGroups: Set<String> = []
  /// Whether the group with the spring's curve has been opened, once.
  private var hasShownSpring = false

  /// How much of the window's right side the panel covers, its margin included, in points.
  static let width = 312.0

  /// Parameters from which on a search field helps.
  private static let searchable = 9

  /// Makes the panel for the current OpenGL context.
  ///
  /// - Throws: `InspectorError` with the reason.
  init(window: Window) throws(InspectorError) {
    let regular = FontFile.closest(toFamily: "Inter", isStrong: false)
    let strong = FontFile.closest(toFamily: "Inter", isStrong: true) ?? regular
    var problem = [CChar](repeating: 0, count: 256)
    let made = inspector_create(
      regular?.path ?? "", Int32(regular?.index ?? 0), strong?.path ?? "",
      Int32(strong?.index ?? 0), &problem, Int32(problem.count))
    guard let made else {
      let text = problem.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw InspectorError(reason: String(decoding: text, as: UTF8.self))
    }
    handle = made
    clipboard = ClipboardBridge(window: window)
    inspector_set_clipboard(
      handle, Unmanaged.passUnretained(clipboard).toOpaque(), ClipboardBridge.read,
      ClipboardBridge.write)
  }

  isolated deinit { inspector_destroy(handle) }

  // MARK: - Input

  /// Hands an event to the panel and returns whether it was meant for it.
  ///
  /// - Parameter scale: Pixels per point of the window.
  func take(_ event: WindowEvent, scale: Double) -> Bool {
    switch event {
    case .pointerMoved(let pixel):
      return inspector_pointer_moved(handle, pixel.x / scale, pixel.y / scale)
    case .pointerDown: return inspector_pointer_button(handle, true)
    case .pointerUp: return inspector_pointer_button(handle, false)
    case .scrolled(_, let notches): return inspector_scrolled(handle, notches)
    case .key(let key, let modifiers, let phase):
      inspector_modifiers(
        handle, modifiers.contains(.shift), modifiers.contains(.control),
        modifiers.contains(.alt))
      guard let key = InspectorKey(key) else { return false }
      return inspector_key(handle, key, phase != .up)
    case .character(let character, _):
      return character.unicodeScalars.first.map { inspector_character(handle, $0.value) } ?? false
    case .pointerLeft:
      inspector_pointer_left(handle)
      return false
    case .focusLost:
      inspector_window_left(handle)
      return false
    case .needsDrawing: return false
    }
  }

  /// Gives the keyboard to the first control, or takes it back and releases what was held.
  func setFocused(_ isFocused: Bool) {
    if isFocused {
      inspector_focus(handle, nil)
    } else {
      inspector_unfocus(handle)
      inspector_window_left(handle)
    }
  }

  /// What the pointer should look like; an arrow outside the panel.
  var cursor: Window.Cursor {
    switch inspector_cursor(handle) {
    case .arrow: .arrow
    case .hand: .hand
    case .text: .text
    case .cross: .cross
    }
  }

  /// Seconds until the panel looks different although nothing comes in.
  var nextChange: Double { inspector_next_change(handle) }

  // MARK: - Frames

  /// Lays out one frame and returns what the user changed since the last.
  ///
  /// - Parameters:
  ///   - size: Of the window in points.
  ///   - seconds: Since the last frame.
  func frame(_ content: Content, size: Size, scale: Double, seconds: Double) -> [InspectorChange] {
    var changes: [InspectorChange] = []
    inspector_begin_frame(handle, size.width, size.height, scale, seconds)
    inspector_begin_panel(handle, content.title)
    let all = content.parameters.all
    let sought =
      all.count >= Self.searchable
      ? String(cString: inspector_search(handle, "Search")).lowercased() : ""
    inspector_begin_body(handle)
    let shown = all.filter { sought.isEmpty || $0.name.lowercased().contains(sought) }
    for parameter in shown where parameter.group == nil || !sought.isEmpty {
      control(parameter, label: parameter.name, in: content, into: &changes)
    }
    if sought.isEmpty { groups(of: shown, in: content, into: &changes) }
    if shown.isEmpty, !sought.isEmpty {
      inspector_text(handle, .quiet, "No parameter is called that.")
    }
    feeds(of: all)
    graph(content.frameTimes, passes: content.passTimes)
    inspector_end_body(handle)
    if inspector_button(handle, "copy", "Copy", 0, 2) { changes.append(.copyCommand) }
    if inspector_button(handle, "copySwift", "Copy Swift", 1, 2) { changes.append(.copySwift) }
    inspector_end_panel(handle)
    inspector_end_frame(handle)
    return changes
  }

  /// Draws the frame laid out last into the bound framebuffer.
  func draw() { inspector_draw(handle) }

  /// Paired values, one group for each name before the dot.
  private func groups(
    of parameters: [Parameter], in content: Content, into changes: inout [InspectorChange]
  ) {
    if let spring = content.spring, !hasShownSpring {
      hasShownSpring = true
      openGroups.insert(spring.group)
    }
    var names: [String] = []
    for name in parameters.compactMap(\.group) where !names.contains(name) { names.append(name) }
    for name in names {
      let members = parameters.filter { $0.group == name }
      let reading = members.map { content.value($0).shortText }.joined(separator: " → ")
      var isOpen = openGroups.contains(name)
      let shows = inspector_begin_group(handle, name, name, reading, &isOpen)
      if isOpen { openGroups.insert(name) } else { openGroups.remove(name) }
      guard shows else { continue }
      for parameter in members {
        let label = String(parameter.name.dropFirst(name.count + 1))
        control(parameter, label: label, in: content, into: &changes)
      }
      if let spring = content.spring, spring.group == name { plot(spring) }
      inspector_end_group(handle)
    }
  }

  /// What each argument of a user's function is fed with.
  private func feeds(of parameters: [Parameter]) {
    let lines = parameters.filter { !$0.feed.isEmpty }.map { "\($0.name) ← \($0.feed)" }
    guard !lines.isEmpty else { return }
    inspector_heading(handle, "Fed with")
    for line in lines { inspector_text(handle, .quiet, line) }
  }

  private func control(
    _ parameter: Parameter, label: String, in content: Content,
    into changes: inout [InspectorChange]
  ) {
    if case .vector(let names, let range, let step, _) = parameter.kind, names.count > 2 {
      return components(
        of: parameter, names: names, range: range, step: step, in: content, into: &changes)
    }
    let isHeld = content.parameters.held[parameter.name] != nil
    inspector_row(handle, parameter.name, label, parameter.summary, isHeld)
    let (event, value) = edited(parameter, content.value(parameter))
    switch event {
    case .changed: changes.append(.hold(name: parameter.name, value: value))
    case .reset: changes.append(.release(name: parameter.name))
    case .none: return
    }
  }

  /// A vector that is not a place: a slider for each component.
  private func components(
    of parameter: Parameter, names: [String], range: ClosedRange<Double>, step: Double,
    in content: Content, into changes: inout [InspectorChange]
  ) {
    guard case .numbers(var numbers) = content.value(parameter) else { return }
    let isHeld = content.parameters.held[parameter.name] != nil
    for (index, name) in names.enumerated() where numbers.indices.contains(index) {
      let label = "\(parameter.name) \(name)"
      inspector_row(handle, label, label, parameter.summary, isHeld)
      let bounds = InspectorRange(
        minimum: range.lowerBound, maximum: range.upperBound, step: step, is_whole: false)
      switch inspector_slider(handle, bounds, parameter.unitSymbol, &numbers[index]) {
      case .changed: changes.append(.hold(name: parameter.name, value: .numbers(numbers)))
      case .reset: changes.append(.release(name: parameter.name))
      case .none: continue
      }
    }
  }

  /// Puts the control for a parameter and returns what was done to it.
  private func edited(
    _ parameter: Parameter, _ value: ParameterValue
  ) -> (InspectorEvent, ParameterValue) {
    switch (parameter.kind, value) {
    case (.number(let range, let step, _), .number(var number)):
      let bounds = InspectorRange(
        minimum: range.lowerBound, maximum: range.upperBound, step: step,
        is_whole: parameter.isWhole)
      let event = inspector_slider(handle, bounds, parameter.unitSymbol, &number)
      return (event, .number(min(max(number, range.lowerBound), range.upperBound)))
    case (.choice(let names), .choice(let name)):
      var index = Int32(names.firstIndex(of: name) ?? 0)
      let event = inspector_menu(handle, names.joined(separator: "\n"), &index)
      return (event, .choice(names[min(max(Int(index), 0), names.count - 1)]))
    case (.toggle, .toggle(var isOn)):
      let event = inspector_switch(handle, &isOn)
      return (event, .toggle(isOn))
    case (.color, .color(let color)):
      var parts = [color.red, color.green, color.blue, color.opacity].map(Float.init)
      let event = inspector_color(handle, &parts)
      let c = parts.map(Double.init)
      return (event, .color(Color(red: c[0], green: c[1], blue: c[2], opacity: c[3])))
    case (.vector(_, let range, let step, _), .numbers(let numbers)) where numbers.count == 2:
      let bounds = InspectorRange(
        minimum: range.lowerBound, maximum: range.upperBound, step: step, is_whole: false)
      var (x, y) = (numbers[0], numbers[1])
      let event = inspector_pad(handle, bounds, bounds, &x, &y)
      return (event, .numbers([x, y]))
    case (.list, .numbers):
      var event = InspectorEvent.none
      let edited = inspector_text_field(handle, value.description, &event)
      guard let edited else { return (event, value) }
      // A list that cannot be read yet is still being typed.
      let typed = try? parameter.value(from: String(cString: edited))
      return typed.map { (event, $0) } ?? (.none, value)
    case (.text, .text(let text)):
      var event = InspectorEvent.none
      let edited = inspector_text_field(handle, text, &event)
      return (event, edited.map { .text(String(cString: $0)) } ?? value)
    case (.picture, .picture(let picture)):
      inspector_text(handle, .quiet, picture?.path ?? "the built-in picture")
      return (.none, value)
    default:
      return (.none, value)
    }
  }

  // MARK: - Plots

  private func plot(_ spring: SpringPlot) {
    inspector_begin_plot(
      handle, InspectorPoint(x: 0, y: spring.lowest - 0.08),
      InspectorPoint(x: spring.duration, y: spring.highest + 0.08))
    inspector_plot_level(handle, 1)
    line(.expected, spring.expected)
    if spring.traced.count > 1 { line(.traced, spring.traced) }
    inspector_plot_mark(
      handle, spring.settling, "settles at \(Readout.text(spring.settling, digits: 2)) s")
    inspector_end_plot(handle)
  }

  private func line(_ kind: InspectorLine, _ points: [Point]) {
    let points = points.map { InspectorPoint(x: $0.x, y: $0.y) }
    inspector_plot_line(handle, kind, points, Int32(points.count))
  }

  private func graph(_ times: FrameTimes, passes: [PassTime]) {
    let parts = times.parts
    guard let count = parts.first?.milliseconds.count, count > 1 else { return }
    inspector_heading(handle, "Frame times")
    inspector_begin_graph(handle, times.ceiling, 1000.0 / 60)
    for part in parts {
      let last = part.milliseconds.suffix(30)
      let mean = last.reduce(0, +) / Float(max(1, last.count))
      inspector_graph_part(
        handle, part.name, "\(Readout.text(Double(mean), digits: 2)) ms", part.milliseconds,
        Int32(count))
    }
    inspector_end_graph(handle)
    guard !passes.isEmpty else {
      return inspector_text(handle, .quiet, "This driver does not time the GPU.")
    }
    let total = passes.reduce(0) { $0 + $1.milliseconds }
    let lines = passes.enumerated().map { index, pass in
      let share = total > 0 ? pass.milliseconds / total * 100 : 0
      return "Pass \(index + 1), \(pass.pixelWidth) × \(pass.pixelHeight): "
        + "\(Readout.text(pass.milliseconds, digits: 2)) ms, \(Readout.text(share, digits: 0)) %"
    }
    let sum = "GPU \(Readout.text(total, digits: 2)) ms"
    inspector_text(handle, .quiet, ([sum] + lines).joined(separator: "\n"))
  }
}

/// Why the panel could not be made.
nonisolated struct InspectorError: Error, Sendable, CustomStringConvertible {
  let reason: String

  var description: String { "the inspector could not be made: \(reason)" }
}

extension ParameterValue {
  /// As a group's heading shows it.
  fileprivate var shortText: String {
    if case .number(let number) = self { return Readout.text(number, digits: 2) }
    return description
  }
}

extension Parameter {
  /// What stands before the dot of paired names, as in `amplitude.released`.
  fileprivate var group: String? {
    name.firstIndex(of: ".").map { String(name[..<$0]) }
  }
}

extension InspectorKey {
  /// The key as the panel knows it; `nil` for one it has no use for.
  fileprivate init?(_ key: Key) {
    switch key {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .home: self = .home
    case .end: self = .end
    case .enter: self = .enter
    case .escape: self = .escape
    case .space: self = .space
    case .backspace: self = .backspace
    case .delete: self = .delete
    case .a: self = .A
    case .c: self = .C
    case .v: self = .V
    case .x: self = .X
    case .y: self = .Y
    case .z: self = .Z
    // Tab opens and closes the panel; the arrows reach every control.
    case .tab, .pageUp, .pageDown, .f1, .f5, .f11, .f12: return nil
    }
  }
}
