import SwiftUI

/// Cards that shrink, fade, blur and are held back as they reach the edges of their scroll view.
struct EdgeCarousel: View {
  private static let spacing = 22.0

  @State private var front: Int? = 0

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: Self.spacing) {
        ForEach(0..<8, id: \.self) { index in
          LinearGradient(
            colors: [
              Color(hue: Double(index) / 8, saturation: 0.5, brightness: 1.0),
              Color(hue: Double(index) / 8 + 0.1, saturation: 0.8, brightness: 0.6),
            ],
            startPoint: .top, endPoint: .bottom
          )
          .aspectRatio(0.625, contentMode: .fit)
          .containerRelativeFrame(.horizontal)
          .clipShape(.rect(cornerRadius: 32))
          .visualEffect { content, proxy in
            content.atEdges(proxy, along: .horizontal)
          }
          // What leaves slides beneath what follows it.
          .zIndex(-abs(Double(index - (front ?? 0))))
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 44)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $front)
    .scrollIndicators(.hidden)
    .coordinateSpace(.named("scroll view"))
  }
}
