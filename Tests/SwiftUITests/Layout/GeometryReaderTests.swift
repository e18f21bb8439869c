import SwiftUI
import Testing

@testable import SwiftUI

/// Counts the evaluations of a closure, and holds what it was given last.
@MainActor
private final class Evaluations {
  var count = 0
  var proxy: GeometryProxy?

  func note(_ proxy: GeometryProxy) -> GeometryProxy {
    count += 1
    self.proxy = proxy
    return proxy
  }
}

@MainActor
@Suite struct GeometryReaderTests {
  private let area = CGSize(width: 200, height: 100)

  @Test func contentIsMadeFromTheSizeInOnePass() {
    let evaluations = Evaluations()
    let view = HStack(spacing: 0) {
      SampleLeaf.fixed(50, 20)
      GeometryReader { proxy in
        SampleLeaf.fixed(evaluations.note(proxy).size.width / 2, 10).marked("half")
      }
    }
    let stage = LaidOutView(view, in: area)
    #expect(stage.frames["half"] == CGRect(x: 50, y: 0, width: 75, height: 10))
    #expect(evaluations.count == 1)
    stage.update()
    #expect(evaluations.count == 1)
  }

  @Test func severalViewsArePiledAtTheTopLeft() {
    let frames = LaidOutView(
      GeometryReader { _ in
        SampleLeaf.fixed(10, 10).marked("a")
        SampleLeaf.fixed(20, 30).marked("b")
      }, in: area
    ).frames
    #expect(frames["a"]?.origin == .zero)
    #expect(frames["b"]?.origin == .zero)
  }

  @Test func aNewSizeEvaluatesAgain() {
    let evaluations = Evaluations()
    func view(_ width: CGFloat) -> some View {
      AnyView(
        GeometryReader { proxy in
          SampleLeaf.fixed(evaluations.note(proxy).size.width, 10).marked("all")
        }
        .frame(width: width, height: 20))
    }
    let stage = LaidOutView(view(40), in: area)
    #expect(stage.frames["all"] == CGRect(x: 80, y: 40, width: 40, height: 10))
    stage.show(view(60), in: area)
    #expect(stage.frames["all"] == CGRect(x: 70, y: 40, width: 60, height: 10))
  }

  @Test func onlyWhatWasReadEvaluatesAgain() throws {
    let (sizes, places) = (Evaluations(), Evaluations())
    let view = ScrollView {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          SampleLeaf.fixed(sizes.note(proxy).size.width, 10)
        }
        .frame(height: 50)
        GeometryReader { proxy in
          SampleLeaf.fixed(max(0, places.note(proxy).frame(in: .global).minY), 10).marked("place")
        }
        .frame(height: 200)
      }
    }
    let stage = LaidOutView(view, in: area)
    #expect(stage.frames["place"]?.width == 50)
    try stage.element(ScrollElement.self).scroll(to: CGPoint(x: 0, y: 20))
    stage.update()
    #expect(stage.frames["place"] == CGRect(x: 0, y: 30, width: 30, height: 10))
    #expect(sizes.count == 1)
    #expect(places.count == 2)
  }

  @Test func framesAreGivenInEachSpace() throws {
    let evaluations = Evaluations()
    let view = VStack(spacing: 0) {
      SampleLeaf.fixed(10, 20)
      ScrollView(.horizontal) {
        GeometryReader { proxy in
          _ = evaluations.note(proxy)
          return SampleLeaf.fill
        }
        .frame(width: 300, height: 40)
        .padding(.leading, 5)
        .coordinateSpace(.named("content"))
      }
    }
    .padding(.top, 4)
    .coordinateSpace(name: "page")
    let stage = LaidOutView(view, in: area)
    let proxy = try #require(evaluations.proxy)
    // The column is 64 high, in the middle of 100.
    #expect(proxy.frame(in: .local) == CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(proxy.frame(in: .global) == CGRect(x: 5, y: 42, width: 300, height: 40))
    #expect(proxy.frame(in: .named("page")).origin == CGPoint(x: 5, y: 24))
    #expect(proxy.frame(in: .named("content")).origin == CGPoint(x: 5, y: 0))
    #expect(proxy.frame(in: .scrollView).origin == CGPoint(x: 5, y: 0))
    #expect(proxy.frame(in: .named("nobody")) == proxy.frame(in: .global))
    try stage.element(ScrollElement.self).scroll(to: CGPoint(x: 105, y: 10))
    stage.update()
    #expect(proxy.frame(in: .global).origin == CGPoint(x: -100, y: 42))
    #expect(proxy.frame(in: .scrollView(axis: .horizontal)).origin == CGPoint(x: -100, y: 0))
    #expect(proxy.frame(in: .scrollView(axis: .vertical)).origin == CGPoint(x: -100, y: 42))
    #expect(proxy.frame(in: .named("content")).origin == CGPoint(x: 5, y: 0))
    let bounds = try #require(proxy.bounds(of: .scrollView))
    #expect(bounds == CGRect(x: 100, y: 0, width: 200, height: 40))
    #expect(proxy.bounds(of: .named("nobody")) == nil)
  }

  @Test func insetsAreThoseOfTheSafeArea() throws {
    let evaluations = Evaluations()
    let view = GeometryReader { proxy in
      _ = evaluations.note(proxy)
      return SampleLeaf.fill.marked("behind").ignoresSafeArea()
    }
    let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    let stage = LaidOutView(
      view, in: CGSize(width: 393, height: 852), safeAreaInsets: insets)
    let proxy = try #require(evaluations.proxy)
    #expect(proxy.size == CGSize(width: 393, height: 759))
    #expect(proxy.safeAreaInsets == insets)
    #expect(stage.frames["behind"] == CGRect(x: 0, y: 0, width: 393, height: 852))
  }
}
