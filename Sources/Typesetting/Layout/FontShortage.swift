internal import Synchronization

/// A shortage of the installed fonts for a text; the text is drawn nevertheless.
package enum FontShortage: Hashable, Sendable {
  /// No fonts are installed: ASCII letters are drawn as Cairo's own strokes, others as boxes.
  case fonts
  /// Emoji are drawn without color, or as boxes.
  case emoji
  /// Characters are drawn as boxes with their codes.
  case characters

  /// The message: what is drawn instead, and what to do.
  package var warning: String {
    "warning: \(message)\nhint: install \(fonts); on Debian, as root: apt-get install \(packages)"
  }

  private var message: String {
    switch self {
    case .fonts: "no fonts are installed; letters are drawn as plain strokes"
    case .emoji: "no emoji font is installed; emoji are drawn without color or as boxes"
    case .characters: "some characters are in no installed font; they are drawn as boxes"
    }
  }

  /// Families that have what is missing.
  private var fonts: String {
    switch self {
    case .fonts: "Inter or DejaVu Sans"
    case .emoji: "Noto Color Emoji"
    case .characters: "Noto's fonts for their scripts"
    }
  }

  /// Debian's packages with what is missing.
  private var packages: String {
    switch self {
    case .fonts: "fonts-inter fonts-dejavu-core"
    case .emoji: "fonts-noto-color-emoji"
    case .characters: "fonts-noto-core fonts-noto-cjk"
    }
  }
}

/// The shortages that layouts of this process met, so that each is said once.
///
/// Fonts belong to the process, and so does this: texts are laid out in many places and on many
/// threads.
package enum FontShortageLog {
  private static let contents = Mutex<(known: Set<FontShortage>, unread: [FontShortage])>(([], []))

  static func note(_ shortages: Set<FontShortage>) {
    if shortages.isEmpty { return }
    contents.withLock { log in
      log.unread += shortages.subtracting(log.known)
      log.known.formUnion(shortages)
    }
  }

  /// Returns what was met for the first time since the last call.
  package static func takeUnread() -> [FontShortage] {
    contents.withLock { log in
      defer { log.unread = [] }
      return log.unread
    }
  }
}
