struct Ray { vec2 from, way; };
void move(inout Ray r, float t) { r.from += r.way * t * 0.25; }
vec2 at(Ray r) { return r.from + r.way; }
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  Ray r = Ray(vec2(0.5), vec2(0.25));
  move(r, 2.0);
  c = vec3(r.from, at(r).x);
  gl_FragColor = vec4(c, 1.0);
}
