package import Foundation
package import Layers

extension CGPoint {
  package init(_ point: Layers.Point) {
    self.init(x: point.x, y: point.y)
  }

  package var layersPoint: Layers.Point { Layers.Point(x: x, y: y) }
}

extension CGSize {
  package init(_ size: Layers.Size) {
    self.init(width: size.width, height: size.height)
  }

  package var layersSize: Layers.Size { Layers.Size(width: width, height: height) }
}

extension CGRect {
  package init(_ rect: Layers.Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }

  package var layersRect: Layers.Rect {
    Layers.Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}
