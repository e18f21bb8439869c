extension View {
  /// Shows a column of details while a condition holds: on a phone, a sheet.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Sets the width of a column of details, which is a sheet here.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    self
  }
}
