import Foundation
import TestSupport

/// A shader that is saved again and again: good, broken, renamed over, removed and back.
struct EditedShader {
  let file: URL
  private(set) var version = 0

  /// The words that a line of the program must contain once it has noticed an edit.
  struct Report {
    let words: [String]
  }

  /// The functions in it, which are what its window may be called by.
  static let functions = ["paint", "tint"]

  init(in folder: URL) throws {
    file = folder.appending(path: "paint.metal")
    try Data(source.utf8).write(to: file)
  }

  /// Saves another version, and returns how the window reports it.
  mutating func edit<Random: RandomNumberGenerator>(using random: inout Random) throws -> Report {
    version += 1
    let reloaded = Report(words: ["reloaded", file.lastPathComponent])
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1, 2:
      try save(source)
      return reloaded
    case 3, 4:
      // Written beside it and renamed over, as most editors do
      let beside = file.appendingPathExtension("new")
      try save(source, to: beside)
      guard rename(beside.path, file.path) == 0 else { throw POSIXError(.EIO) }
      return reloaded
    case 5:
      // In two steps
      let text = Array(source.utf8)
      try save(String(decoding: text.prefix(60), as: UTF8.self))
      try save(source)
      return reloaded
    case 6:
      unlink(file.path)
      try save(source)
      return reloaded
    case 7:
      try save(source.replacing("return half4(", with: "return missing\(version)("))
      return Report(words: ["missing\(version)"])
    case 8:
      // One function is broken, the other is shown
      try save(source + "[[ stitchable ]] half4 other(float2 p) { return absent\(version)(p); }\n")
      return Report(words: ["absent\(version)"])
    default:
      // A line at a time, so that it is longer each time: hundreds of values
      try save(source + "// " + String(repeating: "x", count: version % 4000) + "\n")
      return reloaded
    }
  }

  private func save(_ text: String, to other: URL? = nil) throws {
    try Data(text.utf8).write(to: other ?? file)
  }

  /// Another number of parameters, other names and another program for each version.
  private var source: String {
    let names = (0...version % 4).map { "amount\($0)" }
    let parameters = names.map { ", float \($0)" }.joined()
    let sum = names.joined(separator: " + ")
    return """
      #include <metal_stdlib>
      using namespace metal;
      // \(version)
      [[ stitchable ]] half4 paint(float2 position, float2 size, float time\(parameters)) {
        float2 place = position / size;
        return half4(half(fract(place.x * \(version % 17 + 1).0 + time)), half(\(sum)), \
      half(place.y), 1);
      }
      [[ stitchable ]] half4 tint(float2 position, half4 color, float level) {
        return color * half(level + \(version % 9).0 / 9.0);
      }

      """
  }
}
