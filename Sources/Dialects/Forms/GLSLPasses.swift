internal import Layers
internal import Tokens

/// The passes of a fragment shader that is compiled several times, each time with another macro, as
/// glslViewer does: `BUFFER_0`, …, `DOUBLE_BUFFER_0`, …, `CONVOLUTION_PYRAMID_0`, …, without any,
/// and `POSTPROCESSING`.
///
/// ```glsl
/// uniform sampler2D u_doubleBuffer0;  // 0.5
/// #ifdef DOUBLE_BUFFER_0  // reads its own last frame; half as large as the picture
/// …
/// #else                   // the picture, reads what it has drawn in this frame
/// ```
///
/// A pyramid is two passes: its base, under `CONVOLUTION_PYRAMID_0`, and its levels, which all have
/// the text under `CONVOLUTION_PYRAMID_ALGORITHM`, or fill what the base leaves clear if there is
/// none (`PoissonFill`). Newer versions of glslViewer leave the word `CONVOLUTION` out.
struct GLSLPasses {
  struct Pass {
    var name: String
    var defines: [String: String] = [:]
    /// The names by which the passes read it; none for the picture.
    var textures: Set<String> = []
    var result = PassDraft.Result.raw
    var buffer = Simulation.Buffer(isFloat: true)
    /// For the levels of a pyramid, the index of its base.
    var pyramidBase: Int?
    /// Whether its text is `PoissonFill` and not the author's.
    var isPoissonFill = false

    /// Whether its buffer has a size of its own.
    var isSized: Bool { buffer.width != .full || buffer.height != .full }
  }

  /// In drawing order.
  private(set) var all: [Pass] = []
  /// Whether a part is drawn behind a model.
  let hasBackground: Bool

  /// Prefixes of the macros of pyramids, and of their uniforms.
  private static let pyramidWords = [
    (macro: "CONVOLUTION_PYRAMID", uniform: "u_convolutionPyramid"),
    (macro: "PYRAMID", uniform: "u_pyramid"),
  ]

  /// - Parameter text: That of the file, in which comments state the sizes of buffers.
  init(of entry: SourceLibrary.Entry, text: [UInt8]) {
    let names = entry.namesInConditions
    hasBackground = names.contains("BACKGROUND")
    let sizes = BufferSizes(of: entry, text: text)
    for number in Self.numbers(after: "BUFFER_", in: names) {
      let texture = "u_buffer\(number)"
      all.append(
        Pass(
          name: "buffer\(number)", defines: ["BUFFER_\(number)": "1"], textures: [texture],
          buffer: sizes.buffer([texture])))
    }
    for number in Self.numbers(after: "DOUBLE_BUFFER_", in: names) {
      let texture = "u_doubleBuffer\(number)"
      all.append(
        Pass(
          name: "doubleBuffer\(number)", defines: ["DOUBLE_BUFFER_\(number)": "1"],
          textures: [texture], buffer: sizes.buffer([texture])))
    }
    addPyramids(names, sizes)
    let picture = Simulation.Buffer()
    guard names.contains("POSTPROCESSING") else {
      all.append(Pass(name: "image", result: .premultiplied, buffer: picture))
      return
    }
    all.append(Pass(name: "scene", textures: ["u_scene"], result: .clamped, buffer: picture))
    all.append(
      Pass(
        name: "image", defines: ["POSTPROCESSING": "1"], result: .premultiplied, buffer: picture))
  }

  private mutating func addPyramids(_ names: Set<String>, _ sizes: BufferSizes) {
    let numbers = Self.pyramidWords.flatMap { Self.numbers(after: $0.macro + "_", in: names) }
    func defines(_ ending: String) -> [String: String] {
      Dictionary(uniqueKeysWithValues: Self.pyramidWords.map { ("\($0.macro)_\(ending)", "1") })
    }
    let algorithm = defines("ALGORITHM")
    let hasAlgorithm = !names.isDisjoint(with: algorithm.keys)
    for number in Set(numbers).sorted() {
      let textures = Self.pyramidWords.map { "\($0.uniform)\(number)" }
      let buffer = sizes.buffer(textures)
      all.append(
        Pass(name: "pyramid\(number)Base", defines: defines("\(number)"), buffer: buffer))
      all.append(
        Pass(
          name: "pyramid\(number)", defines: algorithm, textures: Set(textures), buffer: buffer,
          pyramidBase: all.count - 1, isPoissonFill: !hasAlgorithm))
    }
  }

  /// 0 and 2 for names such as `BUFFER_2` and `BUFFER_0`.
  private static func numbers(after prefix: String, in names: Set<String>) -> [Int] {
    names.compactMap { $0.hasPrefix(prefix) ? Int($0.dropFirst(prefix.count)) : nil }
      .filter { (0..<16).contains($0) }.sorted()
  }

  // MARK: - Inputs

  /// Inputs that the levels of a pyramid can read beside those of all passes.
  static let levelInputs: [InputNames.Implicit] =
    pyramidWords.flatMap { words in
      [
        InputNames.Implicit(
          name: words.uniform + "Depth", type: "int", feed: .raster(.level(.index))),
        InputNames.Implicit(
          name: words.uniform + "TotalDepth", type: "int", feed: .raster(.level(.count))),
        InputNames.Implicit(
          name: words.uniform + "Upscaling", type: "bool", feed: .raster(.level(.isUpscaling))),
      ]
    } + [InputNames.Implicit(name: "u_pixel", type: "vec2", feed: .raster(.texelSize))]

  var hasPyramids: Bool { all.contains { $0.pyramidBase != nil } }

  /// The drawing that a level of a pyramid reads under this name; `nil` for other textures.
  private static func levelInput(_ name: String) -> PyramidLevel.Input? {
    for words in pyramidWords {
      if name == words.uniform + "Tex0" { return .same }
      if name == words.uniform + "Tex1" { return .smaller }
    }
    return nil
  }

  /// The number of the pyramid whose result a texture is, of those that the file does not draw;
  /// `nil` for other textures.
  func missingPyramid(_ name: String) -> Int? {
    guard !all.contains(where: { $0.textures.contains(name) }) else { return nil }
    return Self.pyramidWords.lazy.compactMap { words in
      name.hasPrefix(words.uniform) ? Int(name.dropFirst(words.uniform.count)) : nil
    }.first
  }

  /// Returns the channel of a texture that is one of the passes: its drawing in this frame, or in
  /// the one before. Beyond its border the drawing repeats, as in glslViewer.
  ///
  /// - Parameter isRead: Whether the pass does more than declare the texture; else nothing need be
  ///   stored for it.
  func channel(_ name: String, ofPass index: Int, isRead: Bool) -> Simulation.Channel? {
    let nothing = Simulation.Channel(name: name, source: .black)
    if let input = Self.levelInput(name) {
      guard isRead, all[index].pyramidBase != nil else { return nothing }
      return Simulation.Channel(
        name: name, source: .drawing(.level(input)),
        sampling: Sampling(filter: .nearest, wrap: .clamp))
    }
    if missingPyramid(name) != nil { return nothing }
    guard let source = all.firstIndex(where: { $0.textures.contains(name) }) else { return nil }
    guard isRead else { return nothing }
    let isPyramid = all[source].pyramidBase != nil
    return Simulation.Channel(
      name: name,
      source: .drawing(
        source < index ? .thisFrame(ofPass: source) : .previousFrame(ofPass: source)),
      sampling: isPyramid ? Sampling(filter: .nearest, wrap: .clamp) : .repeated)
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
