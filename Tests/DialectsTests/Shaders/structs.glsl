// Shadertoy: structs in structs, with arrays, passed, returned and compared.
struct Ray { vec3 origin, direction; };
struct Ball { vec3 center; float radius; vec3 ink; };
struct Scene { Ball balls[3]; int count; };
struct Hit { float depth; int index; };
Scene scene() {
  Scene s;
  s.count = 3;
  for (int i = 0; i < s.count; i++) {
    s.balls[i] = Ball(vec3(float(i) - 1., .2 * float(i), 0), .5, vec3(i == 0, i == 1, i == 2));
  }
  return s;
}
Hit trace(in Ray ray, const in Scene s) {
  Hit hit = Hit(1e9, -1);
  for (int i = 0; i < s.count; ++i) {
    vec3 away = ray.origin - s.balls[i].center;
    float b = dot(away, ray.direction), c = dot(away, away) - s.balls[i].radius * s.balls[i].radius;
    float d = b * b - c;
    if (d < 0.) continue;
    float depth = -b - sqrt(d);
    if (depth > 0. && depth < hit.depth) hit = Hit(depth, i);
  }
  return hit;
}
void mainImage(out vec4 color, in vec2 place) {
  vec2 uv = (2. * place - iResolution.xy) / iResolution.y;
  Ray ray = Ray(vec3(0, 0, -3), normalize(vec3(uv, 2)));
  Scene s = scene();
  Hit hit = trace(ray, s);
  color = vec4(.1, .1, .2, 1);
  if (hit.index >= 0) {
    Ball ball = s.balls[hit.index];
    vec3 p = ray.origin + ray.direction * hit.depth;
    color.rgb = ball.ink * max(dot((p - ball.center) / ball.radius, normalize(vec3(1, 1, -1))), .1);
    if (ball == s.balls[0]) color.b = 0.5;
  }
}
