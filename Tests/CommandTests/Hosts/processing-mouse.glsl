// set("mouse", float(mouseX), float(mouseY)): in pixels.
#define PROCESSING_COLOR_SHADER
uniform vec2 resolution;
uniform vec2 mouse;
void main() { gl_FragColor = vec4(mouse / resolution, 0.0, 1.0); }
