float slow = iTime * 0.25;
const float twice = slow * 2.0;
const vec2 still = vec2(0.25, 0.5);
float later;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c = vec3(slow, twice, still.y);
  gl_FragColor = vec4(c, 1.0);
}
