/// Views that show others while these are written; the form before `#Preview`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
