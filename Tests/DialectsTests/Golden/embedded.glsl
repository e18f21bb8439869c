uniform float dialect_pixelsPerPoint;
uniform sampler2D dialect_channel0;
uniform float dialect_own_u_time;
uniform vec2 dialect_own_u_resolution;
uniform vec2 dialect_own_u_mouse;
float dialect_round(float x) {                                          // embedded.frag:11
  return floor(x + 0.5);
}

vec3 dialect_pow(vec3 base, float e) {                                  // embedded.frag:12
  return vec3(pow(base.x, e), pow(base.y, e), pow(base.z, e));
}

vec4 dialect_fragCoord;

vec2 dialect_own_v_texcoord;

const vec3 dialect_ink = vec3(0.9, 0.4, 0.1);                           // embedded.frag:10

vec4 dialect_fragColor;

void dialect_main() {                                                   // embedded.frag:13
  vec2 st = dialect_fragCoord.xy / dialect_own_u_resolution.xy;         // embedded.frag:14
  vec4 base = texture(dialect_channel0, dialect_own_v_texcoord) + texture(dialect_channel0, st, 0.0) * 0.0;  // embedded.frag:15
  vec3 c = dialect_pow(mix(dialect_ink, base.xyz, dialect_round(st.x * 2.0) * 0.5), 2.2);  // embedded.frag:16
  float edge = length(vec2(dFdx(st.x), dFdy(st.y))) + fwidth(st.x) * step(dialect_own_u_mouse.x, -1.0);  // embedded.frag:17
  dialect_fragColor = vec4(c + edge * 0.0, 1.0);                        // embedded.frag:18
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_fragCoord = vec4(pixel, 0.5, 1.0);
  dialect_fragColor = vec4(0.0);
  dialect_own_v_texcoord = unit;
  dialect_main();                                                       // embedded.frag:13
  color = dialect_fragColor;
  return min(max(vec4(0.0), color), min(max(0.0, color.w), 1.0));
}

