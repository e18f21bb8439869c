// Shadertoy: a camera that looks at a floor of tiles from its orbit.
mat3 lookAt(vec3 from, vec3 to) {
  vec3 forward = normalize(to - from), right = normalize(cross(vec3(0.0, 1.0, 0.0), forward));
  return mat3(right, cross(forward, right), forward);
}
void mainImage(out vec4 color, in vec2 place) {
  vec2 p = (2.0 * place - iResolution.xy) / iResolution.y;
  vec3 eye = vec3(4.0 * sin(iTime * 0.3), 2.0 + sin(iTime * 0.5), 4.0 * cos(iTime * 0.3));
  mat3 camera = lookAt(eye, vec3(0.0, 0.3 * sin(iTime), 0.0));
  vec3 ray = camera * normalize(vec3(p, 1.5));
  float t = -eye.y / ray.y;
  vec3 sky = mix(vec3(0.6, 0.7, 0.9), vec3(0.1, 0.2, 0.5), clamp(ray.y, 0.0, 1.0));
  vec3 hit = eye + ray * t;
  float tile = mod(floor(hit.x) + floor(hit.z), 2.0);
  vec3 floorColor = mix(vec3(0.2), vec3(0.8), tile) * exp(-0.05 * max(t, 0.0));
  color = vec4(t > 0.0 ? floorColor : sky, 1.0);
}
