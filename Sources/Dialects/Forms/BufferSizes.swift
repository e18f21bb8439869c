internal import Layers
internal import Tokens

/// The sizes of buffers in comments beside their textures, as glslViewer reads them.
///
/// ```glsl
/// uniform sampler2D u_buffer0; // 512x512
/// uniform sampler2D u_buffer1; // 0.5
/// ```
///
/// The first is in pixels, the second in sides of the picture. A declaration has one name and no
/// precision, and one space is between the slashes and the number; any other comment is only a
/// comment.
struct BufferSizes {
  private var sides: [String: (width: Simulation.Side, height: Simulation.Side)] = [:]

  /// A buffer is not made larger than this many pictures: a larger number says something else.
  private static let largestScale = 8.0

  /// - Parameter text: The file's.
  init(of entry: SourceLibrary.Entry, text: [UInt8]) {
    let tokens = entry.tokens
    for index in tokens.indices.dropFirst(3)
    where tokens[index].kind == .semicolon && tokens[index - 1].kind == .identifier
      && tokens[index - 2].text == "sampler2D" && tokens[index - 3].text == "uniform"
    {
      let name = tokens[index - 1]
      let end = Int(tokens[index].span.start.offset) + 1
      guard Int(name.span.start.offset) + Int(name.span.length) == end - 1,
        sides[name.text] == nil
      else { continue }
      let comment = text[end...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      sides[name.text] = Self.sides(comment.prefix { $0 != UInt8(ascii: "\n") })
    }
  }

  /// A float buffer of the size that one of these textures has, or of the picture's.
  func buffer(_ names: [String]) -> Simulation.Buffer {
    let found = names.lazy.compactMap { sides[$0] }.first
    return Simulation.Buffer(
      width: found?.width ?? .full, height: found?.height ?? .full, isFloat: true)
  }

  /// sides = "/"+ space (digit+ "x" digit+ | digit* "." digit+ | digit+)
  private static func sides(
    _ comment: ArraySlice<UInt8>
  ) -> (width: Simulation.Side, height: Simulation.Side)? {
    var rest = comment.drop { $0 == UInt8(ascii: "/") }
    guard rest.startIndex > comment.startIndex, let space = rest.popFirst(),
      space == UInt8(ascii: " ") || space == UInt8(ascii: "\t")
    else { return nil }
    func digits() -> String {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest[digits.endIndex...]
      return String(decoding: digits, as: UTF8.self)
    }
    let whole = digits()
    let mark = rest.popFirst()
    let second = mark == UInt8(ascii: "x") || mark == UInt8(ascii: ".") ? digits() : ""
    if mark == UInt8(ascii: "x"), let width = Double(whole), let height = Double(second) {
      guard width > 0, height > 0 else { return nil }
      return (.formula(.number(width)), .formula(.number(height)))
    }
    let isFraction = mark == UInt8(ascii: ".") && !second.isEmpty
    guard let scale = Double(isFraction ? "\(whole.isEmpty ? "0" : whole).\(second)" : whole),
      scale > 0, scale <= largestScale
    else { return nil }
    func side(_ name: String) -> Simulation.Side {
      .formula(.call(.multiply, [.number(scale), .name(name)]))
    }
    return (side("WIDTH"), side("HEIGHT"))
  }
}
