internal import Dialects
internal import Files
internal import Layers
internal import Motion
package import Opening
internal import Parameters
internal import Pictures
internal import Rendering
internal import Resources
internal import Scenes

/// An effect as a page for a browser, in one file that needs no other.
///
/// ```swift
/// // given request: SceneRequest
/// let text = try EffectPage(request, drawing: { _, _ in nil }).html
/// ```
///
/// It draws with the programs and passes that the window draws with, written for WebGL 2. What
/// moves its numbers is described beside them and carried out by `Resources/Page/page.js`.
package struct EffectPage {
  private let request: SceneRequest
  private let scene: PageScene
  private let frames: PageFrames
  private let parameters: PageParameters

  /// Pixels a point that frames are described for: those of common screens.
  private static let scales = [1, 2, 3]

  /// - Parameter drawing: Draws passes that travel as pictures.
  /// - Throws: `ExportError` for what a page cannot show, `Diagnostic` for what WebGL has no means
  ///   for.
  package init(_ request: SceneRequest, drawing: @escaping PassDrawing) throws {
    self.request = request
    scene = try PageScene(request)
    try scene.checkStillness()
    var frames = PageFrames(calling: request.functions, drawing: drawing)
    var fits: [UniformFit] = []
    for scale in Self.scales {
      let looks = try scene.looks.map { look in
        try UniformFit(of: look, scale: scale, isPremultiplied: look.isPremultiplied)
      }
      try frames.add(looks, scale: scale)
      fits += looks
    }
    self.frames = frames
    parameters = try PageParameters(of: scene, fits: fits)
  }

  /// The whole file.
  package var html: String {
    let parts = [
      ("title", request.scene.name.asHTML), ("summary", request.scene.summary.asHTML),
      ("style", Self.file("page.css")), ("effect", description.text().asScriptData),
      ("script", Self.file("page.js")),
    ]
    return parts.reduce(Self.file("page.html")) { text, part in
      text.replacing("@\(part.0)@", with: part.1)
    }
  }

  /// The effect as the page's script reads it.
  private var description: JSON {
    let canvas = scene.canvas
    let motion = scene.motion
    return .object(
      [
        .init("canvas", .numbers([canvas.width, canvas.height])),
        .init("zoom", .number(request.scale)), .init("time", .number(request.time)),
        .init("spring", JSON(motion.spring)),
        .init(
          "pushProgram",
          .object([
            .init("vertex", .string(Self.file("push.vert.glsl"))),
            .init("fragment", .string(Self.file("push.frag.glsl"))),
          ])),
        .init("push", .array(motion.push.map(JSON.init))),
        .init("holdable", motion.holdable.map(JSON.string) ?? .null),
        .init("frame", .rectangle(motion.frame)), .init("reach", .number(motion.reach)),
        .init("handles", .array(motion.handles.map(JSON.init))),
        .init("pressArea", motion.pressArea.map(JSON.rectangle) ?? .null),
        .init("pausesOutside", .boolean(motion.pausesOutside)),
        .init("readsKeyboard", .boolean(scene.readsKeyboard)),
        .init("isPremultiplied", .boolean(scene.isPremultiplied)),
        .init("parameters", parameters.json),
      ] + frames.members)
  }

  private static func file(_ name: String) -> String {
    guard let text = PageFiles.source(at: name) else {
      preconditionFailure("there is no file '\(name)' in Resources/Page")
    }
    return text
  }
}

extension JSON {
  fileprivate init(_ spring: Spring) {
    self = .object([
      .init("duration", .number(spring.duration)), .init("bounce", .number(spring.bounce)),
    ])
  }

  fileprivate init(_ handle: SceneMotion.Handle) {
    self = .object([
      .init("name", .string(handle.name)),
      .init("freedom", .array([.boolean(handle.freedom.x), .boolean(handle.freedom.y)])),
    ])
  }

  fileprivate init(_ keyframe: SpringKeyframe) {
    self = .object([
      .init("to", .number(keyframe.target)), .init("duration", .number(keyframe.duration)),
      .init("spring", JSON(keyframe.spring)),
    ])
  }
}

extension String {
  /// As text or as an attribute of HTML.
  fileprivate var asHTML: String {
    let names: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
    return visible.map { names[$0] ?? String($0) }.joined()
  }

  /// JSON inside of a script element, which no text in it can end.
  fileprivate var asScriptData: String { replacing("<", with: "\\u003c") }
}
