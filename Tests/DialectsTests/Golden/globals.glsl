uniform float dialect_pixelsPerPoint;
uniform vec2 dialect_own_u_resolution;
uniform float dialect_own_amount;
int dialect_own_calls = int(0);                                         // globals.frag:8

float dialect_own_level = 0.25;                                         // globals.frag:6

float dialect_own_next() {                                              // globals.frag:11
  dialect_own_calls++;
  dialect_own_level *= 0.5;
  return dialect_own_level;
}

vec3 dialect_own_total = vec3(0);                                       // globals.frag:7

vec3 dialect_own_last = vec3(0.1);

void dialect_own_add(vec3 c) {                                          // globals.frag:12
  dialect_own_total += c * dialect_own_next();
  dialect_own_last = c;
}

vec4 dialect_fragCoord;

vec4 dialect_own_color;

const float dialect_own_PI = acos(-1.0);                                // globals.frag:9

const vec2 dialect_own_corner = vec2(sin(dialect_own_PI * 0.5), sqrt(0.25));  // globals.frag:10

void dialect_own_main() {                                               // globals.frag:13
  vec2 uv = dialect_fragCoord.xy / dialect_own_u_resolution;            // globals.frag:14
  dialect_own_add(vec3(uv, 1.0));                                       // globals.frag:15
  dialect_own_add(dialect_own_last.zyx * dialect_own_amount);           // globals.frag:16
  dialect_own_color = vec4(dialect_own_total + dialect_own_last * 0.1 + dialect_own_corner.xyx * 0.1, 1.0) * (dialect_own_calls == 2 ? 1.0 : 0.0);  // globals.frag:17
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_fragCoord = vec4(pixel, 0.5, 1.0);
  dialect_own_color = vec4(0.0);
  dialect_own_main();                                                   // globals.frag:13
  color = dialect_own_color;
  return min(max(vec4(0.0), color), min(max(0.0, color.w), 1.0));
}

