/*{
  "DESCRIPTION": "Bars that rise and fall, in one of two looks",
  "INPUTS": [
    {"NAME": "bars", "TYPE": "float", "MIN": 4.0, "MAX": 32.0, "DEFAULT": 12.0},
    {"NAME": "look", "TYPE": "long", "VALUES": [0, 1], "LABELS": ["bars", "dots"], "DEFAULT": 0},
    {"NAME": "rounds", "TYPE": "long", "VALUES": [2, 4], "LABELS": ["few", "many"], "DEFAULT": 2}
  ]
}*/
void main() {
  vec2 p = isf_FragNormCoord;
  float column = floor(p.x * bars) / bars, level = 0.0;
  for (int i = 1; i <= rounds; i++) {
    level += abs(sin(column * 7.0 * float(i) + TIME * (0.8 + 0.3 * float(i)))) / float(i + 1);
  }
  float inside = step(p.y, level * 0.8);
  if (look == 1) {
    vec2 cell = fract(vec2(p.x * bars, p.y * bars)) - 0.5;
    inside *= 1.0 - smoothstep(0.3, 0.4, length(cell));
  }
  gl_FragColor = vec4(mix(vec3(0.1, 0.9, 0.4), vec3(1.0, 0.2, 0.1), p.y) * inside, 1.0);
}
