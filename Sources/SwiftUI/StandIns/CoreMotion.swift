/// Core Motion's sensors: the pointer tilts the device.
public final class CMMotionManager: NSObject, @unchecked Sendable {
  // Used on the main actor only, as everything that views call.
  public var deviceMotionUpdateInterval: TimeInterval = 1.0 / 60
  public var accelerometerUpdateInterval: TimeInterval = 1.0 / 60
  public var gyroUpdateInterval: TimeInterval = 1.0 / 60
  public private(set) var isDeviceMotionActive = false
  public private(set) var isAccelerometerActive = false
  public private(set) var isGyroActive = false
  public var showsDeviceMovementDisplay = false

  public typealias DeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
  public typealias AccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void

  public var isDeviceMotionAvailable: Bool { true }
  public var isAccelerometerAvailable: Bool { true }
  public var isGyroAvailable: Bool { true }

  public override init() { super.init() }

  /// The motion as it is now; `nil` before updates have begun.
  public var deviceMotion: CMDeviceMotion? {
    isDeviceMotionActive ? MainActor.assumeIsolated { CMDeviceMotion.current } : nil
  }

  public var accelerometerData: CMAccelerometerData? {
    isAccelerometerActive
      ? MainActor.assumeIsolated { CMAccelerometerData(CMDeviceMotion.current) } : nil
  }

  public func startDeviceMotionUpdates() { isDeviceMotionActive = true }

  public func startDeviceMotionUpdates(using frame: CMAttitudeReferenceFrame) {
    startDeviceMotionUpdates()
  }

  public func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping DeviceMotionHandler
  ) {
    isDeviceMotionActive = true
    // Called on the main actor, where it was made.
    nonisolated(unsafe) let handler = handler
    follow { [weak self] in
      guard let self, self.isDeviceMotionActive else { return false }
      handler(CMDeviceMotion.current, nil)
      return true
    }
  }

  public func startDeviceMotionUpdates(
    using frame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping DeviceMotionHandler
  ) {
    startDeviceMotionUpdates(to: queue, withHandler: handler)
  }

  public func stopDeviceMotionUpdates() { isDeviceMotionActive = false }

  public func startAccelerometerUpdates() { isAccelerometerActive = true }

  public func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping AccelerometerHandler
  ) {
    isAccelerometerActive = true
    // Called on the main actor, where it was made.
    nonisolated(unsafe) let handler = handler
    follow { [weak self] in
      guard let self, self.isAccelerometerActive else { return false }
      handler(CMAccelerometerData(CMDeviceMotion.current), nil)
      return true
    }
  }

  public func stopAccelerometerUpdates() { isAccelerometerActive = false }

  public func startGyroUpdates() { isGyroActive = true }

  public func stopGyroUpdates() { isGyroActive = false }

  /// Calls `action` at each move of the pointer, until it says no.
  private func follow(_ action: @escaping @MainActor () -> Bool) {
    MainActor.assumeIsolated {
      guard let graph = ViewGraph.current else { return }
      var last: CGPoint?
      graph.atTicks(of: self) { [weak graph] _ in
        guard let graph else { return false }
        if graph.pointer == last { return true }
        last = graph.pointer
        return action()
      }
    }
  }
}

/// The axes that a device is turned about, as it lies.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// How a device is turned, in radians.
public final class CMAttitude: Sendable {
  public let roll: Double
  public let pitch: Double
  public let yaw: Double

  init(roll: Double, pitch: Double, yaw: Double) {
    (self.roll, self.pitch, self.yaw) = (roll, pitch, yaw)
  }
}

/// A direction and a strength.
public struct CMAcceleration: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0

  public init() {}

  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How fast a device is turned.
public typealias CMRotationRate = CMAcceleration

/// The motion of a device.
public final class CMDeviceMotion: Sendable {
  public let attitude: CMAttitude
  public let gravity: CMAcceleration
  public let rotationRate = CMRotationRate()
  public let userAcceleration = CMAcceleration()

  private init(attitude: CMAttitude) {
    self.attitude = attitude
    gravity = CMAcceleration(
      x: sin(attitude.roll) * cos(attitude.pitch), y: -sin(attitude.pitch),
      z: -cos(attitude.roll) * cos(attitude.pitch))
  }

  /// The tilt of a device whose edge is pressed down where the pointer is.
  @MainActor fileprivate static var current: CMDeviceMotion {
    let most = 0.5  // radians at an edge of the stage: as far as a hand turns a phone
    guard let graph = ViewGraph.current, let pointer = graph.pointer, graph.stageSize.width > 0,
      graph.stageSize.height > 0
    else { return CMDeviceMotion(attitude: CMAttitude(roll: 0, pitch: 0, yaw: 0)) }
    let x = 2 * pointer.x / graph.stageSize.width - 1
    let y = 2 * pointer.y / graph.stageSize.height - 1
    return CMDeviceMotion(attitude: CMAttitude(roll: most * x, pitch: most * y, yaw: 0))
  }
}

/// The acceleration of a device.
public struct CMAccelerometerData: Sendable {
  public let acceleration: CMAcceleration

  fileprivate init(_ motion: CMDeviceMotion) { acceleration = motion.gravity }
}
