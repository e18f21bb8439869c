/// Views to show modifiers and extensions on that no view of their project shows: a picture, a
/// symbol and a text.
public nonisolated struct _SampleView<Changed: View>: View {
  private let change: @MainActor (AnyView) -> Changed

  public init(@ViewBuilder _ change: @escaping @MainActor (AnyView) -> Changed) {
    self.change = change
  }

  @MainActor public var body: some View {
    VStack(spacing: 40) {
      change(AnyView(SamplePicture().frame(width: 280, height: 200)))
      change(
        AnyView(
          Image(systemName: "figure.walk.circle").font(.system(size: 120))
            .foregroundStyle(Color.indigo)))
      change(AnyView(Text("Hello, shaders").font(.system(size: 40, weight: .bold))))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Views to show a transition on: each press lets a picture come or go.
public nonisolated struct _TransitionSample: View {
  private let transition: AnyTransition
  @State private var isShown = true

  public init(_ transition: AnyTransition) { self.transition = transition }

  @MainActor public init<T: Transition>(_ transition: T) {
    self.transition = AnyTransition(transition)
  }

  @MainActor public var body: some View {
    ZStack {
      Color(uiColor: .systemBackground)
      if isShown {
        SamplePicture().frame(width: 280, height: 280).transition(transition)
      } else {
        Image(systemName: "figure.walk.circle").font(.system(size: 160))
          .foregroundStyle(Color.indigo)
          .frame(width: 280, height: 280)
          .transition(transition)
      }
    }
    .contentShape(Rectangle())
    .onTapGesture { withAnimation(.easeInOut(duration: 1.5)) { isShown.toggle() } }
  }
}

/// A picture with edges, areas and gradients.
private nonisolated struct SamplePicture: View {
  @MainActor var body: some View {
    ZStack {
      LinearGradient(
        colors: [.orange, .pink, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
      Canvas { context, size in
        var x = size.width / 12
        while x < size.width {
          context.stroke(
            Path { path in
              path.move(to: CGPoint(x: x, y: 0))
              path.addLine(to: CGPoint(x: x, y: size.height))
            }, with: .color(.white.opacity(0.25)), lineWidth: 1)
          x += size.width / 12
        }
        let side = min(size.width, size.height)
        context.fill(
          Path(
            ellipseIn: CGRect(
              x: size.width * 0.62, y: size.height * 0.16, width: side * 0.28,
              height: side * 0.28)), with: .color(.yellow))
        context.fill(
          Path { path in
            path.move(to: CGPoint(x: 0, y: size.height))
            path.addLine(to: CGPoint(x: size.width * 0.32, y: size.height * 0.42))
            path.addLine(to: CGPoint(x: size.width * 0.55, y: size.height * 0.75))
            path.addLine(to: CGPoint(x: size.width * 0.72, y: size.height * 0.52))
            path.addLine(to: CGPoint(x: size.width, y: size.height))
            path.closeSubpath()
          }, with: .color(Color(red: 0.13, green: 0.16, blue: 0.34)))
      }
    }
  }
}
