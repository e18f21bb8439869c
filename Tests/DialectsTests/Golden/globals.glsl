uniform float dialect_pixelsPerPoint;
uniform vec2 dialect_own_u_resolution;
uniform float dialect_own_amount;
int dialect_calls = int(0);                                             // globals.frag:8

float dialect_level = 0.25;                                             // globals.frag:6

float dialect_next() {                                                  // globals.frag:11
  dialect_calls++;
  dialect_level *= 0.5;
  return dialect_level;
}

vec3 dialect_total = vec3(0);                                           // globals.frag:7

vec3 dialect_last = vec3(0.1);

void dialect_add(vec3 c) {                                              // globals.frag:12
  float value = dialect_next();
  dialect_total += c * value;
  dialect_last = c;
}

vec4 dialect_fragCoord;

vec4 dialect_own_color;

const float dialect_PI = acos(-1.0);                                    // globals.frag:9

const vec2 dialect_corner = vec2(sin(dialect_PI * 0.5), sqrt(0.25));    // globals.frag:10

void dialect_main() {                                                   // globals.frag:13
  vec2 uv = dialect_fragCoord.xy / dialect_own_u_resolution;            // globals.frag:14
  dialect_add(vec3(uv, 1.0));                                           // globals.frag:15
  dialect_add(dialect_last.zyx * dialect_own_amount);                   // globals.frag:16
  dialect_own_color = vec4(dialect_total + dialect_last * 0.1 + dialect_corner.xyx * 0.1, 1.0) * (dialect_calls == 2 ? 1.0 : 0.0);  // globals.frag:17
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_fragCoord = vec4(pixel, 0.5, 1.0);
  dialect_own_color = vec4(0.0);
  dialect_main();                                                       // globals.frag:13
  color = dialect_own_color;
  return min(max(vec4(0.0), color), min(max(0.0, color.w), 1.0));
}

