import TestSupport
import Testing

@testable import Opening

/// Where the pictures of a view are looked for.
@Suite struct PictureFoldersTests {
  @Test func theProjectsCatalogueIsFoundFromAFolderOfViews() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "App/App.xcodeproj/project.pbxproj": "", "App/App/Views/Card.swift": "",
      "Kit/Package.swift": "", "Kit/Sources/Kit/Kit.swift": "",
    ])
    let found = OpenedView.pictureFolders(
      of: ["App/App/Views/Card.swift", "Kit/Sources/Kit/Kit.swift"].map { "\(folder.path)/\($0)" },
      within: nil)
    #expect(
      found.map { $0.dropFirst(folder.path.count) } == ["/App/App/Views", "/App", "/Kit"])
  }

  @Test func aFileOfNoProjectHasItsOwnFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(["Views/Card.swift": "", "Other/a.png": ""])
    let found = OpenedView.pictureFolders(
      of: ["\(folder.path)/Views/Card.swift"], within: folder.path)
    #expect(found.map { $0.dropFirst(folder.path.count) } == ["/Views"])
  }
}
