internal import Diagnostics
internal import Files
internal import Layers
internal import Opening
internal import Rendering
internal import Scenes

/// An effect as the text of one fragment shader for another host.
///
/// It takes what is one draw without textures: a fill, a program of one pass, the strings. The
/// values that stand still are numbers in it; what the clock and the pointer move goes by the
/// host's, and a press arrives at once, for a host has no spring.
struct ShaderFile {
  private let request: SceneRequest
  private let scene: PageScene
  private let host: ShaderHost
  private let parts: ShaderParts
  private let numbers: LiveNumbers

  init(_ request: SceneRequest, for host: ShaderHost) throws(ExportError) {
    self.host = host
    self.request = request.withPicture
    scene = try PageScene(self.request)
    try scene.checkStillness()
    do throws(Diagnostic) {
      parts = try ShaderParts(of: scene.plan(scale: 1), calling: request.functions)
    } catch {
      throw ExportError(
        "'\(request.scene.name)' cannot be written as one shader: \(error.message)",
        hint: "export it as a page: -o page.html")
    }
    numbers = try LiveNumbers(of: scene, calling: request.functions, for: host)
  }

  var text: String {
    """
    // \(request.scene.name.visible), written by harmonic\(summary)
    \(host.head)\(picture)\(parts.functions)
    // The color of a place on the layer, premultiplied.
    vec4 harmonicColor(vec2 position, float scale, vec2 touch, float press) {
    \(vectors)  vec4 pixel;
    \(parts.body)  return pixel;
    }

    \(entry)

    """
  }

  private var picture: String {
    guard parts.readsPicture else { return "" }
    return """
      // \(host.picture) is the picture that the effect lies on.
      #define image0 \(host.picture)


      """
  }

  private var summary: String {
    request.scene.summary.isEmpty ? "" : ": \(request.scene.summary.visible)"
  }

  private var vectors: String {
    (0..<parts.vectors).map { index in
      let numbers = (0..<4).map { self.numbers[ShaderParts.headCount + 4 * index + $0] }
      return "  vec4 v\(index) = vec4(\(numbers.joined(separator: ", ")));\n"
    }.joined()
  }

  /// Fits the canvas into the picture and lays the color over the background.
  private var entry: String {
    let (head, result, pixel) = host.entry
    let canvas = "vec2(\(scene.canvas.width), \(scene.canvas.height))"
    func place(_ first: Int) -> String {
      "vec2(\(numbers[first]), \(numbers[first + 1]))"
    }
    let color = scene.background
    let (red, green, blue) = (color.red, color.green, color.blue)
    let background = [red, green, blue].map { LiveNumbers.literal($0 * color.opacity) }
    return """
      \(head)
        vec2 size = \(host.resolution);
        vec2 canvas = \(canvas);  // points
        float scale = min(size.x / canvas.x, size.y / canvas.y);
        vec2 corner = 0.5 * (size - scale * canvas);
        float press = \(host.press);
        vec2 pointer = (\(host.pointer) - corner) / scale;
        vec2 touch = \(host.pointer) == vec2(0.0)
            ? 0.5 * canvas : vec2(pointer.x, canvas.y - pointer.y);
        vec2 point = (\(pixel) - corner) / scale;
        vec2 position = point.x * \(place(12))
            + point.y * \(place(14)) + \(place(10));
        vec4 color = harmonicColor(position, scale, touch, press);
        vec2 low = \(place(0));
        vec2 high = \(place(2));
        if (clamp(position, low, high) != position) { color = vec4(0.0); }
        vec4 background = vec4(\(background.joined(separator: ", ")), \(color.opacity));
        \(result) = color + (1.0 - color.a) * background;
      }
      """
  }
}

extension SceneRequest {
  /// The request with a picture in the place of the built-in one, which no other host has: where it
  /// lies counts, and not what is on it. An effect that reads none has none.
  fileprivate var withPicture: SceneRequest {
    guard image == nil, file != nil,
      (scene.make(stillEnvironment) as? FileScene)?.effect.readsLayer == true
    else { return self }
    var request = self
    let (width, height) = (Int(canvas.width.rounded()), Int(canvas.height.rounded()))
    request.image = Image(
      pixelWidth: width, pixelHeight: height,
      pixels: Array(repeating: 255, count: width * height * 4))
    return request
  }
}
