/// A scene whose views are changed.
nonisolated struct ModifiedScene<Content: Scene>: Scene {
  typealias Body = Never

  let scene: Content
  let change: (AnyView) -> any View

  static var _isBesideWindows: Bool { Content._isBesideWindows }

  @MainActor var _firstContent: any View {
    let content = scene._firstContent
    return change(AnyView(content))
  }
}

/// Modifiers that do with the views of a scene what those of views do.
extension Scene {
  private nonisolated func modified(
    _ change: @escaping (AnyView) -> any View
  ) -> ModifiedScene<Self> {
    ModifiedScene(scene: self, change: change)
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, action) }
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, action) }
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, perform: action) }
  }

  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    modified { $0.environment(keyPath, value) }
  }

  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modified { $0.environment(object) }
  }

  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    modified { $0.environmentObject(object) }
  }
}

/// Modifiers of windows and menus, which change nothing here.
extension Scene {
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    modified { $0 }
  }

  public nonisolated func commandsRemoved() -> some Scene { modified { $0 } }

  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    modified { $0 }
  }

  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene { modified { $0 } }

  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    modified { $0 }
  }

  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene {
    modified { $0 }
  }

  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    modified { $0 }
  }

  public nonisolated func windowStyle(_ style: some WindowStyle) -> some Scene { modified { $0 } }

  public nonisolated func windowToolbarStyle(_ style: some WindowToolbarStyle) -> some Scene {
    modified { $0 }
  }

  public nonisolated func menuBarExtraStyle(_ style: some MenuBarExtraStyle) -> some Scene {
    modified { $0 }
  }

  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    modified { $0 }
  }

  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { modified { $0 } }

  public nonisolated func windowBackgroundDragBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some Scene {
    modified { $0 }
  }

  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
    modified { $0 }
  }

  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { modified { $0 } }

  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    modified { $0 }
  }

  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { modified { $0 } }

  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    modified { $0 }
  }

  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    modified { $0 }
  }
}
