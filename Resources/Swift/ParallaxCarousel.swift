import SwiftUI

/// Cards whose pictures move against their frames, as if they lay far behind.
struct ParallaxCarousel: View {
  private static let spacing = 16.0
  private static let distance = 250.0
  private static let captions = ["Dunes"]

  @State private var front: Int? = 0

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: Self.spacing) {
        ForEach(0..<8, id: \.self) { index in
          let distance = Self.distance
          VStack(spacing: 8) {
            ZStack {
              LinearGradient(
                colors: [
                  Color(hue: Double(index) / 8, saturation: 0.5, brightness: 1.0),
                  Color(hue: Double(index) / 8 + 0.1, saturation: 0.8, brightness: 0.6),
                ],
                startPoint: .leading, endPoint: .trailing
              )
              .padding(.horizontal, -distance)
              .scrollTransition(axis: .horizontal) { content, phase in
                content.offset(x: phase.value * -distance)
              }
            }
            .clipShape(.rect(cornerRadius: 32))
            Text(Self.captions[index % Self.captions.count])
              .font(.subheadline)
              .foregroundStyle(.white.opacity(0.75))
          }
          .aspectRatio(0.625, contentMode: .fit)
          .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 32)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $front)
    .scrollIndicators(.hidden)
    .preferredColorScheme(.dark)
  }
}
