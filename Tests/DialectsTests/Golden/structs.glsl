uniform float dialect_pixelsPerPoint;
uniform vec3 dialect_iResolution;
struct dialect_Ball {
  vec3 center;
  float radius;
  vec3 ink;
};

struct dialect_Scene {
  dialect_Ball[3] balls;
  int count;
};

struct dialect_Ray {
  vec3 origin;
  vec3 direction;
};

struct dialect_Hit {
  float depth;
  int index;
};

dialect_Scene dialect_scene() {                                         // structs.glsl:6
  dialect_Scene s;                                                      // structs.glsl:7
  s.count = 3;                                                          // structs.glsl:8
  for (int i = 0; i < s.count; i++) {                                   // structs.glsl:9
    s.balls[i] = dialect_Ball(vec3(float(i) - 1.0, 0.2 * float(i), 0), 0.5, vec3(i == 0, i == 1, i == 2));  // structs.glsl:10
  }
  return s;                                                             // structs.glsl:12
}

dialect_Hit dialect_trace(dialect_Ray ray, dialect_Scene s) {           // structs.glsl:14
  dialect_Hit hit = dialect_Hit(1e9, -1);                               // structs.glsl:15
  for (int i = 0; i < s.count; ++i) {                                   // structs.glsl:16
    vec3 away = ray.origin - s.balls[i].center;                         // structs.glsl:17
    float b = dot(away, ray.direction);                                 // structs.glsl:18
    float c = dot(away, away) - s.balls[i].radius * s.balls[i].radius;
    float d = b * b - c;                                                // structs.glsl:19
    if (d < 0.0) {                                                      // structs.glsl:20
      continue;
    }
    float depth = -b - sqrt(d);                                         // structs.glsl:21
    if (depth > 0.0 && depth < hit.depth) {                             // structs.glsl:22
      hit = dialect_Hit(depth, i);
    }
  }
  return hit;                                                           // structs.glsl:24
}

void dialect_mainImage(inout vec4 color, vec2 place) {                  // structs.glsl:26
  vec2 uv = (2.0 * place - dialect_iResolution.xy) / dialect_iResolution.y;  // structs.glsl:27
  dialect_Ray ray = dialect_Ray(vec3(0, 0, -3), normalize(vec3(uv, 2)));  // structs.glsl:28
  dialect_Scene s = dialect_scene();                                    // structs.glsl:29
  dialect_Hit hit = dialect_trace(ray, s);                              // structs.glsl:30
  color = vec4(0.1, 0.1, 0.2, 1);                                       // structs.glsl:31
  if (hit.index >= 0) {                                                 // structs.glsl:32
    dialect_Ball ball = s.balls[hit.index];                             // structs.glsl:33
    vec3 p = ray.origin + ray.direction * hit.depth;                    // structs.glsl:34
    color.xyz = ball.ink * max(dot((p - ball.center) / ball.radius, normalize(vec3(1, 1, -1))), 0.1);  // structs.glsl:35
    if (ball == s.balls[0]) {                                           // structs.glsl:36
      color.z = 0.5;
    }
  }
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  dialect_mainImage(color, pixel);                                      // structs.glsl:26
  return vec4(min(max(vec3(0.0), color.xyz), 1.0), 1.0);
}

