/// An alert over the stage, or nothing.
nonisolated struct AlertCover<Actions: View, Message: View>: View {
  let isPresented: Bool
  let title: Text
  let actions: Actions?
  let message: Message?
  let close: @MainActor () -> Void

  @MainActor var body: some View {
    ZStack {
      if isPresented {
        Color.black.opacity(0.25).ignoresSafeArea().transition(.opacity)
      }
      if isPresented {
        card.transition(.opacity.combined(with: .scale(scale: 1.15))).zIndex(1)
      }
    }
    .animation(.easeOut(duration: 0.2), value: isPresented)
    .transformEnvironment(\.self) { $0.beginPresentation() }
  }

  @MainActor private var card: some View {
    VStack(spacing: 0) {
      VStack(spacing: 4) {
        title.font(.headline)
        if let message { message.font(.footnote) }
      }
      .foregroundStyle(Color.primary)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.vertical, 19)
      .frame(maxWidth: .infinity)
      DialogButtonsLayout(pairsUp: true) {
        if let actions {
          actions.buttonStyle(DialogButtonStyle(height: 44, fontSize: 17, close: close))
            .textFieldStyle(.roundedBorder)
        }
        Button("OK") {}
          .buttonStyle(DialogButtonStyle(height: 44, fontSize: 17, close: close, isStandIn: true))
      }
    }
    .frame(width: 270)
    .background(DialogGround())
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
  }
}

/// The ground of alerts and of lists of actions.
nonisolated struct DialogGround: View {
  @MainActor var body: some View {
    Rectangle().fill(Color(uiColor: .tertiarySystemBackground).opacity(0.97))
  }
}

/// A list of actions at the lower edge of the stage, or nothing.
nonisolated struct ActionsCover<Actions: View, Message: View>: View {
  let isPresented: Bool
  /// `nil` where it is not shown.
  let title: Text?
  let actions: Actions?
  let message: Message?
  let close: @MainActor () -> Void

  @MainActor var body: some View {
    ZStack(alignment: .bottom) {
      if isPresented {
        Color.black.opacity(0.25).ignoresSafeArea()
          .onTapGesture(perform: close)
          .transition(.opacity)
      }
      if isPresented {
        list.transition(.move(edge: .bottom).combined(with: .opacity)).zIndex(1)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .animation(.spring(duration: 0.35, bounce: 0), value: isPresented)
    .transformEnvironment(\.self) { $0.beginPresentation() }
  }

  @MainActor private var list: some View {
    VStack(spacing: 0) {
      if title != nil || message != nil {
        VStack(spacing: 4) {
          if let title { title.fontWeight(.semibold) }
          if let message { message }
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .padding(16)
        .frame(maxWidth: .infinity)
      }
      DialogButtonsLayout(pairsUp: false) {
        if let actions {
          actions.buttonStyle(DialogButtonStyle(height: 57, fontSize: 20, close: close))
        }
        Button("Cancel", role: .cancel) {}
          .buttonStyle(DialogButtonStyle(height: 57, fontSize: 20, close: close, isStandIn: true))
      }
    }
    .background(DialogGround())
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    .padding(.horizontal, 8)
  }
}
