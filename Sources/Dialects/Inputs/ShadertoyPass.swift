internal import Tokens

/// One pass of a Shadertoy project: a file.
struct ShadertoyPass {
  /// `bufferA`, `image`, or the name of a file that a channel names.
  var name: String
  var path: String

  /// In drawing order.
  static let names = ["bufferA", "bufferB", "bufferC", "bufferD", "image"]
  /// The file whose code comes before that of each pass.
  static let common = "common"
  static let fileEndings = [".glsl", ".frag", ".fs", ""]
  /// Files that a project is made of at most.
  static let limit = 64

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

/// The kind of a file, by the ending of its name.
enum FileEnding {
  private static let pictures: Set = [
    "png", "jpg", "jpeg", "bmp", "gif", "webp", "tga", "tif", "tiff",
  ]
  private static let shaders: Set = [
    "glsl", "frag", "fs", "fsh", "glslf", "shader", "shadertoy", "",
  ]

  static func isPictures(_ path: String) -> Bool { pictures.contains(word(of: path)) }
  static func isShaders(_ path: String) -> Bool { shaders.contains(word(of: path)) }

  /// `png` for `rocks.PNG`; empty for a name without an ending.
  private static func word(of path: String) -> String {
    let file = SourceFolder.fileName(of: path)
    guard let dot = file.lastIndex(of: ".") else { return "" }
    return file[file.index(after: dot)...].lowercased()
  }
}
