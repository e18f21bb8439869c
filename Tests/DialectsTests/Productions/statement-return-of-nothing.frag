vec3 kept;
void set(vec3 v) { kept = v; }
void put(vec3 v) { return set(v * 0.5); }
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  put(c);
  gl_FragColor = vec4(kept, 1.0);
}
