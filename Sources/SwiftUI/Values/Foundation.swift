// Whoever imports SwiftUI has Foundation, as on Apple's systems.
@_exported public import Foundation
