import Foundation
import Layers
import SwiftUI
import Testing

@testable import SwiftUI

private struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct SizeKey: PreferenceKey {
  static let defaultValue = CGSize.zero

  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

private struct BoundsKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct Named: View {
  let name: String

  var body: some View { Color.red.preference(key: NamesKey.self, value: [name]) }
}

private struct Names: View {
  let log: ViewLog
  @State private var isLong = false

  var body: some View {
    log.act = { isLong.toggle() }
    return VStack {
      Named(name: "a")
      if isLong { Named(name: "b") }
      Named(name: "c")
    }
    .transformPreference(NamesKey.self) { $0.append("end") }
    .onPreferenceChange(NamesKey.self) { log.calls.append($0.joined(separator: " ")) }
  }
}

/// Measures a view by a preference of a reader behind it.
private struct Measured: View {
  let log: ViewLog
  @State private var size = CGSize.zero
  @State private var width = 30.0

  var body: some View {
    log.act = { width = 50 }
    log.numbers.append(size.width)
    return Color.red.frame(width: width, height: 20)
      .background(
        GeometryReader { proxy in Color.clear.preference(key: SizeKey.self, value: proxy.size) }
      )
      .onPreferenceChange(SizeKey.self) { size = $0 }
  }
}

private struct Outlined: View {
  let log: ViewLog
  @State private var isWide = false

  var body: some View {
    log.act = { isWide = true }
    return HStack(spacing: 0) {
      Color.white.frame(width: isWide ? 40 : 10, height: 60)
      Color.red.frame(width: 20, height: 30)
        .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
      Spacer(minLength: 0)
    }
    .overlayPreferenceValue(BoundsKey.self) { anchor in
      GeometryReader { proxy in
        let rect = anchor.map { proxy[$0] } ?? .zero
        let _ = log.changes.append([Int(rect.minX), Int(rect.minY), Int(rect.width)])
        Color.blue.frame(width: rect.width, height: rect.height)
      }
    }
  }
}

@MainActor
@Suite struct PreferenceTests {
  private let log = ViewLog()

  @Test func valuesAreCombinedInTheOrderOfTheViews() {
    let stage = ViewStage { Names(log: log) }
    #expect(log.calls == ["a c end"])
    log.act?()
    stage.update()
    log.act?()
    stage.update()
    #expect(log.calls == ["a c end", "a b c end", "a c end"])
  }

  @Test func viewsOnTheirWayOutHandNothingUp() {
    let stage = ViewStage { Names(log: log) }
    log.act?()
    stage.update()
    withAnimation(.linear(duration: 1)) { log.act?() }
    stage.update()
    #expect(log.calls.last == "a c end")
  }

  @Test func anOuterValueTakesThePlaceOfInnerOnes() {
    _ = ViewStage {
      ZStack { Named(name: "a") }
        .preference(key: NamesKey.self, value: ["b"])
        .onPreferenceChange(NamesKey.self) { log.calls.append($0.joined()) }
    }
    #expect(log.calls == ["b"])
  }

  @Test func theDefaultIsReportedWhereNoViewSetsAValue() {
    _ = ViewStage {
      Color.red.onPreferenceChange(NamesKey.self) { log.calls.append("\($0)") }
    }
    #expect(log.calls == ["[]"])
  }

  @Test func sizesAreMeasuredBeforeTheFirstFrame() {
    let stage = ViewStage { Measured(log: log) }
    #expect(log.numbers == [0, 30])
    log.act?()
    stage.update()
    #expect(log.numbers == [0, 30, 30, 50])
  }

  @Test func anchorsAreReadWhereTheyAreShown() {
    let stage = ViewStage { Outlined(log: log) }
    // The stage is 100 × 60: the row fills it, and the second view is in the middle of its height.
    #expect(log.changes.last == [10, 15, 20])
    log.act?()
    stage.update()
    #expect(log.changes.last == [40, 15, 20])
  }

  @Test func backgroundsAreMadeOfValuesToo() {
    _ = ViewStage {
      Named(name: "a").backgroundPreferenceValue(NamesKey.self) { names in
        let _ = log.calls.append(names.joined())
        Color.blue
      }
    }
    #expect(log.calls.last == "a")
  }

  @Test func geometryIsReportedAtFirstAndWhenItChanges() {
    struct Growing: View {
      let log: ViewLog
      @State private var width = 30.0

      var body: some View {
        log.act = { width = 50 }
        return Color.red.frame(width: width, height: 20)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { old, new in
            log.changes.append([Int(old), Int(new)])
          }
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .global).minX
          } action: {
            log.numbers.append($0)
          }
      }
    }
    let stage = ViewStage { Growing(log: log) }
    log.act?()
    stage.update()
    #expect(log.changes == [[30, 30], [30, 50]])
    // In the middle of a stage that is 100 wide.
    #expect(log.numbers == [35, 25])
  }
}
