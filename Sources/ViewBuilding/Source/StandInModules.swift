/// Modules of Apple's systems whose names, as far as views use them, the module SwiftUI has itself.
enum StandInModules {
  /// They are imported without an effect.
  static let names: Set = [
    "Combine", "UIKit", "AppKit", "Cocoa", "simd", "QuartzCore", "CoreGraphics", "CoreMotion", "os",
    "OSLog", "PhotosUI", "UniformTypeIdentifiers", "CoreTransferable", "SwiftUICore",
    "DeveloperToolsSupport", "CoreFoundation", "Metal", "Symbols",
  ]

  /// Frameworks that are not on Linux; a file that only names them where its views are replaced by
  /// boxes does without.
  static let absent: Set = [
    "AVFoundation", "AVKit", "ARKit", "Accelerate", "AuthenticationServices", "CloudKit",
    "Contacts", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreML", "CoreMedia", "CoreText", "CoreVideo", "EventKit", "GameController",
    "GameKit", "HealthKit", "ImageIO", "MapKit", "MediaPlayer", "MessageUI", "MetalKit",
    "MetalPerformanceShaders", "NaturalLanguage", "Network", "PDFKit", "PencilKit", "Photos",
    "QuickLook", "RealityKit", "SafariServices", "SceneKit", "Security", "Speech", "SpriteKit",
    "StoreKit", "TipKit", "UserNotifications", "Vision", "VisionKit", "WatchKit", "WebKit",
    "WidgetKit", "AppIntents", "Charts", "SwiftData", "ActivityKit", "GroupActivities", "Intents",
    "CoreImage.CIFilterBuiltins", "LinkPresentation", "LocalAuthentication", "MusicKit",
    "OpenGLES", "ReplayKit", "SensorKit", "ShazamKit", "SoundAnalysis", "Translation", "WeatherKit",
    "ModelIO", "AVFAudio", "AudioToolbox", "ScreenCaptureKit", "CryptoKit",
  ]
}
