/// The system's log: standard error.
public struct Logger: Sendable {
  private let category: String

  public init() { category = "" }

  public init(subsystem: String, category: String) { self.category = category }

  public init(_ logObj: OSLog) { category = logObj.category }

  private func write(_ level: String, _ message: OSLogMessage) {
    let head = [category, level].filter { !$0.isEmpty }.joined(separator: " ")
    FileHandle.standardError.write(Data("\(head): \(message.text)\n".utf8))
  }

  public func log(_ message: OSLogMessage) { write("log", message) }

  public func log(level: OSLogType, _ message: OSLogMessage) { write(level.name, message) }

  public func trace(_ message: OSLogMessage) { write("trace", message) }

  public func debug(_ message: OSLogMessage) { write("debug", message) }

  public func info(_ message: OSLogMessage) { write("info", message) }

  public func notice(_ message: OSLogMessage) { write("notice", message) }

  public func warning(_ message: OSLogMessage) { write("warning", message) }

  public func error(_ message: OSLogMessage) { write("error", message) }

  public func critical(_ message: OSLogMessage) { write("critical", message) }

  public func fault(_ message: OSLogMessage) { write("fault", message) }
}

/// A message of the log, with values in it that may be private elsewhere.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The parts of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) {
      text += "\(value())"
    }

    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, align: OSLogStringAlignment,
      privacy: OSLogPrivacy = .auto
    ) {
      text += "\(value())"
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
      privacy: OSLogPrivacy = .auto
    ) {
      text += String(format: "%.\(format.precision)f", Double(value()))
    }
  }
}

/// Whether a value may be read by others.
public struct OSLogPrivacy: Sendable {
  /// How a private value is shown.
  public enum Mask: Sendable { case none, hash }

  public static let auto = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()

  public static func `private`(mask: Mask) -> OSLogPrivacy { .auto }
}

/// The column of a value.
public struct OSLogStringAlignment: Sendable {
  public static let none = OSLogStringAlignment()

  public static func left(columns: Int) -> OSLogStringAlignment { .none }

  public static func right(columns: Int) -> OSLogStringAlignment { .none }
}

/// The digits of a number.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int

  public static let fixed = OSLogFloatFormatting(precision: 6)

  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision)
  }
}

/// The importance of a message.
public struct OSLogType: Sendable, Equatable {
  let name: String

  public static let `default` = OSLogType(name: "log")
  public static let info = OSLogType(name: "info")
  public static let debug = OSLogType(name: "debug")
  public static let error = OSLogType(name: "error")
  public static let fault = OSLogType(name: "fault")
}

/// A place of the system's log.
public final class OSLog: Sendable {
  let category: String

  /// Categories with a meaning.
  public struct Category: Sendable {
    let name: String

    public static let pointsOfInterest = Category(name: "PointsOfInterest")
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")

  public init(subsystem: String, category: String) { self.category = category }

  public init(subsystem: String, category: Category) { self.category = category.name }
}

/// Writes a message to the system's log.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
  let format = "\(message)".replacingOccurrences(of: "{public}", with: "")
    .replacingOccurrences(of: "{private}", with: "")
  let text = withVaList(args) { NSString(format: format, arguments: $0) }
  FileHandle.standardError.write(Data("\(log.category) \(type.name): \(text)\n".utf8))
}

/// Marks of a profiler, of which there is none.
public struct OSSignposter: Sendable {
  public init() {}

  public init(subsystem: String, category: String) {}

  public init(logger: Logger) {}

  public func makeSignpostID() -> OSSignpostID { OSSignpostID() }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = OSSignpostID()
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  public func emitEvent(_ name: StaticString, id: OSSignpostID = OSSignpostID()) {}
}

/// A name of an interval.
public struct OSSignpostID: Sendable {
  public static let exclusive = OSSignpostID()

  public init() {}
}

/// An interval that has begun.
public struct OSSignpostIntervalState: Sendable {}
