internal import Files
internal import Opening
internal import Scenes

/// A scene as SwiftUI and Metal in two files, as "Copy Swift" and "Copy Metal" put it on the
/// clipboard.
struct ViewFiles {
  let files: [ExportedFile]
  /// A remark on what is missing; `nil` if nothing is.
  let remark: String?

  /// - Parameter path: Of the view; the Metal functions are written beside it under its name.
  init(_ request: SceneRequest, at path: String) throws(ExportError) {
    let scene = request.script.playback(
      of: request.scene, in: request.canvas, environment: request.stillEnvironment
    ).scene(at: request.time)
    guard let code = scene.code(at: request.time) else {
      throw ExportError(
        "'\(request.scene.name)' has no code in SwiftUI", hint: "harmonic list names what has")
    }
    let metal = code.metal.isEmpty ? Self.ownMetal(of: request) : code.metal
    let stem = path.dropLast(ExportForm.swift.rawValue.count)
    remark =
      code.isMetalMissing
      ? "'\(request.scene.name)' is GLSL, and the view calls a Metal function that is not written: "
        + "its comment says which"
      : nil
    files =
      [ExportedFile(path: path, text: code.swift)]
      + (metal.isEmpty
        ? [] : [ExportedFile(path: "\(stem).metal", text: metal, isNamed: false)])
  }

  /// The text of a user's Metal file; empty for anything else.
  private static func ownMetal(of request: SceneRequest) -> String {
    guard let file = request.file, case .metal = file.content else { return "" }
    return file.text
  }
}
