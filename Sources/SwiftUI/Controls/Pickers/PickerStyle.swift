/// The looks of a picker.
@MainActor @preconcurrency
public protocol PickerStyle {
  nonisolated var _form: _PickerForm { get }
}

/// The ways in which pickers are drawn.
public enum _PickerForm: Sendable {
  case segmented, menu, inline, wheel
}

/// The style of pickers without one: a menu.
public struct DefaultPickerStyle: PickerStyle {
  public nonisolated init() {}

  public nonisolated var _form: _PickerForm { .menu }
}

/// All options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  public nonisolated init() {}

  public nonisolated var _form: _PickerForm { .segmented }
}

/// All options side by side, as pictures.
public struct PalettePickerStyle: PickerStyle {
  public nonisolated init() {}

  public nonisolated var _form: _PickerForm { .segmented }
}

/// The chosen option, and a menu of all.
public struct MenuPickerStyle: PickerStyle {
  public nonisolated init() {}

  public nonisolated var _form: _PickerForm { .menu }
}

/// A page of options behind a link. It is drawn as a menu here.
public struct NavigationLinkPickerStyle: PickerStyle {
  public nonisolated init() {}

  public nonisolated var _form: _PickerForm { .menu }
}

/// All options, one below the other.
public struct InlinePickerStyle: PickerStyle {
  public nonisolated init() {}

  public nonisolated var _form: _PickerForm { .inline }
}

/// A wheel of options.
public struct WheelPickerStyle: PickerStyle {
  public nonisolated init() {}

  public nonisolated var _form: _PickerForm { .wheel }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

private enum PickerFormKey: EnvironmentKey { static let defaultValue = _PickerForm.menu }

extension EnvironmentValues {
  var pickerForm: _PickerForm {
    get { self[PickerFormKey.self] }
    set { self[PickerFormKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers inside the view.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerForm, style._form)
  }
}
