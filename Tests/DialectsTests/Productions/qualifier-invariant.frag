#version 120
invariant gl_FragColor;
#pragma STDGL invariant(all)
invariant varying vec2 uv;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  
  gl_FragColor = vec4(uv, c.z, 1.0);
}
