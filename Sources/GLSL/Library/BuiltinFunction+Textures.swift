/// Reading a texture, by the names of all versions.
extension BuiltinFunction {
  static let textures: [BuiltinFunction] = [
    BuiltinFunction(
      "texture", isPure: false, "vec4(sampler2D,vec2) vec4(sampler2D,vec2,float)"),
    BuiltinFunction("textureLod", isPure: false, "vec4(sampler2D,vec2,float)"),
    BuiltinFunction(
      "textureProj", isPure: false,
      """
      vec4(sampler2D,vec3) vec4(sampler2D,vec4) vec4(sampler2D,vec3,float) vec4(sampler2D,vec4,float)
      """),
    BuiltinFunction(
      "textureProjLod", isPure: false, "vec4(sampler2D,vec3,float) vec4(sampler2D,vec4,float)"),
    BuiltinFunction("textureGrad", isPure: false, "vec4(sampler2D,vec2,vec2,vec2)"),
    BuiltinFunction("textureSize", isPure: false, "ivec2(sampler2D,int)"),
    BuiltinFunction("texelFetch", isPure: false, "vec4(sampler2D,ivec2,int)"),
    BuiltinFunction(
      "texture2D", as: "texture", isPure: false,
      "vec4(sampler2D,vec2) vec4(sampler2D,vec2,float)"),
    BuiltinFunction("texture2DLod", as: "textureLod", isPure: false, "vec4(sampler2D,vec2,float)"),
    BuiltinFunction(
      "texture2DProj", as: "textureProj", isPure: false,
      """
      vec4(sampler2D,vec3) vec4(sampler2D,vec4) vec4(sampler2D,vec3,float) vec4(sampler2D,vec4,float)
      """),
    BuiltinFunction(
      "texture2DProjLod", as: "textureProjLod", isPure: false,
      "vec4(sampler2D,vec3,float) vec4(sampler2D,vec4,float)"),
    BuiltinFunction(
      "texture2DLodEXT", as: "textureLod", isPure: false, "vec4(sampler2D,vec2,float)"),
    BuiltinFunction(
      "texture2DGradEXT", as: "textureGrad", isPure: false, "vec4(sampler2D,vec2,vec2,vec2)"),
  ]
}
