/// A view of UIKit or AppKit in the place of which a box is shown: the pass over the sources puts
/// this in the place of protocols such as `UIViewRepresentable`.
@MainActor @preconcurrency
public protocol _UnshownView: View {
  /// The reason, with the view's name.
  static var _reason: String { get }
}

extension _UnshownView {
  public static var _reason: String { "UIKit view '\(Self.self)' cannot be shown on Linux" }

  public var body: some View { _UnshownBox(reason: Self._reason) }
}

/// A view that draws by Metal itself.
@MainActor @preconcurrency
public protocol _UnshownMetal: _UnshownView {}

extension _UnshownMetal {
  public static var _reason: String {
    "MTKView draws with Metal itself; harmonic runs SwiftUI shaders ('\(Self.self)')"
  }
}

/// A box with the reason why a view is not shown.
public nonisolated struct _UnshownBox: View {
  let reason: String

  @MainActor public var body: some View {
    Rectangle()
      .fill(Color(uiColor: .systemFill))
      .overlay {
        Text(verbatim: reason)
          .font(.caption)
          .multilineTextAlignment(.center)
          .minimumScaleFactor(0.5)
          .padding(8)
      }
      .border(Color(uiColor: .separator))
      .onAppear { ViewGraph.current?.reportMisuse(reason) }
  }
}
