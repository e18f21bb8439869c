#pragma once

#include <string>

#include "DearImGui.hpp"

namespace inspector {

/// The panel's fonts, rasterised for one scale.
class Typeface {
 public:
  /// A face in a font file; collections hold several.
  struct Face {
    std::string path;
    int index = 0;
  };

  ImFont *text = nullptr;
  ImFont *small = nullptr;
  ImFont *title = nullptr;
  /// Why the fonts are not those asked for; empty if they are.
  std::string problem;

  void use(Face regular, Face strong);

  /// Sets the fonts of `atlas` for `scale` pixels per point; false if it holds them already.
  bool build(ImFontAtlas &atlas, float scale);

 private:
  bool add(ImFontAtlas &atlas, const Face &face, float points, float scale, ImFont *&font);
  void addBuiltIn(ImFontAtlas &atlas, float scale);

  Face regular_, strong_;
  float scale_ = 0;
};

}  // namespace inspector
