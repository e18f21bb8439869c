import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUI

/// A case of a table of layouts: a tree of views, and the frames that they have.
struct LayoutCase: Decodable, Sendable, CustomStringConvertible {
  let id: String
  let area: [Double]
  let tree: LayoutTree
  let frames: [String: [Double]]
  let size: [Double]?
  /// The grid that edges are rounded to, halves up.
  let pixel: Double?

  var description: String { id }

  /// The cases of `Golden/<name>.json`.
  static func cases(_ name: String, filePath: String = #filePath) throws -> [LayoutCase] {
    struct File: Decodable { let cases: [LayoutCase] }
    let file = TestFile(path: filePath).packageFolder.appending(
      path: "Tests/SwiftUITests/Layout/Golden/\(name).json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).cases
  }
}

/// A view of a table of layouts.
final class LayoutTree: Decodable, Sendable {
  let type: String
  let id: String?
  let children: [LayoutTree]?
  let child: LayoutTree?
  let content: LayoutTree?
  let spacing: CGFloat?
  let alignment: String?
  let width, height: CGFloat?
  let minWidth, idealWidth, maxWidth: Length?
  let minHeight, idealHeight, maxHeight: Length?
  let insets: [String: CGFloat]?
  let ratio: CGFloat?
  let contentMode: String?
  let x, y: CGFloat?
  let guide: String?
  let value: Value?
  let edge: String?
  let size: [CGFloat]?
  let words: [Int]?
  let font: Font?
  let minLength: CGFloat?
  let axis: String?
  let axes: [String]?
  let horizontal, vertical: Bool?

  /// A number or the word "infinity".
  struct Length: Decodable {
    let value: CGFloat

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      value = (try? container.decode(CGFloat.self)) ?? .infinity
    }
  }

  /// A number, or the position of another line.
  enum Value: Decodable {
    case number(CGFloat)
    case line(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(CGFloat.self) {
        self = .number(number)
      } else {
        self = .line(try container.decode([String: String].self)["of", default: ""])
      }
    }
  }

  struct Font: Decodable {
    let advance, ascent, descent, cap, leading, pixel: Double

    var sample: SampleFont {
      SampleFont(
        advance: advance, ascent: ascent, descent: descent, cap: cap, leading: leading,
        pixel: pixel)
    }
  }
}

/// A mistake in a table of layouts.
struct UnknownView: Error {
  let what: String
}
