// Shadertoy: a ray march of three boxes that turn about each other.
mat3 about(vec3 axis, float a) {
  vec3 n = normalize(axis);
  float c = cos(a), s = sin(a), o = 1.0 - c;
  return mat3(
    c + n.x * n.x * o, n.x * n.y * o - n.z * s, n.x * n.z * o + n.y * s,
    n.y * n.x * o + n.z * s, c + n.y * n.y * o, n.y * n.z * o - n.x * s,
    n.z * n.x * o - n.y * s, n.z * n.y * o + n.x * s, c + n.z * n.z * o);
}
float box(vec3 q, vec3 size) {
  vec3 d = abs(q) - size;
  return length(max(d, 0.0)) + min(max(d.x, max(d.y, d.z)), 0.0);
}
float map(vec3 q) {
  q = about(vec3(0.3, 1.0, 0.2), iTime * 0.6) * q;
  float d = box(q, vec3(0.9, 0.15, 0.15));
  q = about(vec3(1.0, 0.2, 0.4), iTime * 0.9) * q;
  d = min(d, box(q, vec3(0.15, 0.9, 0.15)));
  return min(d, length(q - vec3(0.5 * sin(iTime), 0.0, 0.0)) - 0.25) - 0.05;
}
void mainImage(out vec4 color, in vec2 place) {
  vec2 p = (2.0 * place - iResolution.xy) / iResolution.y;
  vec3 eye = vec3(0.0, 0.0, -3.0), ray = normalize(vec3(p, 1.6));
  float t = 0.0;
  for (int i = 0; i < 32; i++) {
    float d = map(eye + ray * t);
    if (d < 0.002 || t > 6.0) break;
    t += d;
  }
  vec3 light = normalize(vec3(cos(iTime), 1.0, -1.0));
  float shade = t > 6.0 ? 0.0 : clamp((map(eye + ray * t + 0.05 * light) + 0.02) * 12.0, 0.1, 1.0);
  color = vec4(vec3(0.9, 0.7, 0.5) * shade, 1.0);
}
