import Foundation
import TestSupport
import Testing

@testable import ViewBuilding

@Suite struct AssetNamesTests {
  /// The names that Xcode 15 writes for assets.
  @Test(arguments: [
    ("photo", ["photo"]), ("My Photo", ["myPhoto"]), ("mountain-lake_2", ["mountainLake_2"]),
    ("URLBar", ["urlBar"]), ("1st", ["_1st"]), ("CoverImage", ["coverImage", "cover"]),
  ]) func namesAreInCamelCase(name: String, constants: [String]) {
    #expect(AssetNames.constants(for: name, suffix: "Image") == constants)
  }

  @Test func onlyUsedNamesAreDeclared() throws {
    let folder = try TemporaryFolder()
    for name in ["photo.imageset", "other.imageset", "ink.colorset", "red.colorset"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/Assets.xcassets/Group/\(name)", withIntermediateDirectories: true)
    }
    let names = AssetNames(of: [folder.path + "/Assets.xcassets"])
    let text = names.declarations(used: ["photo", "ink", "red"])
    #expect(text.contains("static let photo = Self(name: \"photo\", bundle: .main)"))
    #expect(text.contains("static let red = Self(name: \"red\", bundle: .main)"))
    #expect(text.contains("static var ink: Color"))
    // SwiftUI has that itself.
    #expect(!text.contains("static var red: Color"))
    #expect(!text.contains("other"))
    #expect(names.declarations(used: []).isEmpty)
  }
}
