precision lowp float;
varying highp vec2 v_texcoord;
uniform mediump float u_time;
void main(void) {
  lowp vec3 a = vec3(v_texcoord, abs(sin(u_time)));
  gl_FragColor = vec4(a, 1.);
}
