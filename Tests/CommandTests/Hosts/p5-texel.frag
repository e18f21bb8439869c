precision highp float;
varying vec2 vTexCoord;
uniform sampler2D tex0;
uniform vec2 texelSize;
void main() { gl_FragColor = texture2D(tex0, vTexCoord + vec2(160.0 * texelSize.x, 0.0)); }
