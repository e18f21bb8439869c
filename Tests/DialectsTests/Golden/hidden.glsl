uniform float dialect_pixelsPerPoint;
uniform vec3 dialect_iResolution;
struct dialect_common {
  float active_;
};

float dialect_noise2(float x) {                                         // hidden.glsl:3
  return fract(sin(x * 91.0) * 47.0);
}

float dialect_input1(float sample_, float filter_) {                    // hidden.glsl:4
  return sample_ * filter_;
}

float dialect_wave = 0.25;                                              // hidden.glsl:2

void dialect_mainImage(inout vec4 color, vec2 place) {                  // hidden.glsl:6
  vec2 uv = place / dialect_iResolution.xy;                             // hidden.glsl:7
  dialect_common c = dialect_common(0.5);                               // hidden.glsl:8
  float x = dialect_wave;                                               // hidden.glsl:9
  {                                                                     // hidden.glsl:10
    float wave = uv.x;                                                  // hidden.glsl:11
    float x_2 = wave * 2.0;
    for (int wave_2 = 0; wave_2 < 2; wave_2++) {                        // hidden.glsl:12
      x_2 += float(wave_2) * 0.1;
    }
    c.active_ += x_2 * 0.1;                                             // hidden.glsl:13
  }
  dialect_wave += 0.1;                                                  // hidden.glsl:15
  float length_ = length(uv);                                           // hidden.glsl:16
  float texture_ = 0.3;
  float output_ = dialect_input1(length_, texture_);                    // hidden.glsl:17
  if (uv.y > 0.5) {                                                     // hidden.glsl:18
    float uv_2 = 0.2;
    output_ += uv_2;
  }
  color = vec4(dialect_wave + x, output_, dialect_noise2(uv.x) * 0.1 + c.active_, 1);  // hidden.glsl:19
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_mainImage(color, pixel);                                      // hidden.glsl:6
  return vec4(min(max(vec3(0.0), color.xyz), 1.0), 1.0);
}

