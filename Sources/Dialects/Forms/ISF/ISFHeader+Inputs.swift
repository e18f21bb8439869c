internal import Diagnostics

extension ISFHeader {
  private static let types = [
    "event", "bool", "long", "float", "point2D", "color", "image", "audio", "audioFFT",
  ]

  /// inputs = [ { "NAME", "TYPE", … }* ]
  mutating func readInputs(_ node: JSONNode?) {
    guard let node else { return }
    guard case .array(let elements) = node.content else {
      return report("'INPUTS' must be an array, found \(node.kindWord)", at: node)
    }
    for element in elements {
      guard inputs.count < Self.countLimit else {
        return report("more than \(Self.countLimit) inputs", at: element)
      }
      readInput(element)
    }
  }

  private mutating func readInput(_ node: JSONNode) {
    guard let nameNode = node["NAME"] else {
      return report("an input has no 'NAME'", at: node)
    }
    guard let name = name(nameNode, of: "an input") else { return }
    guard names.insert(name).inserted else {
      return report("there are two inputs '\(name)'", at: nameNode)
    }
    guard let typeNode = node["TYPE"] else {
      return report("input '\(name)' has no 'TYPE'", at: node)
    }
    let type = typeNode.string ?? ""
    guard Self.types.contains(type) else {
      return report(
        "input '\(name)' has the type '\(type.prefix(40))', which ISF does not have", at: typeNode,
        hint: didYouMean(type, among: Self.types))
    }
    if type.hasPrefix("audio") {
      report("sound is not supported; '\(name)' reads black", at: typeNode, severity: .note)
    }
    var control = DialectProgram.Control(name: name, kind: kind(ofType: type, node))
    control.origin = .header
    control.span = log.diagnostic("", at: place(of: nameNode)).span
    let label = node["LABEL"]?.string ?? ""
    control.label = label.isEmpty ? nil : label
    control.summary = node["DESCRIPTION"]?.string ?? ""
    control.defaultValue = numbers(node["DEFAULT"], for: control)
    control.identity = numbers(node["IDENTITY"], for: control)
    readRange(node, &control)
    inputs.append(Input(type: type, control: control, place: place(of: nameNode)))
  }

  private func kind(ofType type: String, _ node: JSONNode) -> DialectProgram.Control.Kind {
    switch type {
    case "event": return .trigger
    case "bool": return .toggle
    case "point2D": return .point
    case "color": return .color(4)
    case "long":
      let choices = choices(node)
      return choices.isEmpty ? .whole : .choice(choices)
    default: return .number
    }
  }

  /// Returns the values of a menu; one without a label is labeled with its number.
  private func choices(_ node: JSONNode) -> [DialectProgram.Control.Choice] {
    let values = node["VALUES"]?.elements ?? []
    let labels = node["LABELS"]?.elements ?? []
    if !labels.isEmpty, !values.isEmpty, labels.count != values.count, let place = node["LABELS"] {
      report(
        "\(labels.count) labels for \(values.count) values", at: place, severity: .warning)
    }
    return values.prefix(Self.countLimit).enumerated().compactMap { index, value in
      guard let number = value.number, abs(number) < 1e9 else {
        report("a value of a menu must be a whole number, found \(value.kindWord)", at: value)
        return nil
      }
      let label = labels.indices.contains(index) ? labels[index].string : nil
      return DialectProgram.Control.Choice(
        label: label ?? "\(Int(number))", value: Int(number))
    }
  }

  /// Returns the numbers of a member; `nil`, with a warning, if their count is wrong.
  private func numbers(_ node: JSONNode?, for control: DialectProgram.Control) -> [Double]? {
    guard let node else { return nil }
    guard var numbers = node.numbers else {
      if case .null = node.content { return nil }
      report(
        "a value of '\(control.name)' must be a number, found \(node.kindWord)", at: node,
        severity: .warning)
      return nil
    }
    if case .color = control.kind, numbers.count == 3 { numbers.append(1) }
    guard numbers.count == control.componentCount else {
      report(
        "'\(control.name)' has \(control.componentCount) components, found \(numbers.count)",
        at: node, severity: .warning)
      return nil
    }
    return numbers
  }

  private func readRange(_ node: JSONNode, _ control: inout DialectProgram.Control) {
    guard let low = numbers(node["MIN"], for: control),
      let high = numbers(node["MAX"], for: control)
    else { return }
    guard zip(low, high).allSatisfy({ $0 <= $1 }) else {
      if let place = node["MIN"] {
        report("'MIN' of '\(control.name)' is above its 'MAX'", at: place, severity: .warning)
      }
      return
    }
    let ranges = zip(low, high).map { $0...$1 }
    if Set(ranges).count == 1 {
      control.range = ranges[0]
    } else {
      control.componentRanges = ranges
    }
  }
}
