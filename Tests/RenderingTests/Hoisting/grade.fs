/*{
  "DESCRIPTION": "Turns the hue of stripes and sets their contrast",
  "INPUTS": [
    {"NAME": "hue", "TYPE": "float", "MIN": -180.0, "MAX": 180.0, "DEFAULT": 40.0},
    {"NAME": "gamma", "TYPE": "float", "MIN": 0.2, "MAX": 3.0, "DEFAULT": 1.4},
    {"NAME": "lift", "TYPE": "float", "MIN": -0.5, "MAX": 0.5, "DEFAULT": 0.05}
  ]
}*/
mat3 turned(float degrees) {
  float c = cos(radians(degrees)), s = sin(radians(degrees)), k = (1.0 - c) / 3.0;
  float r = sqrt(1.0 / 3.0) * s;
  return mat3(c + k, k - r, k + r, k + r, c + k, k - r, k - r, k + r, c + k);
}
void main() {
  vec2 p = isf_FragNormCoord;
  vec3 stripes = 0.5 + 0.5 * vec3(sin(p.x * 12.0), cos(p.y * 9.0), sin((p.x + p.y) * 7.0));
  vec3 graded = turned(hue) * turned(15.0 * sin(TIME)) * stripes + lift;
  gl_FragColor = vec4(pow(clamp(graded, 0.0, 1.0), vec3(1.0 / gamma)), 1.0);
}
