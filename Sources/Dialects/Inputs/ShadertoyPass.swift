internal import Tokens

/// The passes of a Shadertoy project, as the names of their files give them.
enum ShadertoyPass {
  /// In drawing order.
  static let names = ["bufferA", "bufferB", "bufferC", "bufferD", "image"]
  /// The file whose code comes before that of each pass.
  static let common = "common"
  static let fileEndings = [".glsl", ".frag", ".fs", ""]

  /// Returns `bufferA` for `Buffer A.glsl`, `buf_a.frag` and the like; `nil` for other names.
  static func name(of path: String) -> String? {
    let file = SourceFolder.fileName(of: path).lowercased()
    guard let ending = fileEndings.first(where: file.hasSuffix) else { return nil }
    let word = file.dropLast(ending.count).filter { !" _-".contains($0) }
    for name in names + [common] {
      let lower = name.lowercased()
      if word == lower || (lower.hasPrefix("buffer") && word == "buf" + lower.suffix(1)) {
        return name
      }
    }
    return nil
  }
}
