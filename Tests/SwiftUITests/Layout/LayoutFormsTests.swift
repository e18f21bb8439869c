import Testing

@testable import SwiftUI

/// A view that writes layout in the forms that people use; that it compiles is half of the test.
private struct Forms: View {
  @State private var isRow = true

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      SwiftUI.Color.black.edgesIgnoringSafeArea(.all)
      GeometryReader { geometry in
        let size = geometry.size
        VStack(alignment: .leading, spacing: 8) {
          Rectangle().frame(width: size.width / 2, height: 20)
          Rectangle().frame(maxWidth: .infinity, maxHeight: 30, alignment: .leading)
          Spacer(minLength: 4)
          Divider()
        }
        .position(x: size.width / 2, y: geometry.frame(in: .global).midY)
      }
      let layout = isRow ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout())
      layout {
        Rectangle().layoutPriority(1)
        Rectangle().fixedSize(horizontal: true, vertical: false)
      }
      .padding()
      .padding(.horizontal)
      .padding([.top, .bottom], 3)
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .overlay(Rectangle(), alignment: .top)
      .overlay(alignment: .topLeading) { Rectangle().frame(width: 4, height: 4) }
      .background { Rectangle() }
      .offset(x: 3)
      .offset(CGSize(width: 1, height: 1))
    }
    .ignoresSafeArea()
    .safeAreaInset(edge: .bottom) { scroller }
    .coordinateSpace(name: "page")
    .coordinateSpace(.named("space"))
  }

  private var scroller: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 16) {
        ForEach(0..<3) { index in
          Rectangle()
            .aspectRatio(4 / 3, contentMode: .fit)
            .containerRelativeFrame(.horizontal, count: 3, spacing: 16)
            .zIndex(Double(index))
            .alignmentGuide(.bottom) { $0[.bottom] + 2 }
        }
      }
    }
    .contentMargins(.horizontal, 16, for: .scrollContent)
    .scrollIndicators(.hidden)
    .frame(height: 40)
  }
}

private struct GridForms: View {
  private let columns = [GridItem(.adaptive(minimum: 40)), GridItem(), GridItem(.flexible())]

  var body: some View {
    VStack {
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(0..<4) { _ in Rectangle().scaledToFit() }
      }
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          Rectangle().gridCellColumns(2)
          Rectangle().gridColumnAlignment(.trailing)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow(alignment: .top) { Rectangle().gridCellAnchor(.center) }
      }
      ViewThatFits(in: .horizontal) {
        Rectangle().frame(idealWidth: 900)
        Rectangle().frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity)
      }
    }
    .environment(\.layoutDirection, .rightToLeft)
    .safeAreaPadding(.bottom, 4)
  }
}

@MainActor
@Suite struct LayoutFormsTests {
  @Test func formsInUseAreLaidOut() throws {
    let size = CGSize(width: 393, height: 852)
    let forms = LaidOutView(Forms(), in: size)
    #expect(try forms.element(ScrollElement.self).frame.height == 40)
    let grids = LaidOutView(GridForms(), in: size)
    #expect(try grids.element(RootElement.self).children[0].frame.width == 393)
  }
}
