#pragma once

#include <string>

#include "DearImGui.hpp"

namespace inspector {

/// Draws ImGui's triangles with OpenGL 3.3; owns a program, the font's texture and two buffers.
///
/// Nothing is made anew from one frame to the next, and OpenGL's state is left as it was found.
class Painter {
 public:
  Painter() = default;
  Painter(const Painter &) = delete;
  ~Painter();

  /// Makes the OpenGL objects; returns the driver's reason if it refuses the program.
  std::string build();

  /// Takes the font's texture over from `atlas`, which may forget it afterwards.
  void upload(ImFontAtlas &atlas);

  void draw(const ImDrawData &frame);

 private:
  unsigned program_ = 0, texture_ = 0, vertexArray_ = 0, vertices_ = 0, indices_ = 0;
  int pixelSize_ = -1;
};

}  // namespace inspector
