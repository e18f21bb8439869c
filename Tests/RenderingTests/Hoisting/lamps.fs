/*{
  "DESCRIPTION": "Three lamps over a wall of bumps",
  "INPUTS": [
    {"NAME": "warmth", "TYPE": "float", "MIN": 0.0, "MAX": 1.0, "DEFAULT": 0.6},
    {"NAME": "spread", "TYPE": "float", "MIN": 0.1, "MAX": 2.0, "DEFAULT": 0.8}
  ]
}*/
vec3 glow(float kelvin) { return pow(vec3(1.0, 0.6 + 0.4 * kelvin, kelvin), vec3(1.0 + spread)); }
void main() {
  vec2 p = (2.0 * isf_FragNormCoord - 1.0) * RENDERSIZE / RENDERSIZE.y;
  vec3 normal = normalize(vec3(cos(p * 12.0), 3.0)), sum = vec3(0.02);
  for (int i = 0; i < 3; i++) {
    float a = TIME * 0.6 + float(i) * 2.0944;
    vec3 lamp = vec3(spread * cos(a), spread * sin(a * 1.3), 0.8 + 0.2 * sin(TIME));
    vec3 way = lamp - vec3(p, 0.0);
    sum += glow(mix(1.0, 0.3, warmth * float(i) / 2.0)) * max(dot(normal, normalize(way)), 0.0)
      / (1.0 + dot(way, way));
  }
  gl_FragColor = vec4(sum, 1.0);
}
