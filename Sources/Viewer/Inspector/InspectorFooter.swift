internal import Controls
internal import Export

/// The buttons at the inspector's lower edge: what can be copied, and the menu of what can be
/// saved.
nonisolated struct InspectorFooter {
  /// Whether a page of files is shown, which has no values and no code.
  var isPage = false
  /// Whether a SwiftUI file is shown that runs.
  var isView = false
  /// Why there is no Metal to copy; `nil` if there is some.
  var metalRefusal: String?
  /// Why the scene cannot be written in a form; none for forms in which it can be.
  var exportRefusals: [ExportForm: String] = [:]
  var hasMesh = false
  /// Recordings under way, which the menu ends.
  var underWay: Set<SaveChoice> = []

  /// Names of the buttons.
  static let copyCommand = "copy command"
  static let copySwift = "copy Swift"
  static let copyMetal = "copy Metal"
  static let save = "save menu"

  var buttons: [Button] {
    [
      Button(
        Self.copyCommand, label: "Copy",
        tooltip: Tooltip(
          "Puts the command that draws this frame on the clipboard", facts: ["Key: Ctrl+C"]))
    ] + codeButtons + [
      Button(
        Self.save, label: "Save",
        tooltip: Tooltip("Writes a file of what is shown: a picture, a video, a page to share"),
        choices: choices)
    ]
  }

  /// The buttons that copy code. A view's is there already; what was set in it is not.
  private var codeButtons: [Button] {
    guard !isView else {
      return [
        Button(
          Self.copySwift, label: "Copy Swift Changes",
          tooltip: Tooltip(
            "Puts the values that were set on the clipboard, as a patch of the author's files",
            facts: ["Key: Shift+Ctrl+C"]))
      ]
    }
    return [
      Button(
        Self.copySwift, label: "Copy Swift",
        tooltip: Tooltip(
          "Puts a SwiftUI view with the current values on the clipboard",
          facts: ["Key: Shift+Ctrl+C"]), isEnabled: !isPage),
      Button(
        Self.copyMetal, label: "Copy Metal",
        tooltip: metalRefusal.map { Tooltip($0) }
          ?? Tooltip(
            "Puts the Metal functions that the view calls on the clipboard",
            facts: ["Key: Alt+Ctrl+C"]), isEnabled: metalRefusal == nil),
    ]
  }

  private var choices: [Button.Choice] {
    let shown = SaveChoice.all.filter { choice in
      (choice != .mesh || hasMesh) && (choice != .export(.changes) || isView)
    }
    return shown.map { choice in
      let refusal =
        if case .export(let form) = choice { exportRefusals[form] } else { nil as String? }
      let isOfScene = choice.isExport || choice == .preset
      return Button.Choice(
        choice.name, label: choice.label(isUnderWay: underWay.contains(choice)),
        detail: choice.detail, isEnabled: refusal == nil && !(isPage && isOfScene),
        tooltip: Tooltip(refusal ?? ""), startsGroup: choice == shown.first(where: \.isExport))
    }
  }
}
