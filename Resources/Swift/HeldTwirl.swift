import SwiftUI

/// A twirl that is held on its way in, or on its way out.
private struct HeldTwirl: ViewModifier {
  var isVisible: Bool

  /// 0 gone, 1 there.
  private static let progress = 1.0

  func body(content: Content) -> some View {
    let rest = 1 - Self.progress
    content
      .scaleEffect(1 - 0.5 * rest)
      .opacity(Self.progress)
      .blur(radius: 10 * rest)
      .rotationEffect(.degrees(isVisible ? 360 * rest : -360 * rest))
      .brightness(isVisible ? rest : 0)
  }
}
