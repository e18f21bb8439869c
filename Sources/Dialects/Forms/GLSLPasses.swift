internal import Layers
internal import Tokens

/// The passes of a fragment shader that is compiled several times, each time with another macro, as
/// glslViewer does: `BUFFER_0`, …, `DOUBLE_BUFFER_0`, …, without any, and `POSTPROCESSING`.
///
/// ```glsl
/// uniform sampler2D u_doubleBuffer0;
/// #ifdef DOUBLE_BUFFER_0  // reads its own last frame
/// …
/// #else                   // the picture, reads what it has drawn in this frame
/// ```
///
/// Convolution pyramids are not run.
struct GLSLPasses {
  struct Pass {
    var name: String
    var defines: [String: String] = [:]
    /// The name by which the passes read it; `nil` for the picture.
    var texture: String?
    var result = PassDraft.Result.raw
    var isFloat = true
  }

  /// In drawing order.
  private(set) var all: [Pass] = []
  /// Whether a part is drawn behind a model.
  let hasBackground: Bool

  init(of entry: SourceLibrary.Entry) {
    let names = entry.namesInConditions
    hasBackground = names.contains("BACKGROUND")
    for number in Self.numbers(after: "BUFFER_", in: names) {
      all.append(
        Pass(
          name: "buffer\(number)", defines: ["BUFFER_\(number)": "1"],
          texture: "u_buffer\(number)"))
    }
    for number in Self.numbers(after: "DOUBLE_BUFFER_", in: names) {
      all.append(
        Pass(
          name: "doubleBuffer\(number)", defines: ["DOUBLE_BUFFER_\(number)": "1"],
          texture: "u_doubleBuffer\(number)"))
    }
    let picture = Pass(name: "image", result: .premultiplied, isFloat: false)
    guard names.contains("POSTPROCESSING") else {
      all.append(picture)
      return
    }
    all.append(Pass(name: "scene", texture: "u_scene", result: .clamped, isFloat: false))
    all.append(
      Pass(
        name: "image", defines: ["POSTPROCESSING": "1"], result: .premultiplied, isFloat: false))
  }

  /// 0 and 2 for names such as `BUFFER_2` and `BUFFER_0`.
  private static func numbers(after prefix: String, in names: Set<String>) -> [Int] {
    names.compactMap { $0.hasPrefix(prefix) ? Int($0.dropFirst(prefix.count)) : nil }
      .filter { (0..<16).contains($0) }.sorted()
  }

  /// Whether a texture is the result of a convolution pyramid.
  static func isPyramid(_ name: String) -> Bool { name.hasPrefix("u_convolutionPyramid") }

  /// What a texture reads if it is one of the passes: what was drawn in this frame, or in the one
  /// before.
  ///
  /// - Parameter isRead: Whether the pass does more than declare the texture; else nothing need be
  ///   stored for it.
  func channel(_ name: String, ofPass index: Int, isRead: Bool) -> Simulation.Channel? {
    if Self.isPyramid(name) { return Simulation.Channel(name: name, source: .black) }
    guard let source = all.firstIndex(where: { $0.texture == name }) else { return nil }
    guard isRead else { return Simulation.Channel(name: name, source: .black) }
    return Simulation.Channel(
      name: name,
      source: .drawing(
        source < index ? .thisFrame(ofPass: source) : .previousFrame(ofPass: source)))
  }
}

extension SourceLibrary.Entry {
  /// All names in the file's `#if`, `#ifdef`, `#ifndef` and `#elif`.
  var namesInConditions: Set<String> {
    var names: Set<String> = []
    var isInCondition = false
    for (index, token) in tokens.enumerated() {
      if token.startsLine {
        let word = index + 1 < tokens.count ? tokens[index + 1].text : ""
        isInCondition =
          token.kind == .hash && ["if", "ifdef", "ifndef", "elif"].contains(word)
      } else if isInCondition, token.kind == .identifier {
        names.insert(token.text)
      }
    }
    return names
  }
}
