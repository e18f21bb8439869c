import Foundation
import SwiftUI
import Testing

@Suite struct ProjectionTransformTests {
  // Turned by 60° about the y axis, seen from 100 in front: x·cos/(1 + x·sin/100)
  @Test func turnedPlanesAreSeenInPerspective() {
    var space = CATransform3DIdentity
    space.m34 = -1 / 100
    space = CATransform3DRotate(space, .pi / 3, 0, 1, 0)
    let view = ProjectionTransform(space)
    #expect(!view.isAffine)
    let w = 1 + 50 * sin(Double.pi / 3) / 100
    expect(CGPoint(x: 50, y: 20).applying(view), isCloseTo: 25 / w, 20 / w)
    expect(CGPoint(x: 25 / w, y: 20 / w).applying(view.inverted()), isCloseTo: 50, 20)
  }

  @Test func affineMapsStayAffine() {
    let move = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 5)
    let both = ProjectionTransform(move)
      .concatenating(ProjectionTransform(CGAffineTransform(rotationAngle: .pi / 2)))
    #expect(both.isAffine)
    expect(CGPoint(x: 1, y: 1).applying(both), isCloseTo: -9, 5)
    #expect(ProjectionTransform(CATransform3DMakeAffineTransform(move)).affineTransform == move)
    #expect(ProjectionTransform().isIdentity)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isInvertible = flat.invert()
    #expect(!isInvertible)
  }

  @Test func laterCallsComeFirst() {
    let map = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 1, 1)
    expect(CGPoint(x: 1, y: 1).applying(ProjectionTransform(map)), isCloseTo: 12, 1)
    let turned = CATransform3DTranslate(CATransform3DMakeRotation(.pi / 2, 0, 0, 5), 1, 0, 0)
    expect(CGPoint.zero.applying(ProjectionTransform(turned)), isCloseTo: 0, 1)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }
}
