/// Every word that a version of GLSL takes for itself: desktop 1.10 to 4.60, ES 1.00 to 3.20.
///
/// A driver may read a program with the words of another version in mind, so none of them is a name
/// in a program that is written here, though each is an ordinary name in some version.
package enum GLSLReservedWords {
  /// Keywords, and words reserved for keywords to come. No version has a function of such a name.
  ///
  /// Source: "Keywords" of The OpenGL Shading Language 1.10 to 4.60, and of The OpenGL ES Shading
  /// Language 1.00, 3.00, 3.10 and 3.20.
  package static let keywords: Set<String> = words(
    """
    attribute const uniform varying buffer shared coherent volatile restrict readonly writeonly
    atomic_uint layout centroid flat smooth noperspective patch sample subroutine invariant precise
    break continue do for while switch case default if else in out inout discard return struct
    lowp mediump highp precision true false

    void bool int uint float double
    vec2 vec3 vec4 ivec2 ivec3 ivec4 uvec2 uvec3 uvec4 bvec2 bvec3 bvec4 dvec2 dvec3 dvec4
    mat2 mat3 mat4 mat2x2 mat2x3 mat2x4 mat3x2 mat3x3 mat3x4 mat4x2 mat4x3 mat4x4
    dmat2 dmat3 dmat4 dmat2x2 dmat2x3 dmat2x4 dmat3x2 dmat3x3 dmat3x4 dmat4x2 dmat4x3 dmat4x4

    sampler1D sampler2D sampler3D samplerCube sampler2DRect sampler3DRect samplerBuffer sampler2DMS
    sampler1DShadow sampler2DShadow samplerCubeShadow sampler2DRectShadow
    sampler1DArray sampler2DArray samplerCubeArray sampler2DMSArray
    sampler1DArrayShadow sampler2DArrayShadow samplerCubeArrayShadow
    isampler1D isampler2D isampler3D isamplerCube isampler2DRect isamplerBuffer isampler2DMS
    isampler1DArray isampler2DArray isamplerCubeArray isampler2DMSArray
    usampler1D usampler2D usampler3D usamplerCube usampler2DRect usamplerBuffer usampler2DMS
    usampler1DArray usampler2DArray usamplerCubeArray usampler2DMSArray

    image1D image2D image3D imageCube image2DRect imageBuffer image2DMS
    image1DArray image2DArray imageCubeArray image2DMSArray
    iimage1D iimage2D iimage3D iimageCube iimage2DRect iimageBuffer iimage2DMS
    iimage1DArray iimage2DArray iimageCubeArray iimage2DMSArray
    uimage1D uimage2D uimage3D uimageCube uimage2DRect uimageBuffer uimage2DMS
    uimage1DArray uimage2DArray uimageCubeArray uimage2DMSArray
    image1DShadow image2DShadow image1DArrayShadow image2DArrayShadow

    common partition active asm class union enum typedef template this packed resource row_major
    goto inline noinline public static extern external interface long short half fixed unsigned
    superp input output filter sizeof cast namespace using
    hvec2 hvec3 hvec4 fvec2 fvec3 fvec4
    """)

  /// Functions that are built in. An author's function of the same name hides them all.
  package static let functions: Set<String> = words(
    """
    main
    radians degrees sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh pow exp log exp2 log2
    sqrt inversesqrt abs sign floor trunc round roundEven ceil fract mod modf min max clamp mix step
    smoothstep isnan isinf floatBitsToInt floatBitsToUint intBitsToFloat uintBitsToFloat fma frexp
    ldexp packUnorm2x16 packSnorm2x16 packUnorm4x8 packSnorm4x8 unpackUnorm2x16 unpackSnorm2x16
    unpackUnorm4x8 unpackSnorm4x8 packHalf2x16 unpackHalf2x16 packDouble2x32 unpackDouble2x32
    length distance dot cross normalize ftransform faceforward reflect refract
    matrixCompMult outerProduct transpose determinant inverse
    lessThan lessThanEqual greaterThan greaterThanEqual equal notEqual any all not
    uaddCarry usubBorrow umulExtended imulExtended bitfieldExtract bitfieldInsert bitfieldReverse
    bitCount findLSB findMSB
    textureSize textureQueryLod textureQueryLevels textureSamples texture textureProj textureLod
    textureOffset texelFetch texelFetchOffset textureProjOffset textureLodOffset textureProjLod
    textureProjLodOffset textureGrad textureGradOffset textureProjGrad textureProjGradOffset
    textureGather textureGatherOffset textureGatherOffsets
    texture1D texture1DProj texture1DLod texture1DProjLod texture2D texture2DProj texture2DLod
    texture2DProjLod texture2DGradARB texture3D texture3DProj texture3DLod texture3DProjLod
    textureCube textureCubeLod
    texture2DRect texture2DRectProj shadow1D shadow2D shadow1DProj shadow2DProj shadow1DLod
    shadow2DLod shadow1DProjLod shadow2DProjLod shadow2DRect shadow2DRectProj
    atomicCounterIncrement atomicCounterDecrement atomicCounter atomicCounterAdd
    atomicCounterSubtract atomicCounterMin atomicCounterMax atomicCounterAnd atomicCounterOr
    atomicCounterXor atomicCounterExchange atomicCounterCompSwap
    atomicAdd atomicMin atomicMax atomicAnd atomicOr atomicXor atomicExchange atomicCompSwap
    imageSize imageSamples imageLoad imageStore imageAtomicAdd imageAtomicMin imageAtomicMax
    imageAtomicAnd imageAtomicOr imageAtomicXor imageAtomicExchange imageAtomicCompSwap
    dFdx dFdy fwidth dFdxFine dFdyFine fwidthFine dFdxCoarse dFdyCoarse fwidthCoarse
    interpolateAtCentroid interpolateAtSample interpolateAtOffset noise1 noise2 noise3 noise4
    EmitVertex EndPrimitive EmitStreamVertex EndStreamPrimitive
    barrier memoryBarrier memoryBarrierAtomicCounter memoryBarrierBuffer memoryBarrierShared
    memoryBarrierImage groupMemoryBarrier subpassLoad anyInvocation allInvocations
    allInvocationsEqual
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
