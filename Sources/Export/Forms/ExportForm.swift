internal import Files
package import Layers
package import Opening
package import Scenes

/// A form in which an effect is shared, by the ending of its file.
package enum ExportForm: String, CaseIterable, Sendable {
  /// A page for browsers.
  case page = ".html"
  /// A fragment shader in Shadertoy's form.
  case shadertoy = ".glsl"
  /// A fragment shader that stands alone.
  case fragment = ".frag"
  /// A view of SwiftUI, and beside it the Metal functions that it calls.
  case swift = ".swift"
  /// The values that are set in a user's view, as changes of its files.
  case changes = ".patch"

  /// Title in menus and messages.
  package var title: String {
    switch self {
    case .page: "Web Page"
    case .shadertoy: "Shadertoy"
    case .fragment: "Fragment Shader"
    case .swift: "SwiftUI View"
    case .changes: "Swift Changes"
    }
  }

  /// Description in the manual, without a full stop.
  package var summary: String {
    switch self {
    case .page:
      "a page that needs no network and no other file: the effect in WebGL 2, pressed and held by "
        + "mouse or finger, on the same springs, with the picture it lies on, and its parameters "
        + "as controls"
    case .shadertoy:
      "Shadertoy's form, ready to paste; it opens here again, and `iChannel0` is the picture it "
        + "lies on"
    case .fragment:
      "a fragment shader of GLSL 3.30 that stands alone, with `u_time`, `u_resolution`, `u_mouse` "
        + "and `u_tex0`"
    case .swift:
      "a view of SwiftUI with the current values, and beside it the Metal functions that it calls"
    case .changes:
      "of a SwiftUI file that runs: the values that are set, as lines to change in its author's "
        + "files; `patch -p1` and `git apply` take it in the project's folder"
    }
  }

  /// - Throws: `ExportError` for a path with any other ending, which names those there are.
  package init(ofFileAt path: String) throws(ExportError) {
    let name = path.namePart.lowercased()
    guard let form = Self.allCases.first(where: { name.hasSuffix($0.rawValue) }) else {
      let endings = Self.allCases.map(\.rawValue)
      throw ExportError(
        "'\(path)' has no ending of a file that is exported",
        hint: "it ends in \(endings.dropLast().joined(separator: ", ")) or \(endings.last ?? "")")
    }
    self = form
  }

  /// Returns why a scene cannot be written in this form; `nil` if it can, as far as is known
  /// without trying it.
  ///
  /// - Parameter isView: Whether it is a SwiftUI file that runs.
  package func refusal(
    of scene: any Scene, named name: String, isView: Bool, in canvas: Size
  ) -> ExportError? {
    guard !isView else { return refusalOfView(named: name) }
    if self == .swift { return nil }
    if self == .changes { return Self.noSwiftFile(name) }
    guard scene.motion(in: canvas) == nil else { return nil }
    return PageScene.movementError(
      of: name, as: self == .page ? "shown as a page" : "written as one shader")
  }

  private static func noSwiftFile(_ name: String) -> ExportError {
    ExportError(
      "'\(name)' is not a SwiftUI file, whose lines could be changed",
      hint: "export it as a view: harmonic export \(name) -o view.swift")
  }

  private func refusalOfView(named name: String) -> ExportError? {
    let record = "record it: harmonic record \(name) -o clip.mp4"
    return switch self {
    case .page:
      ExportError(
        "'\(name)' cannot be shown as a page: browsers do not run SwiftUI", hint: record)
    case .shadertoy, .fragment:
      ExportError(
        "'\(name)' cannot be written as one shader: it is a view, drawn by a program", hint: record)
    case .swift:
      ExportError(
        "'\(name)' is a SwiftUI file already",
        hint: "the values that are set, as changes of it: harmonic export \(name) -o changes.patch")
    case .changes: nil
    }
  }

  /// Returns the files to write for a request; `path` first.
  ///
  /// - Parameters:
  ///   - report: Takes a remark on what the files lack, if they lack anything.
  ///   - drawing: Draws what of a page travels as a picture.
  package func files(
    of request: SceneRequest, at path: String, report: (String) -> Void,
    drawing: @escaping PassDrawing
  ) throws -> [ExportedFile] {
    if let view = request.view {
      if let refusal = refusalOfView(named: view.path) { throw refusal }
      return [try Self.changes(of: view, in: request, at: path, report)]
    }
    switch self {
    case .page:
      return [ExportedFile(path: path, text: try EffectPage(request, drawing: drawing).html)]
    case .shadertoy:
      return [ExportedFile(path: path, text: try ShaderFile(request, for: .shadertoy).text)]
    case .fragment:
      return [ExportedFile(path: path, text: try ShaderFile(request, for: .viewer).text)]
    case .swift:
      let view = try ViewFiles(request, at: path)
      if let remark = view.remark { report(remark) }
      return view.files
    case .changes: throw Self.noSwiftFile(request.scene.name)
    }
  }

  private static func changes(
    of view: OpenedView, in request: SceneRequest, at path: String, _ report: (String) -> Void
  ) throws(ExportError) -> ExportedFile {
    let scene = request.script.playback(
      of: request.scene, in: request.canvas, environment: request.stillEnvironment
    ).scene(at: request.time)
    let changes = ViewChanges(of: view, at: scene.parameters)
    guard !changes.patch.isEmpty else {
      throw ExportError(
        changes.remarks.first ?? "no value of '\(view.path)' is set",
        hint: "set one that the file writes down: --set NAME=VALUE; harmonic list \(view.path)")
    }
    for remark in changes.remarks { report(remark) }
    return ExportedFile(path: path, text: changes.patch)
  }
}
