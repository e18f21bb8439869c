/// The looks of a text field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  nonisolated var _form: _TextFieldForm { get }
}

/// The ways in which text fields are drawn.
public enum _TextFieldForm: Sendable {
  case plain, roundedBorder
}

/// The style of text fields without one: the text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public nonisolated var _form: _TextFieldForm { .plain }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public nonisolated var _form: _TextFieldForm { .plain }
}

/// The text in a frame with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public nonisolated var _form: _TextFieldForm { .roundedBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = _TextFieldForm.plain
}

extension EnvironmentValues {
  var textFieldStyle: _TextFieldForm {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text fields inside the view.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, style._form)
  }
}
