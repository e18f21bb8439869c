package import Typesetting

/// Draws a text its own way, as SwiftUI's `TextRenderer`.
///
/// ```swift
/// struct Wave: TextRenderer {
///   var time: Double
///
///   func draw(layout: TextLayout, in context: inout TextContext) {
///     for slice in layout.lines.flatMap(\.runs).flatMap(\.slices) {
///       context.drawLayer { layer in
///         layer.translateBy(x: 0, y: 4 * sin(time + slice.typographicBounds.origin.x / 20))
///         layer.draw(slice)
///       }
///     }
///   }
/// }
/// ```
///
/// Where the text lies is settled before: a renderer moves ink, not letters' places.
package protocol TextRenderer: Sendable {
  func draw(layout: TextLayout, in context: inout TextContext)
}

/// Draws a text without any effect.
package struct PlainTextRenderer: TextRenderer {
  package init() {}

  package func draw(layout: TextLayout, in context: inout TextContext) {
    for run in layout.lines.flatMap(\.runs) { context.draw(run) }
  }
}
