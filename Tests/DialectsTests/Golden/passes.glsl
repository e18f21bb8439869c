uniform float dialect_pixelsPerPoint;
uniform float dialect_own_decay;
uniform vec4 dialect_own_tint;
uniform bool dialect_own_flip;
uniform sampler2D dialect_channel0;
uniform sampler2D dialect_channel1;
uniform int dialect_PASSINDEX;
vec4 dialect_IMG_NORM_PIXEL(sampler2D image, vec2 place) {
  return texture(image, place);
}

vec4 dialect_IMG_NORM_PIXEL_2(sampler2D image, vec2 place, float bias) {
  return texture(image, place, bias);
}

vec2 dialect_fragNormCoord;

vec4 dialect_IMG_THIS_PIXEL(sampler2D image) {
  return texture(image, dialect_fragNormCoord);
}

vec4 dialect_IMG_THIS_PIXEL_2(sampler2D image, float bias) {
  return texture(image, dialect_fragNormCoord, bias);
}

vec4 dialect_both(vec2 at) {                                            // passes.fs:11
  return mix(dialect_IMG_NORM_PIXEL(dialect_channel0, at), dialect_IMG_NORM_PIXEL(dialect_channel1, at), dialect_own_decay);
}

vec4 dialect_fragColor;

void dialect_main() {                                                   // passes.fs:12
  vec2 at = dialect_own_flip ? dialect_fragNormCoord.yx : dialect_fragNormCoord;  // passes.fs:13
  if (dialect_PASSINDEX == 0) {                                         // passes.fs:14
    dialect_fragColor = dialect_both(at) + vec4(at, 0.0, 1.0) * 0.25;   // passes.fs:15
  } else {
    dialect_fragColor = vec4((dialect_IMG_THIS_PIXEL(dialect_channel1) * dialect_own_tint).xyz, 1.0);  // passes.fs:17
  }
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_fragColor = vec4(0.0);
  dialect_fragNormCoord = unit;
  dialect_main();                                                       // passes.fs:12
  color = dialect_fragColor;
  return color;
}


// The next pass.

uniform float dialect_pixelsPerPoint;
uniform float dialect_own_decay;
uniform vec4 dialect_own_tint;
uniform bool dialect_own_flip;
uniform sampler2D dialect_channel0;
uniform sampler2D dialect_channel1;
uniform int dialect_PASSINDEX;
vec4 dialect_IMG_NORM_PIXEL(sampler2D image, vec2 place) {
  return texture(image, place);
}

vec4 dialect_IMG_NORM_PIXEL_2(sampler2D image, vec2 place, float bias) {
  return texture(image, place, bias);
}

vec2 dialect_fragNormCoord;

vec4 dialect_IMG_THIS_PIXEL(sampler2D image) {
  return texture(image, dialect_fragNormCoord);
}

vec4 dialect_IMG_THIS_PIXEL_2(sampler2D image, float bias) {
  return texture(image, dialect_fragNormCoord, bias);
}

vec4 dialect_both(vec2 at) {                                            // passes.fs:11
  return mix(dialect_IMG_NORM_PIXEL(dialect_channel0, at), dialect_IMG_NORM_PIXEL(dialect_channel1, at), dialect_own_decay);
}

vec4 dialect_fragColor;

void dialect_main() {                                                   // passes.fs:12
  vec2 at = dialect_own_flip ? dialect_fragNormCoord.yx : dialect_fragNormCoord;  // passes.fs:13
  if (dialect_PASSINDEX == 0) {                                         // passes.fs:14
    dialect_fragColor = dialect_both(at) + vec4(at, 0.0, 1.0) * 0.25;   // passes.fs:15
  } else {
    dialect_fragColor = vec4((dialect_IMG_THIS_PIXEL(dialect_channel1) * dialect_own_tint).xyz, 1.0);  // passes.fs:17
  }
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_fragColor = vec4(0.0);
  dialect_fragNormCoord = unit;
  dialect_main();                                                       // passes.fs:12
  color = dialect_fragColor;
  return min(max(vec4(0.0), color), min(max(0.0, color.w), 1.0));
}

