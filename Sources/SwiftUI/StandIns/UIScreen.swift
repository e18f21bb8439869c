/// UIKit's screen: the stage.
@MainActor @preconcurrency
public final class UIScreen {
  public static let main = UIScreen()

  private init() {}

  /// In points.
  public var bounds: CGRect { CGRect(origin: .zero, size: stage.size) }

  /// In pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels per point.
  public var scale: CGFloat { stage.scale }

  public var nativeScale: CGFloat { scale }

  public var maximumFramesPerSecond: Int { 60 }

  public var brightness: CGFloat {
    get { 1 }
    set {}
  }

  private var stage: (size: CGSize, scale: CGFloat) {
    guard let graph = ViewGraph.current else { return (CGSize(width: 393, height: 852), 2) }
    return (graph.stageSize, graph.stageScale)
  }
}

/// UIKit's device: a phone.
@MainActor @preconcurrency
public final class UIDevice {
  public static let current = UIDevice()

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private init() {}

  public var name: String { "iPhone" }
  public var model: String { "iPhone" }
  public var systemName: String { "iOS" }
  public var systemVersion: String { "18.0" }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var orientation: UIDeviceOrientation { .portrait }
  public var identifierForVendor: UUID? { nil }
  public var batteryLevel: Float { 1 }

  public func beginGeneratingDeviceOrientationNotifications() {}

  public func endGeneratingDeviceOrientationNotifications() {}
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
