import Layers

@testable import Messages

/// Values of every case that travels, one or more of each.
enum Samples {
  static let image = Image(pixelWidth: 0, pixelHeight: 0, pixels: [])
  static let pictures: PictureNumbers = [image: PictureID(7)]

  static let color = Color(red: 0.25, green: -0.125, blue: 1.5, opacity: 0.75)
  static let gradient = Gradient(stops: [
    Gradient.Stop(color: color, location: 0), Gradient.Stop(color: .white, location: 0.5),
    Gradient.Stop(color: .black, location: 0.5),
  ])
  static let shader = Shader("dent", [.float2(1, 2), .boundingRect])

  /// With every kind of element.
  static let path = Path { path in
    path.move(to: Point(x: 1, y: 2))
    path.addLine(to: Point(x: 3, y: 4))
    path.addCurve(
      to: Point(x: 5, y: 6), control1: Point(x: 7, y: 8), control2: Point(x: 9, y: 10))
    path.addArc(
      center: Point(x: 0, y: 6), radius: 5, startAngle: .zero, endAngle: .degrees(90),
      clockwise: false)
    path.closeSubpath()
  }

  static let shapes: [Shape] = [
    .rectangle, .roundedRectangle(cornerRadius: 12), .capsule, .circle, .path(path), .path(Path()),
  ]

  static let fills: [Fill] = [
    .color(color),
    .linearGradient(gradient, start: .top, end: .bottomTrailing, mixing: .device),
    .radialGradient(gradient, center: .center, startRadius: 3, endRadius: 40),
    .angularGradient(gradient, center: .topLeading, start: .degrees(30), mixing: .perceptual),
    .shader(shader),
  ]

  static let measures: [RasterMeasure] = [
    .pixelSize, .pictureSize, .texelSize, .pixelsPerPoint, .standardDeviation,
  ]

  static let arguments: [Shader.Argument] =
    [
      .float(-0.0), .float(.infinity), .float2(1, 2), .float3(1, 2, 3), .float4(1, 2, 3, 4),
      .constant([4, 5]), .color(color), .floatArray([1, 2, 3, 4], components: 2),
      .floatArray([]), .colorArray([color, .clear]), .image(image, .repeated),
      .layer(Layer(size: Size(width: 2, height: 3), fill: .color(.white)), .standard),
      .boundingRect, .size, .unitPosition, .pixels([3, 4]), .wholePixels([5, 6], signs: [1, -1]),
    ] + measures.map { .raster($0, components: 2) }

  static let mesh = MeshGradient(
    width: 2, height: 2, points: [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing],
    colors: [.black, .white, color, .clear], background: color, smoothsColors: false)

  static let modifiers: [Layer.Modifier] =
    [
      .colorEffect(.modifier("invert", .float(1))),
      .distortionEffect(shader, maxSampleOffset: Size(width: 14, height: 15), edge: .clamp),
      .layerEffect(shader, maxSampleOffset: .zero, edge: .transparent),
      .convolution(.gaussian(radius: 4)), .copyBeneath([.opacity(0.5), .clip(.capsule)]),
      .clip(.path(path)), .transform(AffineTransform(rotation: .degrees(30))), .opacity(0.5),
      .bitmap, .drawingGroup, .reducedResolution(2),
    ] + BlendMode.allCases.map { .blendMode($0) }

  static let contents: [Layer.Content] =
    [.empty, .image(image), .mesh(mesh)] + shapes.map { .fill($0, .color(color)) }
    + fills.map { .strokeBorder(.circle, $0, lineWidth: 2) }
    + StrokeStyle.LineCap.allCases.map { .stroke(.capsule, fills[0], StrokeStyle(lineCap: $0)) }
    + StrokeStyle.LineJoin.allCases.map {
      .stroke(.capsule, fills[0], StrokeStyle(lineWidth: 3, lineJoin: $0, miterLimit: 4))
    }
    + [
      .stack([
        Layer.Child(Layer(size: size, fill: fills[1]), at: Point(x: 3, y: 4)),
        Layer.Child(Layer(size: size, content: .empty).modified(.bitmap)),
      ]),
      .fill(.rectangle, .shader(Shader("all", arguments))),
    ]

  static let size = Size(width: 120, height: 70)
  static let layers = contents.map { Layer(size: size, content: $0) }

  /// All modifiers around all contents.
  static let tree = Layer(size: size, children: layers.map { Layer.Child($0) }).modified(modifiers)
}
