// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The keyboard on a screen.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// How words begin.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// The meaning of a text that is written.
public struct UITextContentType: Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let URL = UITextContentType(rawValue: "url")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// How words begin.
public struct TextInputAutocapitalization: Sendable {
  public static let never = TextInputAutocapitalization()
  public static let words = TextInputAutocapitalization()
  public static let sentences = TextInputAutocapitalization()
  public static let characters = TextInputAutocapitalization()
}

/// The name of the key that ends an input.
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let search = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}

/// How scrolling hides the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}

/// The edge of content under a bar.
public struct ScrollEdgeEffectStyle: Sendable, Hashable {
  public static let automatic = ScrollEdgeEffectStyle()
  public static let hard = ScrollEdgeEffectStyle()
  public static let soft = ScrollEdgeEffectStyle()
}

/// Whether text can be selected.
public protocol TextSelectability {}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// A key with those that are held.
public struct KeyboardShortcut: Hashable, Sendable {
  public let key: KeyEquivalent
  public let modifiers: EventModifiers

  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }

  public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool {
    a.key == b.key && a.modifiers == b.modifiers
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// The change of a view that the pointer is over.
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

/// The way of a page in and out.
public struct NavigationTransition: Sendable {
  public static let automatic = NavigationTransition()

  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> NavigationTransition {
    NavigationTransition()
  }
}

/// The device of a preview.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  public init(rawValue: String) {}

  public init(stringLiteral: String) {}
}

/// How the device of a preview is held.
public struct InterfaceOrientation: Sendable, Hashable {
  private let name: String

  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

/// The size of a preview.
public enum PreviewLayout: Sendable, Equatable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The looks of a menu.
@MainActor @preconcurrency
public protocol MenuStyle {}

/// The one of the system.
public struct DefaultMenuStyle: MenuStyle {
  public nonisolated init() {}
}

/// The one of a button.
public struct ButtonMenuStyle: MenuStyle {
  public nonisolated init() {}
}

/// The one of a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  public nonisolated init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of the rows of a menu.
public struct MenuOrder: Equatable, Hashable, Sendable {
  public static let automatic = MenuOrder()
  public static let priority = MenuOrder()
  public static let fixed = MenuOrder()
}

/// Whether an action closes its menu.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  public static let automatic = MenuActionDismissBehavior()
  public static let enabled = MenuActionDismissBehavior()
  public static let disabled = MenuActionDismissBehavior()
}
