/// Reading a texture, by the names of all versions.
extension BuiltinFunction {
  static let textures: [BuiltinFunction] = sampled + projected + fetched + former

  private static let sampled: [BuiltinFunction] = [
    BuiltinFunction(
      "texture", isPure: false,
      """
      GV(G1D,float) GV(G1D,float,float) GV(G2D,vec2) GV(G2D,vec2,float) GV(G3D,vec3) \
      GV(G3D,vec3,float) GV(GCube,vec3) GV(GCube,vec3,float) GV(G1DArray,vec2) \
      GV(G1DArray,vec2,float) GV(G2DArray,vec3) GV(G2DArray,vec3,float) GV(G2DRect,vec2) \
      float(sampler1DShadow,vec3) float(sampler1DShadow,vec3,float) \
      float(sampler2DShadow,vec3) float(sampler2DShadow,vec3,float) \
      float(samplerCubeShadow,vec4) float(samplerCubeShadow,vec4,float) \
      float(sampler1DArrayShadow,vec3) float(sampler1DArrayShadow,vec3,float) \
      float(sampler2DArrayShadow,vec4) float(sampler2DRectShadow,vec3)
      """),
    BuiltinFunction(
      "textureLod", isPure: false,
      """
      GV(G1D,float,float) GV(G2D,vec2,float) GV(G3D,vec3,float) GV(GCube,vec3,float) \
      GV(G1DArray,vec2,float) GV(G2DArray,vec3,float) float(sampler1DShadow,vec3,float) \
      float(sampler2DShadow,vec3,float) float(sampler1DArrayShadow,vec3,float)
      """),
    BuiltinFunction(
      "textureOffset", isPure: false,
      """
      GV(G1D,float,const:int) GV(G1D,float,const:int,float) GV(G2D,vec2,const:ivec2) \
      GV(G2D,vec2,const:ivec2,float) GV(G3D,vec3,const:ivec3) GV(G3D,vec3,const:ivec3,float) \
      GV(G1DArray,vec2,const:int) GV(G1DArray,vec2,const:int,float) \
      GV(G2DArray,vec3,const:ivec2) GV(G2DArray,vec3,const:ivec2,float) \
      GV(G2DRect,vec2,const:ivec2) float(sampler2DRectShadow,vec3,const:ivec2) \
      float(sampler1DShadow,vec3,const:int) float(sampler1DShadow,vec3,const:int,float) \
      float(sampler2DShadow,vec3,const:ivec2) float(sampler2DShadow,vec3,const:ivec2,float)
      """),
    BuiltinFunction(
      "textureLodOffset", isPure: false,
      """
      GV(G1D,float,float,const:int) GV(G2D,vec2,float,const:ivec2) GV(G3D,vec3,float,const:ivec3) \
      GV(G1DArray,vec2,float,const:int) GV(G2DArray,vec3,float,const:ivec2) \
      float(sampler1DShadow,vec3,float,const:int) float(sampler2DShadow,vec3,float,const:ivec2)
      """),
    BuiltinFunction(
      "textureGrad", isPure: false,
      """
      GV(G1D,float,float,float) GV(G2D,vec2,vec2,vec2) GV(G3D,vec3,vec3,vec3) \
      GV(GCube,vec3,vec3,vec3) GV(G2DRect,vec2,vec2,vec2) GV(G1DArray,vec2,float,float) \
      GV(G2DArray,vec3,vec2,vec2) float(sampler2DRectShadow,vec3,vec2,vec2) \
      float(sampler1DShadow,vec3,float,float) float(sampler2DShadow,vec3,vec2,vec2) \
      float(samplerCubeShadow,vec4,vec3,vec3) float(sampler1DArrayShadow,vec3,float,float) \
      float(sampler2DArrayShadow,vec4,vec2,vec2)
      """),
    BuiltinFunction(
      "textureGradOffset", isPure: false,
      """
      GV(G1D,float,float,float,const:int) GV(G2D,vec2,vec2,vec2,const:ivec2) \
      GV(G3D,vec3,vec3,vec3,const:ivec3) GV(G2DRect,vec2,vec2,vec2,const:ivec2) \
      GV(G1DArray,vec2,float,float,const:int) GV(G2DArray,vec3,vec2,vec2,const:ivec2) \
      float(sampler1DShadow,vec3,float,float,const:int) \
      float(sampler2DShadow,vec3,vec2,vec2,const:ivec2)
      """),
  ]

