#version 150
struct Ray { vec3 origin, direction; };
struct Hit { float distance; int material; vec3 normal; };
struct Scene { Hit hits[2]; Ray ray; float weights[3]; };
out vec4 color;
Hit nearest(Scene s) {
  Hit best = s.hits[0];
  for (int i = 1; i < 2; ++i) if (s.hits[i].distance < best.distance) best = s.hits[i];
  return best;
}
void main() {
  Scene s;
  s.ray = Ray(vec3(0.0), normalize(vec3(1.0, 2.0, 2.0)));
  s.hits[0] = Hit(fract(gl_FragCoord.x * 0.3), 1, vec3(0.25));
  s.hits[1] = Hit(fract(gl_FragCoord.y * 0.7), 2, s.ray.direction);
  s.weights = float[](0.1, 0.2, 0.7);
  Hit h = nearest(s);
  color = vec4(h.normal * s.weights[h.material], 1.0) + vec4(0.0, h.distance * 0.5, 0.0, 0.0);
}
