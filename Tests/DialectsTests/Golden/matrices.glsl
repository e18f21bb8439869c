uniform float dialect_pixelsPerPoint;
uniform vec2 dialect_own_u_resolution;
uniform float dialect_own_u_time;
mat3 dialect_turned(float a) {                                          // matrices.frag:6
  mat3 m = mat3(1.0);                                                   // matrices.frag:7
  m[0] = vec3(cos(a), sin(a), 0.0);                                     // matrices.frag:8
  m[1].xy = vec2(-sin(a), cos(a));                                      // matrices.frag:9
  m[2][2] = 0.5;                                                        // matrices.frag:10
  return m;                                                             // matrices.frag:11
}

vec4 dialect_fragCoord;

vec4 dialect_own_color;

void dialect_main() {                                                   // matrices.frag:13
  vec2 uv = dialect_fragCoord.xy / dialect_own_u_resolution;            // matrices.frag:14
  mat3 a = dialect_turned(dialect_own_u_time);                          // matrices.frag:15
  mat3 b = transpose(a) * 2.0;
  mat2 small = mat2(a) - mat2(0.5);                                     // matrices.frag:16
  mat2x3 wide = mat2x3(1.0, 0.5, 0.25, 0.0, 1.0, 0.5);                  // matrices.frag:17
  mat3x2 tall = transpose(wide);                                        // matrices.frag:18
  vec3 p = vec3(uv, 1.0);                                               // matrices.frag:19
  p *= a;                                                               // matrices.frag:20
  vec3 q = a * b * p + wide * uv;                                       // matrices.frag:21
  small *= mat2(2.0, 0.0, 0.0, 2.0);                                    // matrices.frag:22
  small /= 2.0;                                                         // matrices.frag:23
  q.xy += tall * q + small * uv;                                        // matrices.frag:24
  mat2 product = matrixCompMult(small, outerProduct(uv, uv.yx));        // matrices.frag:25
  float d = determinant(inverse(mat3(2.0)));                            // matrices.frag:26
  dialect_own_color = vec4(fract(q * 0.5 + product[1][0] + d), a == b ? 0.0 : 1.0);  // matrices.frag:27
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_fragCoord = vec4(pixel, 0.5, 1.0);
  dialect_own_color = vec4(0.0);
  dialect_main();                                                       // matrices.frag:13
  color = dialect_own_color;
  return min(max(vec4(0.0), color), min(max(0.0, color.w), 1.0));
}

