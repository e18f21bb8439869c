uniform float dialect_pixelsPerPoint;
uniform vec3 dialect_iResolution;
struct dialect_State {
  vec2 place;
  float heat;
};

void dialect_turn(inout vec2 p, float a) {                              // directions.glsl:3
  p = vec2(p.x * cos(a) - p.y * sin(a), p.x * sin(a) + p.y * cos(a));
}

void dialect_split(float x, out float whole, out float part) {          // directions.glsl:4
  whole = floor(x);
  part = x - whole;
}

bool dialect_step1(inout dialect_State s, int n) {                      // directions.glsl:5
  s.heat += 0.1 * float(n);
  s.place.xy = s.place.yx;
  return s.heat > 0.25;
}

void dialect_mainImage(inout vec4 color, vec2 place) {                  // directions.glsl:6
  vec3 p = vec3(place / dialect_iResolution.xy, 1.0);                   // directions.glsl:7
  dialect_turn(p.xy, 0.5);                                              // directions.glsl:8
  dialect_turn(p.yz, 0.25);                                             // directions.glsl:9
  vec2[2] parts;                                                        // directions.glsl:10
  dialect_split(p.x * 3.0, parts[0].x, parts[0].y);                     // directions.glsl:11
  dialect_split(p.y * 5.0, parts[1].y, parts[1].x);                     // directions.glsl:12
  dialect_State s = dialect_State(parts[0], 0.0);                       // directions.glsl:13
  int n = 0;                                                            // directions.glsl:14
  while (true) {                                                        // directions.glsl:15
    ++n;
    bool value = dialect_step1(s, n);
    if (value) {
      break;
    }
  }
  float cut = float(0);                                                 // directions.glsl:16
  float rest = modf(p.z * 4.0, cut);
  color = vec4(parts[0].y, fract(parts[1].x + s.heat), fract(rest + cut * 0.3 + s.place.x * 0.2), 1.0);  // directions.glsl:17
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_mainImage(color, pixel);                                      // directions.glsl:6
  return vec4(min(max(vec3(0.0), color.xyz), 1.0), 1.0);
}

