// The matrices and rotations of the module simd, by its own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A matrix of 2 columns and 2 rows.
public struct simd_float2x2: Equatable, Sendable {
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  public init() { columns = (.zero, .zero) }

  public init(_ scalar: Float) { self.init(diagonal: SIMD2(repeating: scalar)) }

  public init(diagonal: SIMD2<Float>) {
    columns = (SIMD2(diagonal.x, 0), SIMD2(0, diagonal.y))
  }

  public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>) { columns = (c0, c1) }

  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }

  public init(rows: [SIMD2<Float>]) {
    columns = (SIMD2(rows[0].x, rows[1].x), SIMD2(rows[0].y, rows[1].y))
  }

  public var determinant: Float { columns.0.x * columns.1.y - columns.0.y * columns.1.x }

  public var transpose: Self {
    Self(SIMD2(columns.0.x, columns.1.x), SIMD2(columns.0.y, columns.1.y))
  }

  public var inverse: Self {
    let (a, b, factor) = (columns.0, columns.1, 1 / determinant)
    return Self(SIMD2(b.y, -a.y) * factor, SIMD2(-b.x, a.x) * factor)
  }

  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }

  public static func * (a: Self, v: SIMD2<Float>) -> SIMD2<Float> {
    a.columns.0 * v.x + a.columns.1 * v.y
  }

  public static func * (a: Self, b: Self) -> Self { Self(a * b.columns.0, a * b.columns.1) }
}

/// A matrix of 3 columns and 3 rows.
public struct simd_float3x3: Equatable, Sendable {
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  public init() { columns = (.zero, .zero, .zero) }

  public init(_ scalar: Float) { self.init(diagonal: SIMD3(repeating: scalar)) }

  public init(diagonal d: SIMD3<Float>) {
    columns = (SIMD3(d.x, 0, 0), SIMD3(0, d.y, 0), SIMD3(0, 0, d.z))
  }

  public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) {
    columns = (c0, c1, c2)
  }

  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }

  public init(rows r: [SIMD3<Float>]) {
    columns = (
      SIMD3(r[0].x, r[1].x, r[2].x), SIMD3(r[0].y, r[1].y, r[2].y), SIMD3(r[0].z, r[1].z, r[2].z)
    )
  }

  public var transpose: Self { Self(rows: [columns.0, columns.1, columns.2]) }

  public var determinant: Float { simd_dot(columns.0, simd_cross(columns.1, columns.2)) }

  public var inverse: Self {
    let (a, b, c, factor) = (columns.0, columns.1, columns.2, 1 / determinant)
    return Self(rows: [
      simd_cross(b, c) * factor, simd_cross(c, a) * factor, simd_cross(a, b) * factor,
    ])
  }

  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }

  public static func * (a: Self, v: SIMD3<Float>) -> SIMD3<Float> {
    a.columns.0 * v.x + a.columns.1 * v.y + a.columns.2 * v.z
  }

  public static func * (a: Self, b: Self) -> Self {
    Self(a * b.columns.0, a * b.columns.1, a * b.columns.2)
  }
}

/// A matrix of 4 columns and 4 rows.
public struct simd_float4x4: Equatable, Sendable {
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  public init() { columns = (.zero, .zero, .zero, .zero) }

  public init(_ scalar: Float) { self.init(diagonal: SIMD4(repeating: scalar)) }

  public init(diagonal d: SIMD4<Float>) {
    columns = (
      SIMD4(d.x, 0, 0, 0), SIMD4(0, d.y, 0, 0), SIMD4(0, 0, d.z, 0), SIMD4(0, 0, 0, d.w)
    )
  }

  public init(
    _ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>
  ) {
    columns = (c0, c1, c2, c3)
  }

  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
    self.columns = columns
  }

  public var transpose: Self {
    let c = columns
    return Self(
      SIMD4(c.0.x, c.1.x, c.2.x, c.3.x), SIMD4(c.0.y, c.1.y, c.2.y, c.3.y),
      SIMD4(c.0.z, c.1.z, c.2.z, c.3.z), SIMD4(c.0.w, c.1.w, c.2.w, c.3.w))
  }

  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }

  public static func * (a: Self, v: SIMD4<Float>) -> SIMD4<Float> {
    a.columns.0 * v.x + a.columns.1 * v.y + (a.columns.2 * v.z + a.columns.3 * v.w)
  }

  public static func * (a: Self, b: Self) -> Self {
    Self(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
  }
}

public typealias float2x2 = simd_float2x2
public typealias float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias matrix_float2x2 = simd_float2x2
public typealias matrix_float3x3 = simd_float3x3
public typealias matrix_float4x4 = simd_float4x4

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)

public func simd_mul(_ a: simd_float4x4, _ v: SIMD4<Float>) -> SIMD4<Float> { a * v }

public func simd_mul(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a * b }

public func simd_mul(_ a: simd_float3x3, _ v: SIMD3<Float>) -> SIMD3<Float> { a * v }

/// A rotation in space.
public struct simd_quatf: Equatable, Sendable {
  /// The imaginary parts, and the real one last.
  public var vector: SIMD4<Float>

  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }

  public init(vector: SIMD4<Float>) { self.vector = vector }

  /// The rotation about an axis of length 1.
  public init(angle: Float, axis: SIMD3<Float>) {
    let (s, c) = (Float(sin(Double(angle) / 2)), Float(cos(Double(angle) / 2)))
    vector = SIMD4(axis.x * s, axis.y * s, axis.z * s, c)
  }

  public var real: Float { vector.w }

  public var imag: SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }

  public var normalized: Self { Self(vector: simd_normalize(vector)) }

  public var inverse: Self {
    let square = simd_length_squared(vector)
    return Self(vector: SIMD4(-vector.x, -vector.y, -vector.z, vector.w) / square)
  }

  /// The vector turned.
  public func act(_ v: SIMD3<Float>) -> SIMD3<Float> {
    let t = 2 * simd_cross(imag, v)
    return v + real * t + simd_cross(imag, t)
  }

  public static func * (a: Self, b: Self) -> Self {
    let imag = a.real * b.imag + b.real * a.imag + simd_cross(a.imag, b.imag)
    return Self(
      ix: imag.x, iy: imag.y, iz: imag.z, r: a.real * b.real - simd_dot(a.imag, b.imag))
  }
}

public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }

public func simd_mul(_ a: simd_quatf, _ b: simd_quatf) -> simd_quatf { a * b }
