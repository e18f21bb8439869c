// Sizes, in points, and colors of the panel: the one place that says how it looks.
#pragma once

#include "DearImGui.hpp"

namespace inspector::look {

constexpr float panelWidth = 300;
/// Between the panel and the edges of the window.
constexpr float panelMargin = 12;
constexpr float panelRadius = 14;
/// Between the panel's edge and its texts, on both sides; the reset glyph stands in the left one.
constexpr float inset = 20;

constexpr float headerHeight = 50;
constexpr float footerInset = 12;
constexpr float rowHeight = 28;
constexpr float groupIndent = 12;
/// Height of menus, wells, fields and buttons.
constexpr float fieldHeight = 22;
constexpr float fieldRadius = 6;

/// Where controls begin and end in a row, from the panel's left edge.
constexpr float controlLeft = 122;
constexpr float trackRight = 214;
constexpr float valueLeft = 220;
constexpr float controlRight = panelWidth - inset;
/// Between the edge of a field and its text.
constexpr float fieldInset = 8;

constexpr float trackHeight = 4;
constexpr float grabRadius = 6;

constexpr float textSize = 12;
constexpr float smallSize = 10.5f;
constexpr float titleSize = 14;

constexpr ImU32 white(float opacity) {
  return IM_COL32(255, 255, 255, static_cast<int>(opacity * 255 + 0.5f));
}

/// The teal of the button's strings.
constexpr ImU32 accent(float opacity = 1) {
  return IM_COL32(0x7B, 0xD4, 0xDA, static_cast<int>(opacity * 255 + 0.5f));
}

constexpr ImU32 ground = IM_COL32(18, 18, 23, 232);
/// Menus and notes lie over rows and must hide them.
constexpr ImU32 raisedGround = IM_COL32(30, 30, 37, 250);
constexpr ImU32 rim = white(0.12f);
constexpr ImU32 text = white(0.90f);
constexpr ImU32 quietText = white(0.50f);
constexpr ImU32 problemText = IM_COL32(0xFF, 0x9A, 0x8B, 255);
constexpr ImU32 field = white(0.07f);
constexpr ImU32 hoveredField = white(0.11f);
constexpr ImU32 track = white(0.13f);

/// Parts of the frame graph, in order; told apart by lightness as well as by hue.
constexpr ImU32 parts[] = {
  IM_COL32(0x7B, 0xD4, 0xDA, 255), IM_COL32(0x45, 0x91, 0xAE, 255), IM_COL32(0x8A, 0x8F, 0xDB, 255),
  IM_COL32(0x5F, 0x5C, 0x9E, 255), IM_COL32(0xD3, 0xA3, 0xB8, 255), IM_COL32(0xE4, 0xCF, 0xA6, 255),
};

}  // namespace inspector::look
