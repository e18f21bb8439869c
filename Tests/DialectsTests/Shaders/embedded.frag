#ifdef GL_ES
precision mediump float;
#endif
// ES 1.00: varyings, old names, functions that are named like later ones.
#extension GL_OES_standard_derivatives : enable
uniform float u_time;
uniform vec2 u_resolution, u_mouse;
uniform sampler2D u_tex0;
varying vec2 v_texcoord;
const lowp vec3 ink = vec3(0.9, 0.4, 0.1);
highp float round(float x) { return floor(x + 0.5); }
vec3 pow(vec3 base, float e) { return vec3(pow(base.x, e), pow(base.y, e), pow(base.z, e)); }
void main(void) {
  vec2 st = gl_FragCoord.xy / u_resolution.xy;
  vec4 base = texture2D(u_tex0, v_texcoord) + texture2D(u_tex0, st, 0.0) * 0.0;
  vec3 c = pow(mix(ink, base.rgb, round(st.x * 2.0) * 0.5), 2.2);
  float edge = length(vec2(dFdx(st.x), dFdy(st.y))) + fwidth(st.x) * step(u_mouse.x, -1.0);
  gl_FragColor = vec4(c + edge * 0.0, 1.0);
}
