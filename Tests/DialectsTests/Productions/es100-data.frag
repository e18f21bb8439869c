#extension GL_EXT_draw_buffers : enable
precision mediump float;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  gl_FragData[0] = vec4(c, 1.0);
  
}
