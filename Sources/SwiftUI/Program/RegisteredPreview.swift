internal import Messages

/// A preview of the program, by what it is called and what it shows.
struct RegisteredPreview {
  let preview: Messages.Preview
  let content: @MainActor () -> any View
}

/// The kinds of things that are shown without a preview of their own.
public enum _ShownKind: Sendable {
  case provider
  case app
  case sample
}

/// The previews of a view's program; its entry registers them before it runs.
@MainActor
public enum _ViewProgram {
  private static var previews: [RegisteredPreview] = []

  static func add(_ preview: RegisteredPreview) { previews.append(preview) }

  /// Registers a view that no `#Preview` shows.
  public static func register(
    name: String, kind: _ShownKind, content: @escaping @MainActor () -> any View
  ) {
    let kind: Messages.Preview.Kind =
      switch kind {
      case .provider: .provider
      case .app: .app
      case .sample: .sample
      }
    add(RegisteredPreview(preview: Messages.Preview(name: name, kind: kind), content: content))
  }

  /// Answers the viewer's messages until it closes the channel.
  ///
  /// - Parameters:
  ///   - descriptor: Of the socket.
  ///   - setTime: Sets the program's clocks: seconds since 1970, and since the start.
  ///   - setSeed: Begins the program's random numbers.
  /// - Returns: The status to exit with.
  public static func run(
    descriptor: Int32, setTime: @escaping (_ date: Double, _ uptime: Double) -> Void,
    setSeed: @escaping (UInt64) -> Void
  ) -> Int32 {
    let host = ProgramHost(
      descriptor: descriptor, previews: previews,
      runtime: ProgramHost.Runtime(setTime: setTime, setSeed: setSeed))
    do {
      try host.run()
      return 0
    } catch {
      FileHandle.standardError.write(
        Data("the messages of the viewer cannot be read: \(error)\n".utf8))
      return 70
    }
  }
}

/// Registers a `#Preview`.
@MainActor
public func _registerPreview(
  name: String?, traits: [PreviewTrait<Preview.ViewTraits>],
  body: @escaping @MainActor () -> any View
) {
  var preview = Messages.Preview(name: name ?? "", kind: .macro)
  for trait in traits { trait.change(&preview) }
  _ViewProgram.add(RegisteredPreview(preview: preview, content: body))
}
