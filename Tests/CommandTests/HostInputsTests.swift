import Foundation
import TestSupport
import Testing

/// Files written for hosts, from the hosts' documentation: the inputs that they name have the
/// values that it states.
///
/// `Hosts/Pixels.txt` has a line for each pixel.
@Suite struct HostInputsTests {
  private struct Check {
    var x: Int
    var y: Int
    var color: [Int]
  }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "Hosts")

  private static let rows: [[String]] = {
    let text = (try? String(contentsOf: folder.appending(path: "Pixels.txt"), encoding: .utf8))
    return (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }()

  /// In the order of the table, without those that wait for another input.
  private static let names = rows.map { $0[0] }.reduce(into: [String]()) { names, name in
    if names.last != name { names.append(name) }
  }

  private static func checks(of name: String) -> [Check] {
    rows.filter { $0[0] == name }.map { row in
      let place = row[2].split(separator: " ").compactMap { Int($0) }
      return Check(
        x: place[0], y: place[1], color: row[3].split(separator: " ").compactMap { Int($0) })
    }
  }

  private static func text(_ name: String) -> String? {
    try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// A vertex shader beside a file goes with it.
  private static func files(of name: String) throws -> [String: String] {
    var files = [name: try #require(text(name))]
    let vertex = name.replacing(".frag", with: ".vert")
    if vertex != name, let text = text(vertex) { files[vertex] = text }
    return files
  }

  /// Four colors, a quarter of the picture each.
  private static let quarters: [[UInt8]] = (0..<320 * 200).map { index in
    let isRight = index % 320 >= 160
    return index / 320 < 100
      ? isRight ? [0, 255, 0] : [255, 0, 0] : isRight ? [255, 255, 255] : [0, 0, 255]
  }

  @Test func thereAreManyFiles() {
    #expect(Self.names.count > 80)
    #expect(Set(Self.names.compactMap { $0.split(separator: "-").first }).count == 9)
  }

  @Test(arguments: names) func itsInputsAreThoseOfItsHost(name: String) async throws {
    let capture = try ShaderCapture(Self.files(of: name))
    let options = try #require(Self.rows.first { $0[0] == name })[1].split(separator: " ")
    if options.contains("quarters.png") {
      try capture.add("quarters.png", pixels: Self.quarters, width: 320)
    }
    if options.contains("gray.png") {
      try capture.add("gray.png", color: [128, 128, 128])
    }
    let shot = try await capture.shot(
      [name, "--size", "320x200", "--scale", "1"] + options.map(String.init))
    for check in Self.checks(of: name) {
      let color = shot.pixel(check.x, check.y)
      let isNear = zip(color, check.color).allSatisfy { abs($0 - $1) <= 3 }
      #expect(isNear, "(\(check.x), \(check.y)): \(color), expected \(check.color)\n\(shot.said)")
    }
    #expect(!Self.checks(of: name).isEmpty)
  }
}
