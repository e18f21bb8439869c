// A player's shader, as its tutorial has it.
uniform float time;
uniform vec2 resolution;
void main(void) { gl_FragColor = vec4(gl_FragCoord.x / resolution.x, time, 0.0, 1.0); }
