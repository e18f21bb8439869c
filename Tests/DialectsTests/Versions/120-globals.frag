#version 120
uniform float time;
float counter = 0.25;
float doubled = counter * 2.0;
float speed = time * 0.5;
vec3 color;
void add(float amount) { counter += amount; color.r = counter; }
void main() {
  color = vec3(0.0, doubled, speed);
  add(0.125); add(0.125);
  gl_FragColor = vec4(color, 1.0);
}
