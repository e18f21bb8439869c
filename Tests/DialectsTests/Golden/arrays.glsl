uniform float dialect_pixelsPerPoint;
uniform vec2 dialect_own_u_resolution;
float dialect_sum(float[4] values) {                                    // arrays.frag:8
  float total = 0.0;                                                    // arrays.frag:9
  for (int i = 0; i < 4; i++) {                                         // arrays.frag:10
    total += values[i];
  }
  return total;                                                         // arrays.frag:11
}

float[3] dialect_powers(float x) {                                      // arrays.frag:13
  return float[3](x, x * x, x * x * x);
}

const int dialect_COUNT = 4;                                            // arrays.frag:5

const int dialect_TWICE = dialect_COUNT * 2;

void dialect_fill(inout float[8] steps, float from) {                   // arrays.frag:14
  for (int i = 0; i < dialect_TWICE; i++) {                             // arrays.frag:15
    steps[i] = from;
    from *= 0.5;
  }
}

vec4 dialect_fragCoord;

const float[4] dialect_weights = float[4](0.4, 0.3, 0.2, 0.1);          // arrays.frag:4

const vec3[4] dialect_inks = vec3[4](vec3(0.1, 0.2, 0.3), vec3(0.9, 0.3, 0.2), vec3(0.2, 0.8, 0.4), vec3(1.0));  // arrays.frag:3

vec4 dialect_own_fragColor;

void dialect_main() {                                                   // arrays.frag:17
  vec2 uv = dialect_fragCoord.xy / dialect_own_u_resolution;            // arrays.frag:18
  float[4] own = dialect_weights;                                       // arrays.frag:19
  own[int(uv.x * 3.9)] += 0.25;                                         // arrays.frag:20
  float[8] steps;                                                       // arrays.frag:21
  dialect_fill(steps, uv.y);                                            // arrays.frag:22
  float[3] p = dialect_powers(uv.x);                                    // arrays.frag:23
  vec3 color = dialect_inks[int(uv.y * 3.9)] * dialect_sum(own) * p[1] + steps[2];  // arrays.frag:24
  dialect_own_fragColor = vec4(color, 1.0);                             // arrays.frag:25
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_fragCoord = vec4(pixel, 0.5, 1.0);
  dialect_own_fragColor = vec4(0.0);
  dialect_main();                                                       // arrays.frag:17
  color = dialect_own_fragColor;
  return min(max(vec4(0.0), color), min(max(0.0, color.w), 1.0));
}

