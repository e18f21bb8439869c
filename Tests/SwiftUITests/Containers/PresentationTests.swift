import Layers
import Messages
import SwiftUI
import Testing

@testable import SwiftUI

/// Sheets, alerts and lists of actions.
@MainActor @Suite struct PresentationTests {
  private let size = CGSize(width: 393, height: 852)

  private struct Sheets: View {
    let log: Reports<String>
    let isFull: Bool
    @State private var isShown = false

    init(log: Reports<String>, isFull: Bool = false) { (self.log, self.isFull) = (log, isFull) }

    var body: some View {
      if isFull {
        ground.fullScreenCover(isPresented: $isShown) { Sheet(log: log) }
      } else {
        ground.sheet(
          isPresented: $isShown, onDismiss: { log.add("closed") }, content: { Sheet(log: log) })
      }
    }

    private var ground: some View { Color.red.onTapGesture { isShown = true } }
  }

  private struct Sheet: View {
    let log: Reports<String>
    @Environment(\.dismiss) private var dismiss

    init(log: Reports<String>) { self.log = log }

    var body: some View {
      Color.green
        .onAppear { log.add("shown") }
        .onDisappear { log.add("gone") }
        .onTapGesture { dismiss() }
    }
  }

  @Test(arguments: [false, true]) func aSheetComesAndDismissesItself(isFull: Bool) {
    let log = Reports<String>()
    let view = PressedView(size: size) { Sheets(log: log, isFull: isFull) }
    view.click(200, 400)
    view.wait(2)
    #expect(log.values == ["shown"])
    view.click(200, 400)
    view.wait(2)
    #expect(log.values == (isFull ? ["shown", "gone"] : ["shown", "closed", "gone"]))
  }

  private struct Covered: View {
    let log: Reports<CGRect>

    init(log: Reports<CGRect>) { self.log = log }

    var body: some View {
      Color.red.fullScreenCover(isPresented: .constant(true)) {
        GeometryReader { safe in
          GeometryReader { whole in
            Color.green.onAppear {
              log.add(safe.frame(in: .global))
              log.add(whole.frame(in: .global))
            }
          }
          .ignoresSafeArea()
        }
      }
    }
  }

  /// Of 852 points, 59 above and 34 below are unsafe.
  @Test func aCoverHasTheSafeAreaOfTheStage() {
    let log = Reports<CGRect>()
    let stage = Stage(
      size: Size(width: 393, height: 852), safeArea: SafeArea(top: 59, bottom: 34))
    ViewStage(stage) { Covered(log: log) }.update()
    #expect(log.values.first == CGRect(x: 0, y: 59, width: 393, height: 759))
    #expect(log.values.last == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func aSheetIsDraggedAway() {
    let log = Reports<String>()
    let view = PressedView(size: size) { Sheets(log: log) }
    view.click(200, 400)
    view.wait(2)
    view.press(200, 100)
    for y in stride(from: 120.0, through: 700, by: 20) {
      view.wait(1.0 / 60)
      view.move(200, y)
    }
    view.release(200, 700)
    view.wait(2)
    #expect(log.values == ["shown", "closed", "gone"])
  }

  private struct Alerts: View {
    let log: Reports<String>
    let isList: Bool
    @State private var isShown = false

    init(log: Reports<String>, isList: Bool = false) { (self.log, self.isList) = (log, isList) }

    var body: some View {
      let ground = Color.red.onTapGesture { isShown = true }
      if isList {
        ground.confirmationDialog("Title", isPresented: $isShown) {
          Button("Delete", role: .destructive) { log.add("delete") }
          Button("Keep", role: .cancel) { log.add("keep") }
        }
      } else {
        ground.alert("Title", isPresented: $isShown) {
          Button("Delete", role: .destructive) { log.add("delete") }
          Button("Keep", role: .cancel) { log.add("keep") }
        }
      }
    }
  }

  /// Two buttons of 44 points below the title, which has no height without a viewer: 19 points
  /// above and below it. The one that cancels is on the left.
  @Test func anAlertHasTwoButtonsSideBySide() {
    let log = Reports<String>()
    let view = PressedView(size: size) { Alerts(log: log) }
    for x in [130.0, 260] {
      view.click(200, 400)
      view.wait(1)
      view.click(x, 426 - (38 + 44) / 2 + 38 + 22)
      view.wait(1)
    }
    #expect(log.values == ["keep", "delete"])
  }

  /// Rows of 57 points at the lower edge, the one that cancels last.
  @Test func aListOfActionsIsAtTheLowerEdge() {
    let log = Reports<String>()
    let view = PressedView(size: size) { Alerts(log: log, isList: true) }
    for y in [767.0, 824] {
      view.click(200, 400)
      view.wait(1)
      view.click(200, y)
      view.wait(1)
    }
    // A press beside it closes it, and does nothing else.
    view.click(200, 400)
    view.wait(1)
    view.click(200, 100)
    view.wait(1)
    #expect(log.values == ["delete", "keep"])
  }

  @Test func detentsAreHeights() {
    #expect(PresentationDetent.medium.height(largest: 700) == 350)
    #expect(PresentationDetent.large.height(largest: 700) == 700)
    #expect(PresentationDetent.fraction(0.3).height(largest: 700) == 210)
    #expect(PresentationDetent.height(900).height(largest: 700) == 700)
  }
}
