import Foundation
import ShaderTree
import TestSupport
import Testing

/// Names in our shader files: none is a word of another version of GLSL.
@Suite struct ShaderNamesTests {
  /// Keywords of 3.30 that our files use as such. A file that used one as a name would not compile.
  private static let keywords: Set<String> = Set(
    """
    const uniform flat noperspective in out inout if else for while switch case default break continue
    discard return struct true false
    void bool int uint float vec2 vec3 vec4 ivec2 ivec3 ivec4 uvec2 uvec3 uvec4 bvec2 bvec3 bvec4
    mat2 mat3 mat4 mat3x2 sampler2D layout
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let builtInVariables: Set<String> = [
    "gl_FragCoord", "gl_Position", "gl_VertexID", "gl_InstanceID",
  ]

  private static let files: [URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Resources/Shaders")
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (paths?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "glsl" }.sorted { $0.path < $1.path }
  }()

  /// The text without comments and directives.
  private func code(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0] }
      .joined(separator: "\n")
  }

  /// Names and numbers, in their order.
  private func words(of code: String) -> [String] {
    code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  @Test func noNameIsAReservedWord() throws {
    #expect(Self.files.count > 40)
    for file in Self.files {
      let taken = try Set(words(of: code(of: file)))
        .subtracting(Self.keywords).intersection(GLSLReservedWords.keywords)
      #expect(taken.isEmpty, "\(file.lastPathComponent): \(taken.sorted())")
    }
  }

  @Test func noNameIsTheDriversOwn() throws {
    for file in try nonEmpty(Self.files) {
      let names = try Set(words(of: code(of: file))).subtracting(Self.builtInVariables)
        .filter { $0.hasPrefix("gl_") || $0.contains("__") }
      #expect(names.isEmpty, "\(file.lastPathComponent): \(names.sorted())")
    }
  }

  /// `type name(` at the beginning of a line.
  @Test func noFunctionIsNamedLikeABuiltInOne() throws {
    var count = 0
    for file in Self.files where !file.path.contains("/Passes/") {
      for line in try code(of: file).split(separator: "\n") where line.first?.isLetter == true {
        guard let head = line.split(separator: "(").first, line.contains("(") else { continue }
        let parts = words(of: String(head))
        guard parts.count == 2 else { continue }
        count += 1
        #expect(
          !GLSLReservedWords.functions.contains(parts[1]), "\(file.lastPathComponent): \(line)")
      }
    }
    #expect(count > 60)
  }
}
