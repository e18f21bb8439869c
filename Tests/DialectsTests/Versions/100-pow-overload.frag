precision mediump float;
vec3 pow(vec3 v, float k) { return pow(v, vec3(k)); }
void main() { gl_FragColor = vec4(pow(vec3(fract(gl_FragCoord.xy * 0.1), 0.5), 2.0), pow(0.5, 2.0)); }
