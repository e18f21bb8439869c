/*{
  "DESCRIPTION": "Two passes, the first of which remembers.", "ISFVSN": "2",
  "INPUTS": [
    { "NAME": "inputImage", "TYPE": "image" },
    { "NAME": "decay", "TYPE": "float", "MIN": 0.0, "MAX": 1.0, "DEFAULT": 0.75 },
    { "NAME": "tint", "TYPE": "color", "DEFAULT": [1, 0.5, 0.25, 1] },
    { "NAME": "flip", "TYPE": "bool", "DEFAULT": true }
  ],
  "PASSES": [{ "TARGET": "memory", "PERSISTENT": true, "FLOAT": true }, {}]
}*/
vec4 both(vec2 at) { return mix(IMG_NORM_PIXEL(inputImage, at), IMG_NORM_PIXEL(memory, at), decay); }
void main() {
  vec2 at = flip ? isf_FragNormCoord.yx : isf_FragNormCoord;
  if (PASSINDEX == 0) {
    gl_FragColor = both(at) + vec4(at, 0.0, 1.0) * 0.25;
  } else {
    gl_FragColor = vec4((IMG_THIS_PIXEL(memory) * tint).rgb, 1.0);
  }
}
