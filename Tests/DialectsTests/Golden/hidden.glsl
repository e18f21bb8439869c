uniform float dialect_pixelsPerPoint;
uniform vec3 dialect_iResolution;
struct dialect_own_common {
  float dialect_own_active;
};

float dialect_own_noise2(float x) {                                     // hidden.glsl:3
  return fract(sin(x * 91.0) * 47.0);
}

float dialect_own_input1(float dialect_own_sample, float dialect_own_filter) {  // hidden.glsl:4
  return dialect_own_sample * dialect_own_filter;
}

float dialect_own_wave = 0.25;                                          // hidden.glsl:2

void dialect_own_mainImage(inout vec4 color, vec2 place) {              // hidden.glsl:6
  vec2 uv = place / dialect_iResolution.xy;                             // hidden.glsl:7
  dialect_own_common c = dialect_own_common(0.5);                       // hidden.glsl:8
  float x = dialect_own_wave;                                           // hidden.glsl:9
  {                                                                     // hidden.glsl:10
    float dialect_own_wave_2 = uv.x;                                    // hidden.glsl:11
    float x_2 = dialect_own_wave_2 * 2.0;
    for (int dialect_own_wave_3 = 0; dialect_own_wave_3 < 2; dialect_own_wave_3++) {  // hidden.glsl:12
      x_2 += float(dialect_own_wave_3) * 0.1;
    }
    c.dialect_own_active += x_2 * 0.1;                                  // hidden.glsl:13
  }
  dialect_own_wave += 0.1;                                              // hidden.glsl:15
  float dialect_own_length = length(uv);                                // hidden.glsl:16
  float dialect_own_texture = 0.3;
  float dialect_own_output = dialect_own_input1(dialect_own_length, dialect_own_texture);  // hidden.glsl:17
  if (uv.y > 0.5) {                                                     // hidden.glsl:18
    float uv_2 = 0.2;
    dialect_own_output += uv_2;
  }
  color = vec4(dialect_own_wave + x, dialect_own_output, dialect_own_noise2(uv.x) * 0.1 + c.dialect_own_active, 1);  // hidden.glsl:19
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_own_mainImage(color, pixel);                                  // hidden.glsl:6
  return vec4(min(max(vec3(0.0), color.xyz), 1.0), 1.0);
}

