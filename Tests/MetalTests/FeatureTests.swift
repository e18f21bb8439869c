import Foundation
import Testing

@testable import Diagnostics
@testable import Metal
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// Functions that show one feature of Metal each, drawn, with numbers worked out by hand.
///
/// They are in `Metal/*.metal`; a line `// MARK: what → r g b a` begins each and says what the
/// pixel at (0.5, 0.5) is.
@Suite struct FeatureTests {
  @Test(arguments: try Section.all(in: ["conversions", "types", "operators"]))
  func expressionsMeanWhatTheyMeanInMetal(_ section: Section) throws { try section.expect() }

  @Test(arguments: try Section.all(in: ["statements", "declarations", "names"]))
  func statementsMeanWhatTheyMeanInMetal(_ section: Section) throws { try section.expect() }

  /// Where a word-for-word translation compiles and is wrong.
  @Test(arguments: try Section.all(in: ["traps"]))
  func trapsGiveMetalsAnswer(_ section: Section) throws { try section.expect() }

  @Test(arguments: try Section.all(in: ["library"]))
  func theStandardLibraryCountsRight(_ section: Section) throws { try section.expect() }

  /// No number in these files depends on what 16 bits cannot hold, but for those marked so.
  @Test(arguments: try Section.all(in: ["operators", "statements", "half"]))
  func exactHalvesGiveTheSame(_ section: Section) throws { try section.expect(halfMode: .exact) }
}
