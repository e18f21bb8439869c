uniform float dialect_pixelsPerPoint;
uniform float dialect_own_time;
uniform vec2 dialect_own_resolution;
float dialect_wave(float x, int n) {                                    // ancient.frag:5
  float s = 0.0;
  for (int i = 1; i <= n; i++) {
    s += sin(x * float(i)) / float(i);
  }
  return s;
}

vec4 dialect_fragCoord;

vec4[8] dialect_fragData;

void dialect_main() {                                                   // ancient.frag:6
  vec2 p = dialect_fragCoord.xy / dialect_own_resolution.xy * 2.0 - 1.0;  // ancient.frag:7
  float y = dialect_wave(p.x * 6.0 + dialect_own_time, 5) * 0.3;        // ancient.frag:8
  vec4 c = vec4(1.0, 1.0, 1.0, 1.0) * (1.0 - smoothstep(0.0, 0.1, abs(p.y - y)));  // ancient.frag:9
  dialect_fragData[0] = vec4(c.xyz * vec3(0.2, 0.8, 1.0), 1.0);         // ancient.frag:10
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_fragCoord = vec4(pixel, 0.5, 1.0);
  for (int i = 0; i < 8; i++) {
    dialect_fragData[i] = vec4(0.0);
  }
  dialect_main();                                                       // ancient.frag:6
  color = dialect_fragData[0];
  return min(max(vec4(0.0), color), min(max(0.0, color.w), 1.0));
}