  private static let projected: [BuiltinFunction] = [
    BuiltinFunction(
      "textureProj", isPure: false,
      """
      GV(G1D,vec2) GV(G1D,vec2,float) GV(G1D,vec4) GV(G1D,vec4,float) GV(G2D,vec3) \
      GV(G2D,vec3,float) GV(G2D,vec4) GV(G2D,vec4,float) GV(G3D,vec4) GV(G3D,vec4,float) \
      GV(G2DRect,vec3) GV(G2DRect,vec4) float(sampler1DShadow,vec4) \
      float(sampler1DShadow,vec4,float) float(sampler2DShadow,vec4) \
      float(sampler2DShadow,vec4,float) float(sampler2DRectShadow,vec4)
      """),
    BuiltinFunction(
      "textureProjLod", isPure: false,
      """
      GV(G1D,vec2,float) GV(G1D,vec4,float) GV(G2D,vec3,float) GV(G2D,vec4,float) \
      GV(G3D,vec4,float) float(sampler1DShadow,vec4,float) float(sampler2DShadow,vec4,float)
      """),
    BuiltinFunction(
      "textureProjOffset", isPure: false,
      """
      GV(G1D,vec2,const:int) GV(G1D,vec2,const:int,float) GV(G1D,vec4,const:int) \
      GV(G1D,vec4,const:int,float) GV(G2D,vec3,const:ivec2) GV(G2D,vec3,const:ivec2,float) \
      GV(G2D,vec4,const:ivec2) GV(G2D,vec4,const:ivec2,float) GV(G3D,vec4,const:ivec3) \
      GV(G3D,vec4,const:ivec3,float) GV(G2DRect,vec3,const:ivec2) GV(G2DRect,vec4,const:ivec2)
      """),
    BuiltinFunction(
      "textureProjLodOffset", isPure: false,
      """
      GV(G1D,vec2,float,const:int) GV(G1D,vec4,float,const:int) GV(G2D,vec3,float,const:ivec2) \
      GV(G2D,vec4,float,const:ivec2) GV(G3D,vec4,float,const:ivec3)
      """),
    BuiltinFunction(
      "textureProjGrad", isPure: false,
      """
      GV(G1D,vec2,float,float) GV(G1D,vec4,float,float) GV(G2D,vec3,vec2,vec2) \
      GV(G2D,vec4,vec2,vec2) GV(G3D,vec4,vec3,vec3) GV(G2DRect,vec3,vec2,vec2) \
      GV(G2DRect,vec4,vec2,vec2)
      """),
    BuiltinFunction(
      "textureProjGradOffset", isPure: false,
      """
      GV(G1D,vec2,float,float,const:int) GV(G1D,vec4,float,float,const:int) \
      GV(G2D,vec3,vec2,vec2,const:ivec2) GV(G2D,vec4,vec2,vec2,const:ivec2) \
      GV(G3D,vec4,vec3,vec3,const:ivec3)
      """),
  ]

