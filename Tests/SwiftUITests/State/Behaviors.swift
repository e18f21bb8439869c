import Foundation
import SwiftUI
import Testing

@testable import SwiftUI

/// How views behave, by the table of behaviors.
struct Behaviors {
  private let rows: [String: [String: Any]]

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/behaviour.json")
    let table =
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: [[String: Any]]]
    rows = Dictionary(
      uniqueKeysWithValues: (table?["cases"] ?? []).map {
        ($0["id"] as? String ?? "", $0["expect"] as? [String: Any] ?? [:])
      })
  }

  var count: Int { rows.count }

  /// A value that the table expects.
  func expected<Value>(_ id: String, _ key: String, as type: Value.Type = Value.self) throws
    -> Value
  {
    try #require(rows[id]?[key] as? Value, "no '\(key)' in the row '\(id)'")
  }
}

/// The doings of a view, and a closure that makes it do more.
@MainActor
final class ViewLog {
  var numbers: [Double] = []
  var changes: [[Int]] = []
  var calls: [String] = []
  var act: (() -> Void)?
}

/// A view whose number is seen in each frame of its animation.
struct NumberMeter: View, @preconcurrency Animatable {
  let log: ViewLog
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View {
    log.numbers.append(number)
    return Rectangle()
  }
}

extension ViewStage {
  /// A small stage.
  convenience init(@ViewBuilder of content: @MainActor () -> some View) {
    self.init(size: CGSize(width: 100, height: 60), content: content)
  }

  /// Moves the time on by a number of ticks.
  func tick(_ count: Int = 1) {
    advance(to: graph.time + Double(count) * ViewStage.tick)
  }
}
