#extension GL_OES_standard_derivatives : enable
#extension GL_EXT_shader_texture_lod : enable
precision mediump float;
uniform sampler2D u_tex0;
uniform vec2 u_resolution;
void main() {
  vec2 uv = gl_FragCoord.xy / u_resolution;
  vec4 c = texture2DLodEXT(u_tex0, uv, 0.0);
  gl_FragColor = vec4(c.rgb * (0.5 + fwidth(uv.x) + dFdx(uv.x)), 1.0);
}