  private static let fetched: [BuiltinFunction] = [
    BuiltinFunction(
      "texelFetch", isPure: false,
      """
      GV(G1D,int,int) GV(G2D,ivec2,int) GV(G3D,ivec3,int) GV(G2DRect,ivec2) \
      GV(G1DArray,ivec2,int) GV(G2DArray,ivec3,int) GV(GBuffer,int) GV(G2DMS,ivec2,int) \
      GV(G2DMSArray,ivec3,int)
      """),
    BuiltinFunction(
      "texelFetchOffset", isPure: false,
      """
      GV(G1D,int,int,const:int) GV(G2D,ivec2,int,const:ivec2) GV(G3D,ivec3,int,const:ivec3) \
      GV(G2DRect,ivec2,const:ivec2) GV(G1DArray,ivec2,int,const:int) \
      GV(G2DArray,ivec3,int,const:ivec2)
      """),
    BuiltinFunction(
      "textureSize", isPure: false,
      """
      int(G1D,int) ivec2(G2D,int) ivec3(G3D,int) ivec2(GCube,int) ivec2(G1DArray,int) \
      ivec3(G2DArray,int) ivec2(G2DRect) int(GBuffer) ivec2(G2DMS) ivec3(G2DMSArray) \
      int(sampler1DShadow,int) ivec2(sampler2DShadow,int) ivec2(samplerCubeShadow,int) \
      ivec2(sampler2DRectShadow) ivec2(sampler1DArrayShadow,int) ivec3(sampler2DArrayShadow,int)
      """),
  ]

  /// The names of versions before 1.30, and of their extensions.
  private static let former: [BuiltinFunction] = [
    BuiltinFunction(
      "texture1D", as: "texture", isPure: false,
      "vec4(sampler1D,float) vec4(sampler1D,float,float)"),
    BuiltinFunction(
      "texture2D", as: "texture", isPure: false,
      "vec4(sampler2D,vec2) vec4(sampler2D,vec2,float)"),
    BuiltinFunction(
      "texture3D", as: "texture", isPure: false,
      "vec4(sampler3D,vec3) vec4(sampler3D,vec3,float)"),
    BuiltinFunction(
      "textureCube", as: "texture", isPure: false,
      "vec4(samplerCube,vec3) vec4(samplerCube,vec3,float)"),
    BuiltinFunction("texture2DRect", as: "texture", isPure: false, "vec4(sampler2DRect,vec2)"),
    BuiltinFunction(
      "texture2DProj", as: "textureProj", isPure: false,
      """
      vec4(sampler2D,vec3) vec4(sampler2D,vec4) vec4(sampler2D,vec3,float) vec4(sampler2D,vec4,float)
      """),
    BuiltinFunction("texture2DLod", as: "textureLod", isPure: false, "vec4(sampler2D,vec2,float)"),
    BuiltinFunction(
      "texture2DProjLod", as: "textureProjLod", isPure: false,
      "vec4(sampler2D,vec3,float) vec4(sampler2D,vec4,float)"),
    BuiltinFunction(
      "textureCubeLod", as: "textureLod", isPure: false, "vec4(samplerCube,vec3,float)"),
    BuiltinFunction(
      "texture2DLodEXT", as: "textureLod", isPure: false, "vec4(sampler2D,vec2,float)"),
    BuiltinFunction(
      "texture2DProjLodEXT", as: "textureProjLod", isPure: false,
      "vec4(sampler2D,vec3,float) vec4(sampler2D,vec4,float)"),
    BuiltinFunction(
      "textureCubeLodEXT", as: "textureLod", isPure: false, "vec4(samplerCube,vec3,float)"),
    BuiltinFunction(
      "texture2DGradEXT", as: "textureGrad", isPure: false, "vec4(sampler2D,vec2,vec2,vec2)"),
    BuiltinFunction(
      "texture2DGradARB", as: "textureGrad", isPure: false, "vec4(sampler2D,vec2,vec2,vec2)"),
    BuiltinFunction(
      "texture2DProjGradEXT", as: "textureProjGrad", isPure: false,
      "vec4(sampler2D,vec3,vec2,vec2) vec4(sampler2D,vec4,vec2,vec2)"),
    BuiltinFunction(
      "textureCubeGradEXT", as: "textureGrad", isPure: false,
      "vec4(samplerCube,vec3,vec3,vec3)"),
  ]
}
