internal import Controls
internal import Parameters

/// The parts of a panel whose parameters say to which part of the scene they belong.
nonisolated extension InspectorPanel {
  /// Rows of which all are shown at first; of more, the sections are closed.
  private static let mostOpenRows = 24

  /// A group of the values that were set last, and one for each view and each shader function.
  func sections(of parameters: [Parameter]) -> [Item] {
    let recent = changed.compactMap { name in parameters.first { $0.name == name } }
    let rest = parameters.filter { !changed.contains($0.name) }
    var names: [String] = []
    for name in rest.map(\.section) where !names.contains(name) { names.append(name) }
    let isShort = parameters.count <= Self.mostOpenRows
    return
      (recent.isEmpty
      ? []
      : [
        section(
          "changed", recent, isOpen: true, tooltip: "The values that were set, the last one on top"
        ) { $0.name }
      ])
      + names.map { name in
        section(
          name, rest.filter { $0.section == name }, isOpen: isShort,
          tooltip: "Opens and closes what belongs to '\(name)'"
        ) { $0.nameInSection }
      }
  }

  private func section(
    _ name: String, _ parameters: [Parameter], isOpen: Bool, tooltip: String,
    label: (Parameter) -> String
  ) -> Item {
    .group(
      Group(
        "\(name) section", label: name, reading: "\(parameters.count)",
        tooltip: Tooltip(tooltip, facts: ["Return"]), isOpenAtFirst: isOpen,
        items: parameters.flatMap { rows(for: $0, label: label($0)) }))
  }
}
