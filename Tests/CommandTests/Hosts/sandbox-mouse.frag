// 0 to 1, y up.
uniform float time;
uniform vec2 mouse;
uniform vec2 resolution;
void main(void) { gl_FragColor = vec4(mouse, 0.0 * resolution.x, 1.0); }
