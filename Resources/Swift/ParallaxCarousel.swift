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
          .aspectRatio(0.625, contentMode: .fit)
          .containerRelativeFrame(.horizontal)
          .clipShape(.rect(cornerRadius: 32))
          .overlay(alignment: .bottom) {
            Text(Self.captions[index % Self.captions.count])
              .font(.subheadline)
              .foregroundStyle(.secondary)
              .alignmentGuide(.bottom) { $0[.top] - 8 }
          }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 32)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $front)
    .scrollIndicators(.hidden)
  }
}
