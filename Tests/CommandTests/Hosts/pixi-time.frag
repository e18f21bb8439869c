in vec2 vTextureCoord;
out vec4 finalColor;
uniform sampler2D uTexture;
uniform float uTime;
void main() { finalColor = vec4(uTime, 0.0, 0.0, 1.0); }
