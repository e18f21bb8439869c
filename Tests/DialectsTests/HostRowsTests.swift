import Foundation
import Testing

@testable import Dialects

/// The rows of hosts and their inputs.
@Suite struct HostRowsTests {
  private static let manual: [String: Substring] = {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/Manual/dialects.md")
    let lines = (try? String(contentsOf: page, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.reduce(into: [:]) { rows, line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if cells.count == 2 { rows[cells[0]] = line }
    }
  }()

  @Test(arguments: HostInputs.all.map(\.name)) func theManualNamesEveryInput(host name: String)
    throws
  {
    let host = try #require(HostInputs.all.first { $0.name == name })
    let row = try #require(Self.manual[name], "the manual has no row for \(name)")
    // One number is enough for all.
    let words = Set(row.split { !$0.isLetter && $0 != "_" }.map(String.init))
    let inputs = (host.uniforms.map(\.name) + host.varyings.map(\.name))
      .reduce(into: Set<String>()) {
        $0.formUnion($1.split(whereSeparator: \.isNumber).map(String.init))
      }
    #expect(inputs.subtracting(words).isEmpty)
    #expect(!host.source.isEmpty)
  }

  @Test func noHostIsInTheListTwice() {
    #expect(Set(HostInputs.all.map(\.name)).count == HostInputs.all.count)
  }
}
