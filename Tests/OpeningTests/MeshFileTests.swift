import Layers
import Scenes
import TestSupport
import Testing

@testable import Opening

/// Meshes in files: read, refused and written.
@Suite struct MeshFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let light = """
    {"name": "Corner Light", "width": 3, "height": 2, "background": "#123",
     "points": [[0, 0], [0.5, -0.25], [1, 0], [0, 1], [0.4, 1], [1, 1]],
     "colors": ["FFD080", "80402010", "420", "100804", "#ffffff", "000"], "author": {"of": [1]}}
    """

  private func file(_ text: String) throws -> String {
    try folder.file("a mesh.json", Array(text.utf8))
  }

  @Test func aFileIsAMesh() throws {
    let template = try MeshFile(contentsOf: file(Self.light)).template
    #expect(template.name == "Corner Light")
    #expect(template.mesh.width == 3 && template.mesh.height == 2)
    #expect(template.mesh.points[1] == UnitPoint(x: 0.5, y: -0.25))
    #expect(template.mesh.background == Color(hex: "112233"))
    #expect(template.mesh.colors[1] == Color(hex: "80402010"))
    #expect(template.mesh.colors[2] == Color(hex: "442200"))
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let template = try MeshFile(contentsOf: file(Self.light)).template
    let json = MeshFile(template).json
    let again = try folder.file("again.json", json)
    #expect(try MeshFile(contentsOf: again).template == template)
    // A point to a line, and the colors in one
    #expect(json.count { $0 == 10 } == 15)
  }

  @Test func withoutANameItHasThatOfItsFile() throws {
    let template = try MeshFile(
      contentsOf: file(Self.light.replacing("\"name\": \"Corner Light\",", with: ""))
    ).template
    #expect(template.name == "a mesh.json")
  }

  @Test(arguments: [
    ("", "", "line 1 is not JSON"),
    ("\"height\": 2", "\"height\":\n\n2 2", "line 3 is not JSON"),
    ("\"width\": 3", "\"width\": 2.5", "'width' is not a whole number from 2 to 16"),
    ("\"height\": 2", "\"height\": 1e9", "'height' is not a whole number from 2 to 16"),
    ("\"height\": 2", "\"hight\": 2", "'height' is not a whole number from 2 to 16"),
    ("[1, 0], ", "", "'points' has 5 points, not 6"),
    ("[1, 0], ", "[1, 0, 0], ", "'points' has something that is not [x, y] from −1 to 2"),
    ("[1, 0], ", "[1e99, 0], ", "'points' has something that is not [x, y] from −1 to 2"),
    ("\"420\", ", "", "'colors' has 5 colors, not 3 × 2"),
    ("\"420\"", "\"red\"", "'colors' has something that is not a color in hexadecimal digits"),
    ("\"#123\"", "12", "'background' has something that is not a color in hexadecimal digits"),
  ])
  func aDamagedFileIsRefused(part: String, by other: String, message: String) throws {
    let text = part.isEmpty ? "" : Self.light.replacing(part, with: other)
    let path = try file(text)
    let error = #expect(throws: OpeningError.self) { try MeshFile(contentsOf: path) }
    #expect(error?.message == "'\(path)' is not a mesh: \(message)")
    #expect(error?.cause == .unreadable)
  }

  @Test func aFileThatIsTooLargeOrMissingIsRefused() throws {
    let large = try file(Self.light + String(repeating: " ", count: 1 << 18))
    let error = #expect(throws: OpeningError.self) { try MeshFile(contentsOf: large) }
    #expect(error?.message == "cannot read '\(large)': it is larger than 256 KiB")
    let missing = #expect(throws: OpeningError.self) {
      try MeshFile(contentsOf: folder.path + "/none.json")
    }
    #expect(missing?.message.hasSuffix("No such file or directory") == true)
  }

  // MARK: - On the command line

  private func opened(_ words: String...) throws -> SceneRequest {
    let (values, rest) = try OptionValues.scan(
      words, for: FileOpening.options.map(\.option) + SceneRequest.options.map(\.option))
    return try SceneRequest(opening: rest.first, values) { _ in }
  }

  @Test func setOpensAMeshAndWritesItsPath() throws {
    let path = try file(Self.light)
    let request = try opened("aurora", "--set", "mesh=\(path)", "--set", "width=4")
    let scene = request.script.playback(of: request.scene, in: request.canvas).scene(at: 0)
    #expect(scene.mesh?.name == "Corner Light")
    #expect(scene.mesh?.mesh.width == 4 && scene.mesh?.mesh.height == 2)
    #expect(request.arguments.contains("mesh=\(path)"))
  }

  @Test func aPathOfAMeshOpensIt() throws {
    let path = try file(Self.light)
    let request = try opened(path, "--set", "intensity=0")
    #expect(request.scene.name == "aurora" && request.arguments.contains("mesh=\(path)"))
    let scene = request.script.playback(of: request.scene, in: request.canvas).scene(at: 0)
    #expect(scene.mesh?.name == "Corner Light" && scene.parameters.held.count == 2)
    #expect(throws: OpeningError.self) { try opened(folder.path + "/none.json") }
    #expect(throws: OpeningError.self) { try opened(path, "--function", "dent") }
  }

  @Test(arguments: [
    ("auroa", "'mesh' cannot be 'auroa'", "did you mean 'aurora'?"),
    ("sunrise", "'mesh' cannot be 'sunrise'", "it is one of aurora, three, or a file"),
  ])
  func aNameThatIsNoMeshIsRefused(name: String, message: String, hint: String) throws {
    let error = #expect(throws: OpeningError.self) { try opened("aurora", "--set", "mesh=\(name)") }
    #expect(error?.message == message && error?.hint == hint)
  }

  @Test func aDamagedFileIsRefusedOnTheCommandLine() throws {
    let path = try file("{}")
    let error = #expect(throws: OpeningError.self) { try opened("aurora", "--set", "mesh=\(path)") }
    #expect(error?.cause == .unreadable && error?.message.hasPrefix("'\(path)' is not") == true)
  }
}
