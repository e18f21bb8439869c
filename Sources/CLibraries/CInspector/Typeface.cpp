#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "Typeface.hpp"

#include <stb/stb_truetype.h>

#include <cerrno>
#include <cmath>
#include <cstring>
#include <fstream>
#include <iterator>
#include <vector>

#include "Look.hpp"

namespace inspector {

/// What names, units and sentences are written with: Latin, Greek, Cyrillic, and signs.
static const ImWchar glyphRanges[] = {
  0x0020, 0x017F, 0x0370, 0x03FF, 0x0400, 0x045F, 0x2010, 0x2026, 0x2030, 0x203A, 0x2070,
  0x2094, 0x20AC, 0x20AC, 0x2190, 0x2194, 0x2202, 0x221E, 0x2248, 0x2265, 0,
};

/// ImGui's sizes are from ascender to descender, ours are the em: 1.21 is Inter's, other faces come
/// out a little smaller or larger.
static constexpr float lineHeightOfEm = 1.21f;

void Typeface::use(Face regular, Face strong) {
  regular_ = std::move(regular);
  strong_ = std::move(strong);
  scale_ = 0;
}

/// Gives all digits the width of the widest, so that a number does not tremble as it changes.
static void alignDigits(ImFont &font) {
  float width = 0;
  for (const ImFontGlyph &glyph : font.Glyphs) {
    if (glyph.Codepoint >= '0' && glyph.Codepoint <= '9') { width = ImMax(width, glyph.AdvanceX); }
  }
  for (ImFontGlyph &glyph : font.Glyphs) {
    if (glyph.Codepoint < '0' || glyph.Codepoint > '9') { continue; }
    const float shift = (width - glyph.AdvanceX) / 2;
    glyph.X0 += shift;
    glyph.X1 += shift;
    glyph.AdvanceX = width;
  }
  font.BuildLookupTable();
}

bool Typeface::build(ImFontAtlas &atlas, float scale) {
  if (scale == scale_) { return false; }
  scale_ = scale;
  problem.clear();
  atlas.Clear();
  atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;
  const bool areRead = add(atlas, regular_, look::textSize, scale, text)
    && add(atlas, regular_, look::smallSize, scale, small)
    && add(atlas, strong_, look::titleSize, scale, title);
  if (!areRead) { addBuiltIn(atlas, scale); }
  atlas.Build();
  for (ImFont *font : atlas.Fonts) { alignDigits(*font); }
  return true;
}

bool Typeface::add(ImFontAtlas &atlas, const Face &face, float points, float scale, ImFont *&font) {
  std::ifstream file(face.path, std::ios::binary);
  const std::vector<char> bytes((std::istreambuf_iterator<char>(file)), {});
  if (bytes.empty()) {
    problem = "cannot read the font '" + face.path
      + "': " + (file.is_open() ? "it is empty" : std::strerror(errno));
    return false;
  }
  // ImGui takes it for granted that a font is one, and ends the program if it is not.
  const auto *start = reinterpret_cast<const unsigned char *>(bytes.data());
  const int offset = stbtt_GetFontOffsetForIndex(start, face.index);
  stbtt_fontinfo shapes;
  if (offset < 0 || stbtt_InitFont(&shapes, start, offset) == 0) {
    problem = "'" + face.path + "' is no font with outlines";
    return false;
  }
  void *owned = ImGui::MemAlloc(bytes.size());  // the atlas frees it
  std::memcpy(owned, bytes.data(), bytes.size());
  ImFontConfig config;
  config.FontNo = face.index;
  config.GlyphRanges = glyphRanges;
  // Letters keep their true distances, between pixels: at this size that reads better than hinting.
  config.OversampleH = scale < 2 ? 3 : 2;
  config.OversampleV = 1;
  const float pixels = points * lineHeightOfEm * scale;
  font = atlas.AddFontFromMemoryTTF(owned, static_cast<int>(bytes.size()), pixels, &config);
  return true;
}

void Typeface::addBuiltIn(ImFontAtlas &atlas, float scale) {
  atlas.Clear();
  ImFontConfig config;
  config.SizePixels = 13 * ImMax(1.0f, std::floor(scale));
  text = small = title = atlas.AddFontDefault(&config);
}

}  // namespace inspector

#endif
