internal import Controls
internal import Files
internal import Layers
internal import Parameters
internal import Scenes

/// Contents of the panel beside the scene: every parameter, the spring's curve, what feeds
/// arguments, and the frame times.
///
/// It turns a scene's parameters into rows of controls, and what was done to a control into a value
/// of a parameter. It holds nothing.
nonisolated struct InspectorPanel {
  let title: String
  let parameters: ParameterSet
  /// Value of each parameter now.
  let value: (Parameter) -> ParameterValue
  /// Ranges of each parameter's components that the scene knows better; `nil` where it does not.
  var ranges: (Parameter) -> [ClosedRange<Double>]? = { _ in nil }
  /// Names of the values that were set last, the latest first: a view's are listed on top.
  var changed: [String] = []
  let spring: SpringPlot?
  /// Names of the meshes that the user has saved.
  var savedMeshes: [String] = []
  /// Feedback to a press; `nil` for a scene without impacts.
  var feedback: Feedback?
  /// The defaults and the user's presets of the scene; empty if there are none.
  var presets: [Tile] = []
  /// The one whose values are set now; `nil` if there is none.
  var chosenPreset: Int?
  /// Whether the list of presets is open until the user closes it: where the controls below it are
  /// seen, too.
  var opensPresets = false
  let frameTimes: FrameTimes.Reading
  var footer = InspectorFooter()

  /// Parameters from which on a search field helps.
  private static let searchable = 9

  /// The fact that a value can be reset, in a tooltip.
  private static let resetFact = "Home: resets it to what the scene does"

  /// The switch of the sound; no parameter has a space in its name.
  static let sound = ValueKey("press sound")

  /// The list of presets; the first are the defaults.
  static let preset = ValueKey("saved preset")
  /// The fields that take the name of a new preset, and that of the chosen one.
  static let newPreset = ValueKey("new preset")
  static let presetName = ValueKey("preset name")

  // MARK: - The panel

  var panel: Panel {
    let all = parameters.all
    let sectioned = all.filter { !$0.section.isEmpty }
    let others = all.filter(\.section.isEmpty)
    let groups = groups(of: others)
    let pairs = groups.filter { $0.pair != nil }
    var items = presetItems + sections(of: sectioned)
    items += others.filter { $0.group == nil }.flatMap(entries)
    if !pairs.isEmpty {
      items.append(.heading("Released → pressed"))
      items += pairs.compactMap(\.pair).map { pairRow($0.released, $0.pressed) }
    }
    items += groups.filter { $0.pair == nil }.map(group)
    items += nameItems + feeds(of: others) + feedbackItems + graph
    return Panel(
      title: title,
      search: all.count >= Self.searchable
        ? Panel.Search(
          placeholder: "Search",
          tooltip: Tooltip("Leaves the parameters whose names contain this", facts: ["Esc: all"]),
          emptyText: "No parameter matches.") : nil,
      items: items,
      buttons: footer.buttons)
  }

  // MARK: - Groups

  /// Parameters with one name before the dot.
  private struct Members {
    let name: String
    let parameters: [Parameter]

    /// The two values that a press moves between, if it is these.
    var pair: (released: Parameter, pressed: Parameter)? {
      guard parameters.count == 2, parameters[0].name == "\(name).released",
        parameters[1].name == "\(name).pressed",
        case .number(let range, let step, _) = parameters[0].kind,
        case .number(let other, let otherStep, _) = parameters[1].kind,
        range == other, step == otherStep, parameters[0].unit == parameters[1].unit
      else { return nil }
      return (parameters[0], parameters[1])
    }
  }

  private func groups(of parameters: [Parameter]) -> [Members] {
    var names: [String] = []
    for name in parameters.compactMap(\.group) where !names.contains(name) { names.append(name) }
    return names.map { name in
      Members(name: name, parameters: parameters.filter { $0.group == name })
    }
  }

  private func group(_ members: Members) -> Item {
    let reading = members.parameters.map { value($0).shortText }.joined(separator: ", ")
    var items = members.parameters.flatMap { parameter in
      rows(for: parameter, label: String(parameter.name.dropFirst(members.name.count + 1)))
    }
    let hasCurve = spring?.group == members.name
    if let spring, hasCurve { items.append(.plot(plot(spring))) }
    return .group(
      Group(
        "\(members.name) group", label: members.name, reading: reading,
        tooltip: Tooltip("Opens and closes what belongs to '\(members.name)'", facts: ["Return"]),
        isOpenAtFirst: hasCurve, items: items))
  }

  /// Rows, or a closed group for the many numbers of a mesh's points.
  private func entries(for parameter: Parameter) -> [Item] {
    let rows = rows(for: parameter, label: parameter.label ?? parameter.name)
    guard case .points(let grid) = value(parameter) else { return rows }
    return [
      .group(
        Group(
          "\(parameter.name) group", label: parameter.name,
          reading: "\(grid.width) × \(grid.height)",
          tooltip: Tooltip("Opens and closes the places of all points", facts: ["Return"]),
          items: rows))
    ]
  }

  private func pairRow(_ released: Parameter, _ pressed: Parameter) -> Item {
    let name = released.group ?? released.name
    let control = SliderPair(
      field(released, value(released).number ?? 0), field(pressed, value(pressed).number ?? 0),
      range: released.numberRange, unit: released.unitSymbol)
    let defaults = [released, pressed].map { $0.defaultValue.description }
    let held = [released, pressed].filter(isHeld).map { ValueKey($0.name) }
    return .row(
      Row(
        released.name, label: name, .pair(control),
        tooltip: Tooltip(
          "\(released.summary.capitalizedSentence); \(pressed.summary)",
          facts: [released.rangeText, "Default: " + defaults.joined(separator: " → ")]
            + (held.isEmpty ? [] : [Self.resetFact])), held: held))
  }

  // MARK: - Rows

  private func isHeld(_ parameter: Parameter) -> Bool { parameters.held[parameter.name] != nil }

  private func field(_ parameter: Parameter, _ number: Double, component: Int? = nil)
    -> NumberField
  {
    NumberField(
      ValueKey(parameter.name, component: component), value: number, isHeld: isHeld(parameter))
  }

  /// A row, or one for each component of a vector that is not a place.
  func rows(for parameter: Parameter, label: String) -> [Item] {
    guard case .vector(let names, let range, let step, _) = parameter.kind, names.count > 2,
      case .numbers(let numbers) = value(parameter)
    else { return [row(parameter, name: parameter.name, label: label, control(for: parameter))] }
    return zip(names, numbers).enumerated().map { index, component in
      let slider = Slider(
        field(parameter, component.1, component: index), range: NumberRange(range, step: step),
        unit: parameter.unitSymbol)
      return row(
        parameter, name: "\(parameter.name) \(component.0)", label: "\(label) \(component.0)",
        .slider(slider), component: index)
    }
  }

  private func row(
    _ parameter: Parameter, name: String, label: String, _ control: Control, component: Int? = nil
  ) -> Item {
    .row(
      Row(
        name, label: label, fullLabel: fullLabel(of: parameter, component == nil ? nil : name),
        control,
        tooltip: tooltip(of: parameter),
        held: isHeld(parameter) ? [ValueKey(parameter.name, component: component)] : []))
  }

  /// The name by which a row is found, with the part of the scene that it belongs to.
  private func fullLabel(of parameter: Parameter, _ component: String?) -> String {
    let name = component ?? parameter.name
    return parameter.section.isEmpty || name.hasPrefix("\(parameter.section).")
      ? name : "\(parameter.section).\(name)"
  }

  private func control(for parameter: Parameter) -> Control {
    let key = ValueKey(parameter.name)
    let value = value(parameter)
    switch (parameter.kind, value) {
    case (.number, .number(let number)):
      var range = parameter.numberRange
      if let known = ranges(parameter)?.first { range = NumberRange(known, step: range.step) }
      return .slider(
        Slider(field(parameter, number), range: range, unit: parameter.unitSymbol))
    case (.choice(let names), .choice(let name)):
      return .menu(Menu(key, choices: names, chosen: names.firstIndex(of: name) ?? 0))
    case (.toggle, .toggle(let isOn)):
      return .toggle(Toggle(key, isOn: isOn, isMomentary: parameter.isMomentary))
    case (.color, .color(let color)): return .color(ColorWell(key, color: color))
    case (.vector(let names, let range, let step, _), .numbers(let numbers))
    where numbers.count == 2:
      let known = ranges(parameter) ?? parameter.componentRanges ?? [range, range]
      let ranges = known.map { NumberRange($0, step: step) }
      return .pad(
        Pad(
          key, point: Point(x: numbers[0], y: numbers[1]), names: names, xRange: ranges[0],
          yRange: ranges[1], yPointsUp: parameter.yPointsUp))
    case (.list, .numbers(let bytes)) where parameter.isData:
      return .note("\(bytes.count) bytes")
    case (.list(let components, let range, let isColor, _), .numbers(let numbers)):
      return .list(
        NumberList(
          key, numbers: numbers, components: components, isColor: isColor,
          range: NumberRange(range, step: range.niceStep)))
    case (.text, .text): return .text(TextField(key, text: value.description))
    case (.mesh(let names), _):
      let choices = MeshChoices(builtIn: names, saved: savedMeshes, value: value)
      return .menu(Menu(key, choices: choices.titles, chosen: choices.chosen))
    case (.points, .points(let grid)):
      return .list(
        NumberList(
          key, numbers: grid.numbers, components: 2, isFixed: true, columns: 4,
          range: NumberRange(PointGrid.range, step: 0.01)))
    case (.colors, .colors(let colors)):
      return .list(
        NumberList(
          key, numbers: colors.flatMap(\.premultipliedNumbers), components: 4, isColor: true,
          isFixed: true, columns: gridWidth(beside: parameter),
          range: NumberRange(0...1, step: 0.01)))
    case (.picture, .picture(let picture)):
      return .note(picture?.path ?? "the built-in picture")
    default: return .note(value.description)
    }
  }

  /// Points in a row of the mesh whose colors a parameter has.
  private func gridWidth(beside colors: Parameter) -> Int? {
    let prefix = colors.name.dropLast("colors".count)
    for parameter in parameters.all where parameter.name.hasPrefix(prefix) {
      if case .points(let grid) = value(parameter) { return grid.width }
    }
    return nil
  }

  /// Its sentence, its range, its default and its keys.
  private func tooltip(of parameter: Parameter) -> Tooltip {
    let standard = parameter.hasShortDefault ? parameter.defaultValue.description : ""
    let keys = parameter.keys.map { keys in
      keys.lower == keys.raise ? "Key: \(keys.raise)" : "Keys: \(keys.lower) \(keys.raise)"
    }
    let facts = [
      parameter.label.map { _ in "Name: \(parameter.name)" } ?? "", parameter.rangeText,
      parameter.feed.isEmpty
        ? standard.isEmpty ? "" : "Default: \(standard)" : "Fed with \(parameter.feed)",
      keys ?? "", isHeld(parameter) ? Self.resetFact : "",
    ]
    return Tooltip(parameter.summary.capitalizedSentence, facts: facts.filter { !$0.isEmpty })
  }

  // MARK: - Feedback

  /// Items of the user's presets; empty if there are none.
  private var presetItems: [Item] {
    guard !presets.isEmpty else { return [] }
    let row = Row(
      Self.preset.name, label: "presets",
      .tiles(Tiles(Self.preset, tiles: presets, chosen: chosenPreset)),
      tooltip: Tooltip(
        "Sets the values that were saved under a name",
        facts: ["Key: p saves one", "Undo: Ctrl+Z"]))
    return [
      .group(
        Group(
          "presets group", label: "presets", reading: chosenPreset.map { presets[$0].name } ?? "",
          isOpenAtFirst: opensPresets, items: [.row(row)]))
    ]
  }

  /// Fields for the names of presets; none for a page without values.
  private var nameItems: [Item] {
    guard !parameters.all.isEmpty else { return [] }
    var rows = [
      Row(
        Self.newPreset.name, label: "save as", .text(TextField(Self.newPreset, text: "")),
        tooltip: Tooltip(
          "Saves what was set as a preset of this name",
          facts: ["Return: type it, and save", "Key: p, under the scene's name"]))
    ]
    if let chosenPreset, chosenPreset > 0, presets.indices.contains(chosenPreset) {
      rows.append(
        Row(
          Self.presetName.name, label: "name",
          .text(TextField(Self.presetName, text: presets[chosenPreset].name)),
          tooltip: Tooltip("Name of the preset whose values are set; another one renames it")))
    }
    return [.heading("Save as preset")] + rows.map { .row($0) }
  }

  private var feedbackItems: [Item] {
    guard let feedback else { return [] }
    return [
      .heading("Feedback"),
      .row(
        Row(
          Self.sound.name, label: "sound", .toggle(Toggle(Self.sound, isOn: feedback == .sound)),
          tooltip: Tooltip(
            "A soft knock for a press and a release, where a phone gives an impact",
            facts: ["Silent without a sound server", "Default: off"]))),
    ]
  }

  // MARK: - Texts and plots

  /// Items that name the source of each argument of a user's function.
  private func feeds(of parameters: [Parameter]) -> [Item] {
    let lines = parameters.filter { !$0.feed.isEmpty }.map { "\($0.name) ← \($0.feed)" }
    return lines.isEmpty ? [] : [.heading("Fed with")] + lines.map { .text($0) }
  }

  private func plot(_ spring: SpringPlot) -> Plot {
    Plot(
      from: Point(x: 0, y: spring.lowest - 0.08),
      to: Point(x: spring.duration, y: spring.highest + 0.08), level: 1,
      expected: spring.expected, traced: spring.traced.count > 1 ? spring.traced : [],
      mark: Plot.Mark(
        x: spring.settling,
        text: "settles at \(NumberRange.text(spring.settling, digits: 2)) s"),
      tooltip: Tooltip("The spring's way from 0 to 1; the last press is traced in white"))
  }

  private var graph: [Item] {
    guard frameTimes.count > 1 else { return [] }
    let shown = frameTimes.parts.map { part in
      let last = part.milliseconds.suffix(30)
      let mean = last.reduce(0, +) / Float(max(1, last.count))
      return FrameGraph.Part(
        name: part.name, reading: "\(NumberRange.text(Double(mean), digits: 2)) ms",
        milliseconds: part.milliseconds)
    }
    let graph = FrameGraph(
      ceiling: frameTimes.ceiling, budget: 1000.0 / 60, parts: shown,
      tooltip: Tooltip("How long the last frames took, the newest at the right"))
    return [.heading("Frame times"), .graph(graph), .text(passText)]
  }

  private var passText: String {
    let passes = frameTimes.passes
    guard !passes.isEmpty else { return "This driver does not time the GPU." }
    let total = passes.reduce(0) { $0 + $1.milliseconds }
    let lines = passes.enumerated().map { index, pass in
      let share = total > 0 ? pass.milliseconds / total * 100 : 0
      return "Pass \(index + 1), \(pass.pixelWidth) × \(pass.pixelHeight): "
        + "\(NumberRange.text(pass.milliseconds, digits: 2)) ms, "
        + "\(NumberRange.text(share, digits: 0)) %"
    }
    return (["GPU \(NumberRange.text(total, digits: 2)) ms"] + lines).joined(separator: "\n")
  }
}

