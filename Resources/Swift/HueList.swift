import SwiftUI

/// A list whose hue turns with the place of its rows in the window.
struct HueList: View {
  private static let spacing = 22.0

  @State private var position = ScrollPosition(y: 0.0)

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: Self.spacing) {
        ForEach(0..<16, id: \.self) { index in
          RoundedRectangle(cornerRadius: 24)
            .fill(.purple)
            .frame(maxWidth: 560)
            .frame(height: 100)
            .visualEffect { content, proxy in
              content.hueRotation(.degrees(proxy.frame(in: .global).origin.y / 10))
            }
        }
      }
    }
    .contentMargins(44)
    .scrollPosition($position)
  }
}
