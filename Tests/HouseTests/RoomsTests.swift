import Foundation
import TestSupport
import Testing

@Suite struct RoomsTests {
  /// Rows of the table of rooms: `| `Motion` | … | `Files`, `CDeflate` |`.
  private func rows(of page: String) -> [Manifest.Target] {
    page.matches(of: /(?m)^\| `(?<name>\w+)` \| [^|]+ \| (?<imports>[^|]+) \|$/).map { row in
      Manifest.Target(
        name: String(row.name),
        imports: row.imports.matches(of: /`(\w+)`/).map { String($0.1) })
    }
  }

  @Test func tableOfRoomsIsTheManifest() throws {
    let targets = try Manifest(text(at: "Package.swift")).targets
    #expect(targets.count > 15)
    #expect(try rows(of: text(at: "Sources/README.md")) == targets)
  }

  @Test func targetsImportOnlyTargetsAboveThem() throws {
    let libraries = try Set(
      FileManager.default.contentsOfDirectory(
        atPath: repository.appending(path: "Sources/CLibraries").path))
    var above: Set<String> = []
    for target in try nonEmpty(Manifest(text(at: "Package.swift")).targets) {
      let below = target.imports.filter { !above.contains($0) && !libraries.contains($0) }
      #expect(below.isEmpty, "\(target.name) imports \(below), which stand below it")
      above.insert(target.name)
    }
  }

  @Test func everyRoomIsAFolder() throws {
    for target in try nonEmpty(Manifest(text(at: "Package.swift")).targets) {
      let folder = repository.appending(path: "Sources/\(target.name)")
      #expect((try? folder.checkResourceIsReachable()) == true, "\(target.name) has no folder")
    }
  }
}
