import Foundation
import TestSupport
import Testing

/// Tests whose checks all stand in loops check nothing if what they loop over is empty.
///
/// One check has to stand outside of loops, or in loops over what cannot be empty: a list that is
/// written out, a range up to a number, or `nonEmpty(list)`, which fails for an empty one.
@Suite struct ChecksTests {
  @Test func everyTestChecksSomething() throws {
    let files = FileManager.default.enumerator(
      at: repository.appending(path: "Tests"), includingPropertiesForKeys: nil)!
    let texts = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    for file in try nonEmpty(texts) {
      let found = try Scan(of: String(contentsOf: file, encoding: .utf8)).vacuousTests
      #expect(found.isEmpty, "\(file.lastPathComponent): wrap what they loop over in 'nonEmpty'")
    }
  }

  @Test(arguments: [
    ("for x in list {", true), ("for x in [1, 2] {", false), ("for x in nonEmpty(list) {", false),
    ("for (x, y) in zip(list, [1, 2]) {", true), ("for x in 0..<count {", true),
    ("for x in 0..<8 {", false), ("for x in 1...count {", false), ("for x in Self.names {", true),
    ("for x in Self.kinds {", false), ("for x in kinds.enumerated() {", false),
    ("for x in Kind.allCases where x != y {", true), ("for x in [] {", true),
    ("for x in [\n      1, 2,\n    ] {", false), ("while isTrue {", false),
  ])
  func listsThatMayBeEmptyAreFound(loop: String, isFound: Bool) {
    let scan = Scan(
      of: """
        private static let kinds: [String] = [
          "a"
        ]
        private static let names: [String] = []

        @Test(arguments: list)
        func tested() {
          \(loop)
            // a line
            #expect(x)
          }
        }
        """)
    #expect(scan.vacuousTests == (isFound ? ["tested"] : []))
  }

  /// The tests of a file, by the indentation that the formatter gives it.
  private struct Scan {
    private(set) var vacuousTests: [String] = []
    private let text: String
    private let lines: [Substring]
    /// The test that is read, and the loops around the line.
    private var test: (name: String, indent: Int)?
    private var loops: [(indent: Int, isSure: Bool)] = []
    private var (hasChecks, isSure) = (false, false)

    init(of text: String) {
      self.text = text
      lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      var isTest = false
      var isLiteral = false
      for (index, line) in lines.enumerated() {
        let code = line.drop { $0 == " " }
        let wasLiteral = isLiteral
        if line.contains("\"\"\"") { isLiteral.toggle() }
        if wasLiteral || code.isEmpty || code.hasPrefix("//") { continue }
        let indent = line.count - code.count
        if code.hasPrefix("@Test") { isTest = true }
        if isTest, let name = code.firstMatch(of: /func (\w+)\(/)?.1 {
          (test, loops, hasChecks, isSure) = ((String(name), indent), [], false, false)
          isTest = false
        }
        if code.hasPrefix("}") { loops.removeAll { indent <= $0.indent } }
        if let test, indent == test.indent, code == "}" {
          if hasChecks, !isSure { vacuousTests.append(test.name) }
          self.test = nil
        }
        if code.hasPrefix("for ") { loops.append((indent, runs(at: index))) }
        if test != nil, code.contains(/#expect|#require|Issue\.record|\bexpect\w*\(/) {
          hasChecks = true
          isSure = isSure || loops.allSatisfy(\.isSure)
        }
        if code.hasPrefix("for "), code.hasSuffix("}") { loops.removeLast() }
      }
    }

    /// Whether the loop that begins in a line runs at least once.
    private func runs(at index: Int) -> Bool {
      var head = ""
      for line in lines[index...].prefix(40) {
        head += line + "\n"
        let isClosed = "([".map { head.count(of: $0) } == ")]".map { head.count(of: $0) }
        if line.hasSuffix("{") || line.hasSuffix("}"), isClosed { break }
      }
      guard let start = head.firstRange(of: " in ")?.upperBound else { return false }
      let list = head[start...].drop { $0 == "\n" || $0 == " " }.trimmingPrefix(/try (await )?/)
      guard !list.contains(" where ") else { return false }
      let sure = [
        #"\[\s*[^\]\s]"#, #"nonEmpty\("#, #"GoldenTable\([^()]*\)\.rows [{]"#,
        #"-?[\d_]+\.\.<[\d_]+"#, #"stride\(from: [-\d.]+, \w+: [\d.]+, by"#,
        #"[^\[{]*\.\.\."#, #"[\w.]+\.allCases [{]"#,
      ]
      if list.range(of: "^(\(sure.joined(separator: "|")))", options: .regularExpression) != nil {
        return true
      }
      guard let name = list.firstMatch(of: /^(?:Self\.)?(\w+)(?:\.enumerated\(\))? [{]/)?.1 else {
        return false
      }
      // A list that is written out in this file
      return text.matches(of: /let (\w+)(?:: [^=\n]+)? =\s*\[\s*[^\]\s]/).contains { $0.1 == name }
    }
  }
}

extension String {
  fileprivate func count(of character: Character) -> Int { count { $0 == character } }
}
