// Shadertoy: swizzles of all names, read and written, of calls and of constructions.
vec4 quad(vec2 p) { return vec4(p, p.yx).wzyx; }
void mainImage(out vec4 color, in vec2 place) {
  vec2 uv = place.xy / iResolution.xy;
  vec4 a = quad(uv).stpq, b = vec4(uv.xxy, 1).bgra;
  a.xw = a.wx;
  a.rgb *= b.bgr;
  b.zyx = a.xyz + b.yyy;
  a[2] = b.gg.y;
  vec3(1.).xy;
  color = vec4(a.xz, b[1], 1).rgba;
  color.gb = color.bg * vec2(.5, 1.);
}
