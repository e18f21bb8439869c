import SwiftUI

/// Cards that turn and sink as they go out of view.
struct TurningCarousel: View {
  private static let spacing = 22.0
  private static let rotation = 2.5

  @State private var front: Int? = 0

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: Self.spacing) {
        ForEach(0..<8, id: \.self) { index in
          let rotation = Self.rotation
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
          .scrollTransition(axis: .horizontal) { content, phase in
            content
              .rotationEffect(.degrees(phase.value * rotation))
              .offset(y: phase.isIdentity ? 0 : 8)
          }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 44)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $front)
    .scrollIndicators(.hidden)
  }
}
