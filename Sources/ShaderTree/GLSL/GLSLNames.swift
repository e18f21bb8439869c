/// Names that GLSL 3.30 reserves, or that have a meaning there.
package enum GLSLNames {
  /// Returns `name` in a form that is free for the author's use: not taken, no `__`, plain letters.
  package static func legal(_ name: String) -> String {
    let result = plain(name)
    return taken.contains(result) ? result + (result.hasSuffix("_") ? "1" : "_") : result
  }

  /// Returns `name` in letters that GLSL has, without `__` and `gl_`.
  package static func plain(_ name: String) -> String {
    var result = ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        result.unicodeScalars.append(UnicodeScalar(byte))
      case UInt8(ascii: "_"):
        // Two in a row are reserved.
        if result.last != "_" { result.append("_") }
      default: result += "u" + String(byte, radix: 16)
      }
    }
    if result.hasPrefix("gl_") { result = "g" + result.dropFirst(3) }
    if result.isEmpty || result == "_" { result = "unnamed" }
    return result
  }

  /// Keywords, reserved words and built-in functions.
  package static let taken: Set<String> = Set(
    """
    attribute const uniform varying layout centroid flat smooth noperspective break continue do for while switch case
    default if else in out inout float int void bool true false invariant discard return mat2 mat3 mat4 mat2x2 mat2x3
    mat2x4 mat3x2 mat3x3 mat3x4 mat4x2 mat4x3 mat4x4 vec2 vec3 vec4 ivec2 ivec3 ivec4 bvec2 bvec3 bvec4 uint uvec2
    uvec3 uvec4 lowp mediump highp precision sampler1D sampler2D sampler3D samplerCube sampler1DShadow sampler2DShadow
    samplerCubeShadow sampler1DArray sampler2DArray sampler1DArrayShadow sampler2DArrayShadow isampler1D isampler2D
    isampler3D isamplerCube isampler1DArray isampler2DArray usampler1D usampler2D usampler3D usamplerCube
    usampler1DArray usampler2DArray sampler2DRect sampler2DRectShadow isampler2DRect usampler2DRect samplerBuffer
    isamplerBuffer usamplerBuffer sampler2DMS isampler2DMS usampler2DMS sampler2DMSArray isampler2DMSArray
    usampler2DMSArray struct common partition active asm class union enum typedef template this packed goto inline
    noinline volatile public static extern external interface long short double half fixed unsigned superp input output
    hvec2 hvec3 hvec4 dvec2 dvec3 dvec4 fvec2 fvec3 fvec4 sampler3DRect filter image1D image2D image3D imageCube
    iimage1D iimage2D iimage3D iimageCube uimage1D uimage2D uimage3D uimageCube image1DArray image2DArray
    iimage1DArray iimage2DArray uimage1DArray uimage2DArray image1DShadow image2DShadow imageBuffer iimageBuffer
    uimageBuffer sizeof cast namespace using row_major patch sample subroutine resource coherent restrict readonly
    writeonly shared atomic_uint buffer precise main
    radians degrees sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh pow exp log exp2 log2 sqrt inversesqrt
    abs sign floor trunc round roundEven ceil fract mod modf min max clamp mix step smoothstep isnan isinf
    floatBitsToInt floatBitsToUint intBitsToFloat uintBitsToFloat length distance dot cross normalize ftransform
    faceforward reflect refract matrixCompMult outerProduct transpose determinant inverse lessThan lessThanEqual
    greaterThan greaterThanEqual equal notEqual any all not textureSize texture textureProj textureLod textureOffset
    texelFetch texelFetchOffset textureProjOffset textureLodOffset textureProjLod textureProjLodOffset textureGrad
    textureGradOffset textureProjGrad textureProjGradOffset texture1D texture2D texture3D textureCube texture2DRect
    texture2DLod texture2DProj dFdx dFdy fwidth noise1 noise2 noise3 noise4 EmitVertex EndPrimitive fma ldexp frexp
    interpolateAtCentroid bitCount findMSB findLSB bitfieldExtract bitfieldInsert bitfieldReverse imulExtended
    umulExtended uaddCarry usubBorrow packUnorm2x16 unpackUnorm2x16 packHalf2x16 unpackHalf2x16
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
}
