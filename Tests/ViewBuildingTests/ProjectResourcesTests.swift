import Files
import Foundation
import TestSupport
import Testing

@testable import ViewBuilding

/// The files that a program finds in its bundle.
@Suite struct ProjectResourcesTests {
  @Test func filesOfAProjectLieBesideItsProgram() throws {
    let project = try TemporaryFolder()
    for folder in ["App.xcodeproj", "App/Views", "App/Data", "App/Shaders", "App/Assets.xcassets"] {
      try FileManager.default.createDirectory(
        atPath: "\(project.path)/\(folder)", withIntermediateDirectories: true)
    }
    _ = try project.file("App.xcodeproj/project.pbxproj", [])
    let view = try project.file("App/Views/Board.swift", [])
    _ = try project.file("App/Data/cards.json", Array("[1]".utf8))
    _ = try project.file("App/Shaders/Waves.metal", [])
    _ = try project.file("App/Assets.xcassets/Contents.json", [])
    let program = try TemporaryFolder()
    ProjectResources(of: ProjectFolder(of: view)).link(into: program.path)
    let names = try FileManager.default.contentsOfDirectory(atPath: program.path).sorted()
    #expect(names == ["cards.json", "default.metallib"])
    let cards = try String(contentsOfFile: program.path + "/cards.json", encoding: .utf8)
    #expect(cards == "[1]")
  }
}
