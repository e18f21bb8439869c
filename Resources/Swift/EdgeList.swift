import SwiftUI

/// A list whose rows shrink, fade, blur and are held back as they reach its edges, and whose hue
/// turns with their place in the window.
struct EdgeList: View {
  private static let spacing = 22.0

  @State private var position = ScrollPosition(y: 0.0)
  @State private var front = 0

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: Self.spacing) {
        ForEach(0..<16, id: \.self) { index in
          RoundedRectangle(cornerRadius: 24)
            .fill(.purple)
            .frame(maxWidth: 560)
            .frame(height: 100)
            .visualEffect { content, proxy in
              content
                .hueRotation(.degrees(proxy.frame(in: .global).origin.y / 10))
                .atEdges(proxy, along: .vertical)
            }
            // What leaves slides beneath what follows it.
            .zIndex(-abs(Double(index - front)))
        }
      }
    }
    .contentMargins(44)
    .scrollPosition($position)
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int(geometry.contentOffset.y / (100 + Self.spacing))
    } action: { _, row in
      front = row
    }
    .coordinateSpace(.named("scroll view"))
  }
}
