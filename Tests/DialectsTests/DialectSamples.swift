/// One shader of each dialect with all that is particular to it, for tests that damage them.
enum DialectSamples {
  static let all: [(path: String, source: String)] = [
    ("waves.glsl", shadertoy), ("rings.frag", glsl), ("echo.fs", isf), ("wipe.glsl", transition),
    ("sliders.glsl", annotated),
  ]

  static let shadertoy = """
    // Waves that fade into their own past.
    #iChannel0 "self"
    #iChannel1::WrapMode "Repeat"
    #iUniform float pace = 1.0 in { 0.0, 4.0 } step 0.5
    #define T (iTime * pace)
    #define rot(a) mat2(cos(a), -sin(a), \\
      sin(a), cos(a))
    #if HW_PERFORMANCE == 0
    const int COUNT = 8;
    #else
    const int COUNT = 16;
    #endif
    struct Wave { vec2 place; float height, width[2]; };
    float g;
    float wave(Wave w, vec2 p) { return w.height * sin(length(p - w.place) / w.width[0]); }
    float wave(vec2 p);
    float wave(vec2 p) { g += .01; return wave(Wave(p, 1., float[2](.1, .2)), p * rot(T)); }
    void mainImage( out vec4 O, in vec2 I )
    {
      vec2 uv = (2. * I - iResolution.xy) / iResolution.y;
      vec3 col, add = vec3(0);
      for (int i = 0; i < COUNT; i++) { /* each ring */
        float f = float(i), sample = wave(uv + f);
        add += 0.5 + 0.5 * cos(sample + vec3(0, 2, 4)).xyz;
      }
      switch (iFrame % 3) { case 0: col = add; break; default: col = add.zyx; }
      if (iMouse.z > 0.0) col *= .5; else if (g > 1e3) discard;
      O = mix(texelFetch(iChannel0, ivec2(I), 0), vec4(col / float(COUNT), 1.), .1)
        + 0.0 * texture(iChannel1, uv, -1.).r * iChannelResolution[1].x;
    }
    """

  static let glsl = """
    #version 120
    #ifdef GL_ES
    precision mediump float;
    #endif
    #extension GL_OES_standard_derivatives : enable
    uniform float u_time;
    uniform vec2 u_resolution, u_mouse;
    uniform sampler2D u_tex0;  // the picture
    uniform vec3 ringColor;    // = vec3(0.9, 0.4, 0.2)
    uniform float width /* 0.0 - 1.0, default 0.2 */;
    varying vec2 v_texcoord;
    float ring(vec2 p, float radius) { return smoothstep(width, 0.0, abs(length(p) - radius)); }
    void main(void) {
      vec2 p = gl_FragCoord.xy / u_resolution - u_mouse / u_resolution;
      vec4 base = texture2D(u_tex0, v_texcoord);
      float amount = ring(p, fract(u_time)) + fwidth(p.x);
      gl_FragColor = vec4(mix(base.rgb, ringColor, clamp(amount, 0.0, 1.0)), base.a);
    }
    """

  static let isf = """
    /*{
      "DESCRIPTION": "Echoes of the picture.", "ISFVSN": "2", "CREDIT": "x",
      "CATEGORIES": ["Blur", "\\u00e9"],
      "INPUTS": [
        { "NAME": "inputImage", "TYPE": "image" },
        { "NAME": "decay", "TYPE": "float", "MIN": 0.0, "MAX": 1.0, "DEFAULT": 0.9, "LABEL": "Decay" },
        { "NAME": "mode", "TYPE": "long", "VALUES": [0, 1], "LABELS": ["Soft", "Hard"], "DEFAULT": 1 },
        { "NAME": "center", "TYPE": "point2D", "MIN": [0, 0], "MAX": [1, 1], "DEFAULT": [0.5, 0.5] },
        { "NAME": "tint", "TYPE": "color", "DEFAULT": [1, 0.5, 0.25, 1] },
        { "NAME": "reset", "TYPE": "event" }
      ],
      "PASSES": [
        { "TARGET": "echo", "PERSISTENT": true, "FLOAT": true, "WIDTH": "floor($WIDTH/2.0)", "HEIGHT": "$HEIGHT * decay" },
        {}
      ]
    }*/
    void main() {
      vec4 now = IMG_THIS_PIXEL(inputImage);
      if (PASSINDEX == 0) {
        gl_FragColor = reset ? now : mix(now, IMG_NORM_PIXEL(echo, isf_FragNormCoord), decay);
      } else {
        vec2 size = IMG_SIZE(echo) / RENDERSIZE + center * TIME;
        gl_FragColor = mode == 0 ? now : IMG_PIXEL(echo, gl_FragCoord.xy * size) * tint;
      }
    }
    """

  static let transition = """
    // Author: someone
    // License: MIT
    uniform float smoothness; // = 0.3
    uniform ivec2 grid; // = ivec2(10, 4)
    uniform bool reverse = false;
    const float PI = 3.141592653589;
    float at(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
    vec4 transition(vec2 uv) {
      vec2 cell = floor(vec2(grid) * uv * vec2(ratio, 1.0));
      float m = smoothstep(0.0, -smoothness, at(cell) - progress * (1.0 + smoothness));
      return mix(getFromColor(uv), getToColor(reverse ? 1.0 - uv : uv), m);
    }
    """

  static let annotated = """
    /**
     * Draws a disk.
     * @param radius "Radius" 0.0 2.0 1.0
     * @param edge how soft it is (0 to 1), default 0.2
     */
    #pragma parameter level "Level" 0.5 -1.0 1.0 0.1
    uniform float radius, edge;
    #ifdef PARAMETER_UNIFORM
    uniform float level;
    #else
    #define level 0.5
    #endif
    /// Where it is. Range: 0...1. Default: 0.5, 0.5.
    uniform vec2 place;
    uniform sampler2D texture;
    in vec2 uv;
    layout(location = 0) out vec4 color;
    void main() {
      float d = smoothstep(radius + edge, radius, distance(uv, place));
      color = texture2D(texture, uv) * d + level;
    }
    """
}
