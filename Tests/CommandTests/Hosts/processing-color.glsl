#define PROCESSING_COLOR_SHADER
uniform vec2 resolution;
uniform float time;
void main() { gl_FragColor = vec4(gl_FragCoord.xy / resolution, time, 1.0); }
