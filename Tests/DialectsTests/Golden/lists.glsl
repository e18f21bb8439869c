uniform float dialect_pixelsPerPoint;
uniform vec2 dialect_own_u_resolution;
struct dialect_Ink {
  vec3 rgb;
  float[2] parts;
};

vec4 dialect_fragCoord;

const dialect_Ink[2] dialect_inks = dialect_Ink[2](dialect_Ink(vec3(1.0, 0.5, 0.0), float[2](0.5, 1.0)), dialect_Ink(vec3(0.2), float[2](1.0, 2.0)));  // lists.frag:7

vec4 dialect_own_color;

const float[3] dialect_heights = float[3](0.25, 0.5, 1.0);              // lists.frag:6

void dialect_main() {                                                   // lists.frag:8
  vec2 uv = dialect_fragCoord.xy / dialect_own_u_resolution;            // lists.frag:9
  vec2 moved = vec2(uv.y, uv.x);                                        // lists.frag:10
  mat2 m = mat2(vec2(1.0, 0.0), vec2(0.5, 1.0));                        // lists.frag:11
  dialect_Ink ink = dialect_inks[int(uv.x * 1.9)];                      // lists.frag:12
  moved = m * moved;                                                    // lists.frag:13
  dialect_own_color = vec4(ink.rgb * dialect_heights[int(moved.x * 1.9)] * ink.parts[1], 1);  // lists.frag:14
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_fragCoord = vec4(pixel, 0.5, 1.0);
  dialect_own_color = vec4(0.0);
  dialect_main();                                                       // lists.frag:8
  color = dialect_own_color;
  return min(max(vec4(0.0), color), min(max(0.0, color.w), 1.0));
}

