import Foundation
import Layers
import Testing

@testable import SwiftUI

/// Apps, which show their first window.
@MainActor struct AppTests {
  private func stage<A: App>(_ app: A) -> ViewStage {
    ViewStage(size: CGSize(width: 100, height: 50)) {
      ConnectedContent(of: app) { $0.body._firstContent }
    }
  }

  /// An app's properties are connected as those of a view are.
  @Test func theStateOfAnAppLives() {
    var seen: [String] = []
    let stage = stage(CountingApp(note: { seen.append($0) }))
    _ = stage.layer()
    #expect(
      seen == ["0 false active", "0 child", "5 true active", "5 child", "from 0 to 5"])
  }

  /// Settings and extras of the bar of menus are not what an app is for.
  @Test func theFirstWindowIsShown() {
    func shown(_ app: some App) -> Layer { stage(app).layer() }
    func drawn(_ color: SwiftUI.Color) -> Layer {
      ViewStage(size: CGSize(width: 100, height: 50)) { color }.layer()
    }
    #expect(shown(MenuApp()) == drawn(.green))
    #expect(shown(SettingsApp()) == drawn(.blue))
    #expect(shown(ValueApp()) == drawn(.red))
  }
}

private struct CountingApp: App {
  final class Model: ObservableObject { @Published var count = 0 }

  @StateObject private var model = Model()
  @State private var isOn = false
  @Environment(\.scenePhase) private var phase
  var note: (String) -> Void = { _ in }

  init() {}

  init(note: @escaping (String) -> Void) { self.note = note }

  var body: some Scene {
    let _ = note("\(model.count) \(isOn) \(phase)")
    WindowGroup("Counting") {
      Child(note: note)
        .onAppear {
          model.count = 5
          isOn = true
        }
    }
    .environmentObject(model)
    .onChange(of: model.count) { old, new in note("from \(old) to \(new)") }
  }

  struct Child: View {
    @EnvironmentObject var model: Model
    let note: (String) -> Void

    var body: some View {
      let _ = note("\(model.count) child")
      Color.red
    }
  }
}

private struct MenuApp: App {
  var body: some Scene {
    Settings { Color.red }
    MenuBarExtra("Extra", systemImage: "star") { Color.blue }
    if #available(iOS 17, *) {
      Window("Main", id: "main") { Color.green }
        .windowStyle(.hiddenTitleBar)
        .windowResizability(.contentSize)
        .defaultSize(width: 300, height: 200)
        .commands {
          SidebarCommands()
          CommandGroup(replacing: .newItem) { Button("New") {} }
          CommandMenu("Game") { Button("Deal") {}.keyboardShortcut("d") }
        }
    }
    WindowGroup(id: "other") { Color.yellow }
  }
}

private struct SettingsApp: App {
  var body: some Scene {
    MenuBarExtra("Extra", image: "star") { Color.blue }
      .menuBarExtraStyle(.window)
    Settings { Color.red }
  }
}

private struct ValueApp: App {
  var body: some Scene {
    WindowGroup(for: UUID.self) { $id in id == nil ? Color.red : Color.blue }
      .handlesExternalEvents(matching: ["a"])
      .windowToolbarStyle(.unified(showsTitle: false))
    WindowGroup(for: Int.self) { $number in
      Color.green.opacity(Double(number))
    } defaultValue: {
      3
    }
  }
}
