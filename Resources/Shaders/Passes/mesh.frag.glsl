SCREEN_LINEAR in vec4 color;
out vec4 pixel;

void main() { pixel = clamp(color, 0.0, 1.0); }
