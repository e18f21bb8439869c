extension Color {
  /// The colors that SwiftUI has names for, such as `Color.purple`.
  ///
  /// Their values are those of iOS 13 to 18 and of macOS at that time; later systems show some of
  /// them differently.
  /// Source: Apple, "Human Interface Guidelines", Color.
  package enum System: String, Sendable, Hashable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case black, white, clear
    /// The colors of text, and of less important text.
    case primary, secondary
  }

  /// The color of that name.
  package static func system(_ name: System, in appearance: Appearance = .light) -> Color {
    let isLight = appearance == .light
    return switch name {
    case .red: Color(hex: isLight ? "FF3B30" : "FF453A")
    case .orange: Color(hex: isLight ? "FF9500" : "FF9F0A")
    case .yellow: Color(hex: isLight ? "FFCC00" : "FFD60A")
    case .green: Color(hex: isLight ? "34C759" : "30D158")
    case .mint: Color(hex: isLight ? "00C7BE" : "63E6E2")
    case .teal: Color(hex: isLight ? "30B0C7" : "40C8E0")
    case .cyan: Color(hex: isLight ? "32ADE6" : "64D2FF")
    case .blue: Color(hex: isLight ? "007AFF" : "0A84FF")
    case .indigo: Color(hex: isLight ? "5856D6" : "5E5CE6")
    case .purple: Color(hex: isLight ? "AF52DE" : "BF5AF2")
    case .pink: Color(hex: isLight ? "FF2D55" : "FF375F")
    case .brown: Color(hex: isLight ? "A2845E" : "AC8E68")
    case .gray: Color(hex: "8E8E93")
    case .black: .black
    case .white: .white
    case .clear: .clear
    case .primary: isLight ? .black : .white
    case .secondary: Color(hex: isLight ? "3C3C43" : "EBEBF5").opacity(0.6)
    }
  }
}
