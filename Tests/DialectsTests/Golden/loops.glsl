uniform float dialect_pixelsPerPoint;
uniform vec3 dialect_iResolution;
void dialect_mainImage(inout vec4 color, vec2 place) {                  // loops.glsl:2
  vec2 z = (2.0 * place - dialect_iResolution.xy) / dialect_iResolution.y;  // loops.glsl:3
  vec2 c = vec2(-0.4, 0.6);
  int n = 0;                                                            // loops.glsl:4
  {                                                                     // loops.glsl:5
    bool value = false;
    while (true) {
      if (value) {
        ++n;
        if (!(n < 40)) {
          break;
        }
      } else {
        value = true;
      }
      z = vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y) + c;
      if (dot(z, z) > 4.0) {
        break;
      }
    }
  }
  float sum = 0.0;                                                      // loops.glsl:6
  int i = 0;                                                            // loops.glsl:7
  while (true) {                                                        // loops.glsl:8
    i++;                                                                // loops.glsl:9
    if (i == 3) {                                                       // loops.glsl:10
      continue;
    }
    if (i > 6) {                                                        // loops.glsl:11
      break;
    }
    for (int j = i; ; ) {                                               // loops.glsl:12
      int value = j;
      j--;
      if (!(value > 0)) {
        break;
      }
      if (j % 2 == 0) {
        continue;
      }
      sum += 0.01 * float(j);
    }
  }
  for (; ; ) {                                                          // loops.glsl:14
    sum += 0.1;
    break;
  }
  for (int k = 0; k < 3; k++) {                                         // loops.glsl:15
  }
  color = vec4(float(n) / 40.0, sum, float(i) * 0.1, 1.0);              // loops.glsl:16
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_mainImage(color, pixel);                                      // loops.glsl:2
  return vec4(min(max(vec3(0.0), color.xyz), 1.0), 1.0);
}

