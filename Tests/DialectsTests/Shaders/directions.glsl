// Shadertoy: in, out and inout, of swizzles, elements and members.
struct State { vec2 place; float heat; };
void turn(inout vec2 p, float a) { p = vec2(p.x * cos(a) - p.y * sin(a), p.x * sin(a) + p.y * cos(a)); }
void split(in float x, out float whole, out float part) { whole = floor(x); part = x - whole; }
bool step1(inout State s, int n) { s.heat += .1 * float(n); s.place.xy = s.place.yx; return s.heat > .25; }
void mainImage(out vec4 color, in vec2 place) {
  vec3 p = vec3(place / iResolution.xy, 1.);
  turn(p.xy, .5);
  turn(p.yz, .25);
  vec2 parts[2];
  split(p.x * 3., parts[0].x, parts[0].y);
  split(p.y * 5., parts[1].y, parts[1].x);
  State s = State(parts[0], 0.);
  int n = 0;
  while (!step1(s, ++n)) { }
  float cut, rest = modf(p.z * 4., cut);
  color = vec4(parts[0].y, fract(parts[1].x + s.heat), fract(rest + cut * .3 + s.place.x * .2), 1.);
}