// MARK: - Values

nonisolated extension Parameter {
  /// Part before the dot of paired names, as in `amplitude.released`.
  fileprivate var group: String? {
    name.firstIndex(of: ".").map { String(name[..<$0]) }
  }

  fileprivate var numberRange: NumberRange {
    guard case .number(let range, let step, _) = kind else { return NumberRange(0...1, step: 0.1) }
    return NumberRange(range, step: step, isWhole: isWhole)
  }

  var isMesh: Bool { if case .mesh = kind { true } else { false } }

  /// Whether its default says something in a line.
  fileprivate var hasShortDefault: Bool {
    switch kind {
    case .points, .colors: false
    default: true
    }
  }

  /// "0 … 2 pt", or the names of a choice; empty for what has no range.
  fileprivate var rangeText: String {
    switch kind {
    case .number(let range, let step, _), .vector(_, let range, let step, _):
      let text = NumberRange(range, step: step).description
      return unit.isEmpty ? text : "\(text) \(unit)"
    case .list(_, let range, let isColor, _):
      return isColor ? "" : NumberRange(range, step: range.niceStep).description
    case .choice(let names): return names.joined(separator: ", ")
    case .mesh(let names): return (names + ["or a file"]).joined(separator: ", ")
    case .points: return "\(NumberRange(PointGrid.range, step: 0.01).description) of a side"
    case .colors: return "One for each point"
    case .toggle, .color, .picture, .text: return ""
    }
  }

  /// The value that a control was set to; `nil` where it says nothing.
  ///
  /// - Parameter current: What the parameter amounts to now.
  func value(_ value: ControlValue, component: Int?, current: ParameterValue) -> ParameterValue? {
    switch (kind, value) {
    case (.vector, .number(let number)):
      guard let component, case .numbers(var numbers) = current,
        numbers.indices.contains(component)
      else { return nil }
      numbers[component] = number
      return .numbers(numbers)
    case (_, .number(let number)): return .number(number)
    case (.choice(let names), .choice(let index)):
      return names.indices.contains(index) ? .choice(names[index]) : nil
    case (.mesh(let names), .choice(let index)):
      return names.indices.contains(index) ? .choice(names[index]) : nil
    case (.points, .numbers(let numbers)):
      guard case .points(let grid) = current, grid.numbers.count == numbers.count else {
        return nil
      }
      return .points(grid.with(numbers: numbers))
    case (.colors, .numbers(let numbers)):
      return .colors(
        stride(from: 0, to: numbers.count - numbers.count % 4, by: 4).map {
          Color(premultiplied: Array(numbers[$0..<$0 + 4]))
        })
    case (_, .toggle(let isOn)): return .toggle(isOn)
    case (_, .color(let color)): return .color(color)
    case (_, .point(let point)): return .numbers([point.x, point.y])
    case (_, .numbers(let numbers)): return .numbers(numbers)
    case (_, .text(let text)): return try? self.value(from: text)
    case (_, .choice): return nil
    }
  }
}

nonisolated extension ParameterValue {
  /// As a group's line shows it.
  fileprivate var shortText: String {
    if case .number(let number) = self { return NumberRange.text(number, digits: 2) }
    return description
  }
}

nonisolated extension ClosedRange<Double> {
  /// A step of which a hundred or so make up the range.
  fileprivate var niceStep: Double {
    let length = upperBound - lowerBound
    var step = 1.0
    while step * 200 > length, step > 1e-5 { step /= 10 }
    while step * 2000 < length { step *= 10 }
    return step
  }
}

nonisolated extension Color {
  /// Red, green, blue and opacity, as lists of colors have them.
  fileprivate var premultipliedNumbers: [Double] {
    let rgba = premultiplied
    return [rgba.x, rgba.y, rgba.z, rgba.w]
  }
}

nonisolated extension String {
  /// With a capital at its beginning.
  var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
