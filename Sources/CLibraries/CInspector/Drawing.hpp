// Texts, signs and grounds that several controls are drawn with. Places are pixels.
#pragma once

#include <string>

#include "DearImGui.hpp"
#include "Inspector.hpp"

namespace inspector {

enum class Alignment { leading, center, trailing };

/// Draws one line of text, upright in the middle of `place` and on whole pixels; what does not fit
/// ends in an ellipsis.
void drawText(
  ImFont *font, const ImRect &place, Alignment alignment, ImU32 color, const std::string &text);

float width(ImFont *font, const std::string &text);

/// The ground of menus, wells and fields.
void drawField(Inspector &ui, const ImRect &place, bool isHovered);

/// The ring around what has the keyboard.
void drawFocus(Inspector &ui, const ImRect &place, float radius);

/// A small upright or pressed-down angle, open to the side it points away from; `turn` is in
/// quarters, clockwise, from pointing right.
void drawChevron(Inspector &ui, ImVec2 center, float turn, ImU32 color);
void drawUpDown(Inspector &ui, ImVec2 center, ImU32 color);
void drawCheck(Inspector &ui, ImVec2 center, ImU32 color);
void drawCross(Inspector &ui, ImVec2 center, ImU32 color);
/// An arrow that runs back round a circle.
void drawReset(Inspector &ui, ImVec2 center, ImU32 color);
void drawMagnifier(Inspector &ui, ImVec2 center, ImU32 color);

/// The white disc of sliders and pads; `glow` from 0 to 1 is how much it is noticed.
void drawGrab(Inspector &ui, ImVec2 center, float radius, float glow);

/// A soft shadow around a rounded rectangle.
void drawShadow(Inspector &ui, const ImRect &place, float radius);

/// Gray and white squares that show through what is translucent.
void drawChecker(Inspector &ui, const ImRect &place, float radius);

/// Gives the vertices drawn since `first` the colors of a gradient from `from` to `to`.
void shade(int first, ImVec2 from, ImVec2 to, ImU32 fromColor, ImU32 toColor);

/// The same color, less opaque.
ImU32 faded(ImU32 color, float opacity);

}  // namespace inspector
