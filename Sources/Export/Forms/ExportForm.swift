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

  /// Title in menus and messages.
  package var title: String {
    switch self {
    case .page: "Web Page"
    case .shadertoy: "Shadertoy"
    case .fragment: "Fragment Shader"
    case .swift: "SwiftUI View"
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
  package func refusal(of scene: any Scene, named name: String, in canvas: Size) -> ExportError? {
    if self == .swift { return nil }
    guard scene.motion(in: canvas) == nil else { return nil }
    return PageScene.movementError(
      of: name, as: self == .page ? "shown as a page" : "written as one shader")
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
    }
  }
}
