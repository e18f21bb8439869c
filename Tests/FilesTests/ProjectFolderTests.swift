import Files
import Foundation
import TestSupport
import Testing

/// Projects on a real disk.
@Suite struct ProjectFolderTests {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  /// The temporary folder without symbolic links.
  private var root: String {
    URL(filePath: temporary.path).resolvingSymlinksInPath().path(percentEncoded: false)
      .trimmingSuffix("/")
  }

  private func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(temporary.path)/\(path)", withIntermediateDirectories: true)
  }

  private func project(of path: String) -> ProjectFolder {
    ProjectFolder(of: "\(temporary.path)/\(path)")
  }

  @Test(arguments: ["App/Package.swift", "App/App.xcodeproj", "App/.git"])
  func theNearestMarkAboveTheFileIsItsProject(mark: String) throws {
    try makeFolder("App/a/b/c/d/e")
    try makeFolder(mark)
    let found = project(of: "App/a/b/c/d/e/x.metal")
    #expect(found.path == root + "/App")
    #expect(found.isMarked)
    #expect(project(of: "App/x.metal").path == root + "/App")
  }

  @Test(arguments: ["gone/x.metal", "../gone/../x.metal", "gone/../../../x.metal"])
  func aFolderThatIsGoneIsItsOwnProject(path: String) {
    #expect(!ProjectFolder(of: path).path.isEmpty)
  }

  @Test func aPackageInsideARepositoryIsAProjectOfItsOwn() throws {
    try makeFolder("Repository/.git")
    try makeFolder("Repository/Packages/Effects/Sources")
    try makeFolder("Repository/Packages/Effects/Package.swift")
    #expect(
      project(of: "Repository/Packages/Effects/Sources/x.metal").path
        == root + "/Repository/Packages/Effects")
    #expect(project(of: "Repository/Packages/x.metal").path == root + "/Repository")
  }

  @Test func withoutAMarkItIsThreeLevelsUp() throws {
    try makeFolder("a/b/c/d/e")
    let found = project(of: "a/b/c/d/e/x.metal")
    #expect(found.path == root + "/a/b")
    #expect(!found.isMarked)
  }

  @Test func theRootIsNotAProjectUnlessTheFileIsInIt() {
    #expect(ProjectFolder(of: "/x.metal").path == "/")
    #expect(ProjectFolder(of: "/no-such-folder/x.metal").path == "/no-such-folder")
  }

  /// A folder of hundreds of files is not listed again for each of them.
  @Test func aFolderIsLookedAtOnceInASearch() throws {
    try makeFolder("App/Effects")
    try makeFolder("App/.git")
    let marks = ProjectMarks()
    let path = "\(temporary.path)/App/Effects/x.metal"
    #expect(ProjectFolder(of: path, marks: marks).path == root + "/App")
    try makeFolder("App/Effects/Effects.xcodeproj")
    #expect(ProjectFolder(of: path, marks: marks).path == root + "/App")
    #expect(ProjectFolder(of: path).path == root + "/App/Effects")
  }

  @Test func aLinkLeadsToTheProjectOfWhatItNames() throws {
    try makeFolder("App/Sources")
    try makeFolder("App/Package.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(temporary.path)/link", withDestinationPath: "\(temporary.path)/App/Sources")
    #expect(project(of: "link/x.metal").path == root + "/App")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
