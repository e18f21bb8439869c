/// Meanings of words in GLSL 3.30, and in older and later versions.
enum GLSLWords {
  /// Types of local and global variables, without arrays and structs.
  static let valueTypes: Set<String> = words(
    """
    float int uint bool vec2 vec3 vec4 ivec2 ivec3 ivec4 uvec2 uvec3 uvec4 bvec2 bvec3 bvec4
    mat2 mat3 mat4 mat2x2 mat2x3 mat2x4 mat3x2 mat3x3 mat3x4 mat4x2 mat4x3 mat4x4
    """)

  static let matrices: Set<String> = valueTypes.filter { $0.hasPrefix("mat") }

  /// Words that cannot be names.
  static let keywords: Set<String> = valueTypes.union(
    words(
      """
      lowp mediump highp void const uniform in out inout if else for while do return break continue
      discard struct true false switch case default sampler2D sampler3D samplerCube
      """))

  /// The version that introduced a function, for those that 3.30 lacks.
  static let laterFunctions: [String: String] = {
    var table: [String: String] = [:]
    let byVersion = [
      "4.00": """
      fma textureGather textureGatherOffset textureGatherOffsets textureQueryLod frexp ldexp
      bitfieldExtract bitfieldInsert bitfieldReverse bitCount findLSB findMSB uaddCarry usubBorrow
      umulExtended imulExtended interpolateAtCentroid interpolateAtSample interpolateAtOffset
      packUnorm2x16 unpackUnorm2x16 packUnorm4x8 unpackUnorm4x8 packSnorm4x8 unpackSnorm4x8
      packDouble2x32 unpackDouble2x32
      """,
      "4.20": """
      packSnorm2x16 unpackSnorm2x16 packHalf2x16 unpackHalf2x16 imageLoad imageStore imageSize
      imageAtomicAdd imageAtomicMin imageAtomicMax imageAtomicExchange atomicCounter
      atomicCounterIncrement atomicCounterDecrement memoryBarrier
      """,
      "4.30": """
      textureQueryLevels atomicAdd atomicMin atomicMax atomicAnd atomicOr atomicXor atomicExchange
      atomicCompSwap barrier groupMemoryBarrier
      """,
      "4.50": "dFdxFine dFdyFine dFdxCoarse dFdyCoarse fwidthFine fwidthCoarse textureSamples",
    ]
    for (version, names) in byVersion { for name in words(names) { table[name] = version } }
    return table
  }()

  /// Returns what a type or qualifier is that 3.30 lacks, and the version that introduced it.
  static func laterType(_ name: String) -> (what: String, version: String)? {
    switch name {
    case "double", "dvec2", "dvec3", "dvec4", "dmat2", "dmat3", "dmat4": ("double numbers", "4.00")
    case "subroutine": ("subroutines", "4.00")
    case "samplerCubeArray", "isamplerCubeArray", "usamplerCubeArray": ("cube arrays", "4.00")
    case "atomic_uint": ("atomic counters", "4.20")
    case "buffer": ("storage buffers", "4.30")
    case "shared": ("compute shaders", "4.30")
    case _ where ["image", "iimage", "uimage"].contains { isImage(name, $0) }:
      ("image load and store", "4.20")
    default: nil
    }
  }

  private static func isImage(_ name: String, _ prefix: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    return [
      "1D", "2D", "3D", "Cube", "Buffer", "1DArray", "2DArray", "CubeArray", "2DMS", "2DRect",
    ]
    .contains(String(name.dropFirst(prefix.count)))
  }

  /// Extensions of other versions whose functions are built into 3.30.
  static let builtInExtensions: Set<String> = words(
    """
    GL_OES_standard_derivatives GL_EXT_shader_texture_lod GL_ARB_shader_texture_lod
    GL_EXT_frag_depth GL_OES_texture_float GL_OES_texture_float_linear GL_EXT_gpu_shader4
    GL_ARB_explicit_attrib_location GL_ARB_shader_bit_encoding GL_OES_EGL_image_external all
    GL_ARB_shading_language_420pack GL_ARB_gpu_shader5 GL_ARB_separate_shader_objects
    GL_ARB_uniform_buffer_object GL_ARB_fragment_coord_conventions GL_GOOGLE_include_directive
    """)

  /// Variables of old versions in which a host puts lights and materials.
  static let lightBuiltins: Set<String> = [
    "gl_LightSource", "gl_LightModel", "gl_FrontMaterial", "gl_BackMaterial",
    "gl_FrontLightProduct", "gl_BackLightProduct", "gl_FrontLightModelProduct",
    "gl_BackLightModelProduct",
  ]

  /// Variables named `gl_…` that a fragment shader can use.
  static let fragmentBuiltins: Set<String> = [
    "gl_FragCoord", "gl_FragColor", "gl_FragData", "gl_FrontFacing", "gl_FragDepth",
    "gl_FragDepthEXT", "gl_PointCoord", "gl_MaxDrawBuffers",
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
  }
}
