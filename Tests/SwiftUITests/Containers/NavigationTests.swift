import SwiftUI
import Testing

@testable import SwiftUI

/// Pages and their bars; the numbers by layout-and-state.md, 1.21: a bar of 44 points, 52 more
/// with a large title.
@MainActor @Suite struct NavigationTests {
  private let size = CGSize(width: 393, height: 852)
  private let safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

  @Test func aPageIsBelowItsBar() {
    let page = Color.red.marked("page")
    func frame(_ page: some View) -> CGRect? {
      let view = LaidOutView(
        NavigationStack { page.ignoresSafeArea(edges: []) }, in: size, safeAreaInsets: safeArea)
      view.update()
      return view.frames["page"]
    }
    #expect(frame(page) == CGRect(x: 0, y: 103, width: 393, height: 852 - 103 - 34))
    #expect(frame(page.navigationTitle("Title"))?.minY == 155)
    #expect(
      frame(page.navigationTitle("Title").navigationBarTitleDisplayMode(.inline))?.minY == 103)
    #expect(frame(page.toolbar(.hidden, for: .navigationBar))?.minY == 59)
  }

  private struct Linked: View {
    let log: Reports<String>

    var body: some View {
      NavigationStack {
        VStack(spacing: 0) {
          NavigationLink {
            Page(name: "view", log: log)
          } label: {
            Color.red.frame(width: 100, height: 50)
          }
          NavigationLink(value: 7) { Color.blue.frame(width: 100, height: 50) }
        }
        .navigationDestination(for: Int.self) { Page(name: "value \($0)", log: log) }
      }
    }
  }

  private struct Page: View {
    let name: String
    let log: Reports<String>
    @Environment(\.dismiss) private var dismiss

    init(name: String, log: Reports<String>) { (self.name, self.log) = (name, log) }

    var body: some View {
      Color.green
        .onAppear { log.add(name) }
        .onDisappear { log.add("no \(name)") }
        .onTapGesture { dismiss() }
    }
  }

  @Test func linksShowPages() {
    let log = Reports<String>()
    let view = PressedView(size: size) { Linked(log: log) }
    // The middle of the space below the bar of 44 points.
    let middle = 44 + (852 - 44) / 2.0
    view.click(196, middle - 20)
    view.wait(2)
    #expect(log.values == ["view"])
    view.click(196, middle)
    view.wait(2)
    #expect(log.values == ["view", "no view"])
    view.click(196, middle + 20)
    view.wait(2)
    // The arrow that leads back is 9 points wide, its text has no width without a viewer.
    view.click(14, 22)
    view.wait(2)
    #expect(log.values == ["view", "no view", "value 7", "no value 7"])
  }

  private struct Followed: View {
    let log: Reports<[Int]>
    @State private var path = [1, 2]

    init(log: Reports<[Int]>) { self.log = log }

    var body: some View {
      log.add(path)
      return NavigationStack(path: $path) {
        Color.red.navigationDestination(for: Int.self) { number in
          Color.blue.onTapGesture { path.append(number + 1) }
        }
      }
    }
  }

  @Test func aPathFollowsAndLeads() {
    let log = Reports<[Int]>()
    let view = PressedView(size: size) { Followed(log: log) }
    view.click(196, 400)
    view.wait(2)
    view.click(14, 22)
    view.wait(2)
    #expect(log.values == [[1, 2], [1, 2, 3], [1, 2]])
  }

  private struct Tabs: View {
    let log: Reports<Int>
    @State private var tab = 0

    init(log: Reports<Int>) { self.log = log }

    var body: some View {
      log.add(tab)
      return TabView(selection: $tab) {
        Color.red.marked("first").tabItem { Color.red.frame(width: 20, height: 20) }.tag(0)
        Tab("second", systemImage: "star", value: 1) { Color.blue.marked("second") }
      }
    }
  }

  @Test func aBarChoosesTabs() {
    let log = Reports<Int>()
    let view = PressedView(size: size) { Tabs(log: log) }
    view.click(300, 852 - 20)
    view.click(100, 852 - 20)
    #expect(log.values == [0, 1, 0])
    // The bar of 49 points.
    let frames = LaidOutView(Tabs(log: log), in: size).frames
    #expect(frames["first"] == CGRect(x: 0, y: 0, width: 393, height: 852 - 49))
  }

  @Test func pagesAreTurned() {
    let log = Reports<Int>()
    let view = PressedView(size: size) { Tabs(log: log).tabViewStyle(.page) }
    view.press(300, 400)
    view.move(200, 400)
    view.move(60, 400)
    view.release(60, 400)
    view.wait(2)
    #expect(log.values == [0, 1])
  }
}
