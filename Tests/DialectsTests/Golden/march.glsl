uniform float dialect_pixelsPerPoint;
uniform float dialect_iTime;
uniform vec3 dialect_iResolution;
uniform vec4 dialect_iMouse;
uniform sampler2D dialect_channel0;
mat2 dialect_spin(float a) {                                            // march.glsl:5
  float s = sin(a);
  float c = cos(a);
  return mat2(c, s, -s, c);
}

float dialect_box(vec3 p, vec3 b) {                                     // march.glsl:6
  vec3 q = abs(p) - b;
  return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0);
}

float dialect_glow = 0.0;                                               // march.glsl:4

vec2 dialect_map(vec3 p) {                                              // march.glsl:7
  p.xz *= dialect_spin(dialect_iTime + dialect_iMouse.x / dialect_iResolution.x);  // march.glsl:8
  float d1 = dialect_box(p, vec3(0.4));                                 // march.glsl:9
  float d2 = length(p - vec3(0.6, 0.3, 0)) - 0.3;
  dialect_glow += 0.005 / (0.05 + d2 * d2);                             // march.glsl:10
  return d1 < d2 ? vec2(d1, 1.0) : vec2(d2, 2.0);                       // march.glsl:11
}

vec3 dialect_normal(vec3 p) {                                           // march.glsl:13
  vec2 e = vec2(1.0, -1.0) * 0.01;                                      // march.glsl:14
  vec2 value = dialect_map(p + e.xyy);                                  // march.glsl:15
  vec2 value_2 = dialect_map(p + e.yyx);
  vec2 value_3 = dialect_map(p + e.yxy);
  vec2 value_4 = dialect_map(p + e.xxx);
  return normalize(e.xyy * value.x + e.yyx * value_2.x + e.yxy * value_3.x + e.xxx * value_4.x);
}

const float dialect_FAR = 8.0;                                          // march.glsl:3

const float dialect_NEAR = 0.01;

void dialect_mainImage(inout vec4 fragColor, vec2 fragCoord) {          // march.glsl:17
  vec2 uv = (fragCoord - 0.5 * dialect_iResolution.xy) / dialect_iResolution.y;  // march.glsl:18
  vec3 ro = vec3(0, 0, -2);                                             // march.glsl:19
  vec3 rd = normalize(vec3(uv, 1));
  float t = 0.0;                                                        // march.glsl:20
  vec2 h = vec2(0);
  for (int i = 0; i < 24 && t < dialect_FAR; i++) {                     // march.glsl:21
    h = dialect_map(ro + rd * t);
    if (h.x < dialect_NEAR) {
      break;
    }
    t += h.x;
  }
  vec3 col = texture(dialect_channel0, uv + 0.5).xyz * 0.2;             // march.glsl:22
  if (t < dialect_FAR && h.x < 0.1) {                                   // march.glsl:23
    vec3 n = dialect_normal(ro + rd * t);
    col = (h.y < 1.5 ? vec3(0.9, 0.5, 0.2) : vec3(0.2, 0.5, 0.9)) * (0.3 + 0.7 * max(0.0, dot(n, normalize(vec3(1, 2, -1)))));
  }
  fragColor = vec4(sqrt(col + dialect_glow * 0.1), 1.0);                // march.glsl:24
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_mainImage(color, pixel);                                      // march.glsl:17
  return vec4(min(max(vec3(0.0), color.xyz), 1.0), 1.0);
}

