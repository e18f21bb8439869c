uniform float dialect_pixelsPerPoint;
uniform vec2 dialect_own_u_resolution;
const int dialect_FIRST = 1;                                            // switches.frag:7

vec3 dialect_ink(int n) {                                               // switches.frag:8
  int second = dialect_FIRST + 1;                                       // switches.frag:9
  vec3 c = vec3(0.0);                                                   // switches.frag:10
  switch (n) {                                                          // switches.frag:11
    case 0:                                                             // switches.frag:12
      return vec3(1.0, 0.0, 0.0);
    case 1:                                                             // switches.frag:13
      c.y += 0.5;
    case 2:                                                             // switches.frag:14
      {
        c.z += 0.25;
        break;
      }
    case 3:                                                             // switches.frag:15
    case 4:
      for (int i = 0; i < 3; i++) {                                     // switches.frag:16
        if (i == 1) {
          break;
        }
        c += 0.1;
      }
      break;                                                            // switches.frag:17
    default:                                                            // switches.frag:18
      c = vec3(0.7);
  }
  return c;                                                             // switches.frag:20
}

vec4 dialect_fragCoord;

vec4 dialect_own_fragColor;

void dialect_main() {                                                   // switches.frag:22
  vec2 uv = dialect_fragCoord.xy / dialect_own_u_resolution;            // switches.frag:23
  uint m = uint(uv.y * 4.0);                                            // switches.frag:24
  float level = 0.0;                                                    // switches.frag:25
  switch (m) {                                                          // switches.frag:26
    case 0u:
      level = 0.25;
      break;
    case 1u:
      level = 0.5;
      break;
    default:
      level = 1.0;
  }
  dialect_own_fragColor = vec4(dialect_ink(int(uv.x * 6.0)) * level, 1.0);  // switches.frag:27
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_fragCoord = vec4(pixel, 0.5, 1.0);
  dialect_own_fragColor = vec4(0.0);
  dialect_main();                                                       // switches.frag:22
  color = dialect_own_fragColor;
  return min(max(vec4(0.0), color), min(max(0.0, color.w), 1.0));
}

