import Foundation
import Opening
import TestSupport
import Testing

/// GLSL files of a repository on a real disk: what they include.
@Suite struct IncludedFilesTests {
  private let temporary: TemporaryFolder
  private let tint = "vec3 tint() { return vec3(1.0, 0.5, 0.0); }\n"
  private let main = "void main() { gl_FragColor = vec4(tint(), 1.0); }\n"

  init() throws { temporary = try TemporaryFolder() }

  /// From the file, from a file in a folder below it, and from the included file.
  @Test(arguments: [
    ("pages/page.frag", "#include \"../common/tint.glsl\""),
    ("pages/page.frag", "#include <../common/tint.glsl>"),
    ("pages/page.frag", "#include \"lib/all.glsl\""),
    ("pages/page.frag", "#include \"../common/all.glsl\"\n#include \"lib/all.glsl\""),
    ("pages/deep/page.glsl", "#include \"../../common/all.glsl\""),
  ])
  func aFolderBesideIsOfTheSameRepository(path: String, line: String) throws {
    try temporary.write([
      ".git/HEAD": "", "common/tint.glsl": "#pragma once\n" + tint,
      "common/all.glsl": "#include \"tint.glsl\"\n#include \"../pages/lib/all.glsl\"\n",
      "pages/lib/all.glsl": "#pragma once\n#include \"../../common/tint.glsl\"\n",
      path: line + "\n" + main,
    ])
    let file = try temporary.open(path)
    #expect(file.diagnostics.map(\.message) == [])
    #expect(file.sources.count == 1)
    // A change of it is seen.
    #expect(file.folders.contains { $0.hasSuffix("common") })
  }

  @Test func withoutARepositoryAnotherFolderIsNotRead() throws {
    try temporary.write([
      "common/tint.glsl": tint, "pages/page.frag": "#include \"../common/tint.glsl\"\n" + main,
    ])
    #expect(
      try temporary.open("pages/page.frag").diagnostics.first?.message
        == "'../common/tint.glsl' lies outside of the project")
    let given = try temporary.open("pages/page.frag", include: ["common"])
    #expect(given.diagnostics.map(\.message) == [])
  }

  @Test func whatIsNotInTheRepositoryIsNotFound() throws {
    try temporary.write([
      ".git/HEAD": "", "pages/page.frag": "#include \"../common/tint.glsl\"\n" + main,
      "pages/far.frag": "#include \"../../tint.glsl\"\n" + main,
    ])
    #expect(
      try temporary.open("pages/page.frag").diagnostics.first?.message
        == "'../common/tint.glsl' file not found")
    #expect(
      try temporary.open("pages/far.frag").diagnostics.first?.message
        == "'../../tint.glsl' lies outside of the project")
  }

  @Test func aLinkDoesNotLeadOutOfTheRepository() throws {
    try temporary.write([
      "tint.glsl": tint, "App/.git/HEAD": "", "App/common/other.glsl": "",
      "App/pages/page.frag": "#include \"../common/tint.glsl\"\n" + main,
    ])
    try FileManager.default.createSymbolicLink(
      atPath: "\(temporary.path)/App/common/tint.glsl",
      withDestinationPath: "\(temporary.path)/tint.glsl")
    #expect(
      try temporary.open("App/pages/page.frag").diagnostics.first?.message
        == "'../common/tint.glsl' file not found")
  }

  @Test func aMistakeInItIsInItsOwnFile() throws {
    try temporary.write([
      ".git/HEAD": "", "common/tint.glsl": "vec3 tint() { return vec3(1.0); }\n#error not today\n",
      "pages/page.frag": "#include \"../common/tint.glsl\"\n" + main,
    ])
    let mistake = try #require(try temporary.open("pages/page.frag").diagnostics.first)
    #expect(mistake.message == "#error not today")
    #expect(mistake.span?.file == "\(temporary.path)/common/tint.glsl")
    #expect(mistake.span?.line == 2)
  }

  /// As a pass includes it, and as it is joined with every pass.
  @Test(arguments: ["<common.glsl>", "\"common.glsl\"", "\"./common.glsl\""])
  func aCommonFileThatIsIncludedTooIsThereOnce(name: String) throws {
    try temporary.write([
      "life/common.glsl": "const float HALF = 0.5;\n" + tint,
      "life/image.glsl": "#include \(name)\n"
        + "void mainImage(out vec4 o, in vec2 p) { o = vec4(tint() * HALF, 1.0); }\n",
    ])
    for path in ["life", "life/image.glsl"] {
      #expect(try temporary.open(path).diagnostics.map(\.message) == [])
    }
  }
}
