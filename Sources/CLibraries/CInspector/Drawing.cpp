#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "Drawing.hpp"

#include <cmath>
#include <initializer_list>
#include <vector>

#include "Look.hpp"

namespace inspector {

static ImDrawList &canvas() { return *ImGui::GetWindowDrawList(); }

static ImVec2 rounded(ImVec2 point) { return {std::round(point.x), std::round(point.y)}; }

float width(ImFont *font, const std::string &text) {
  return font->CalcTextSizeA(font->FontSize, FLT_MAX, 0, text.data(), text.data() + text.size()).x;
}

void drawText(
  ImFont *font, const ImRect &place, Alignment alignment, ImU32 color, const std::string &text) {
  const float textWidth = width(font, text);
  const float top = place.Min.y + (place.GetHeight() - font->FontSize) / 2;
  float left = place.Min.x;
  if (alignment == Alignment::center) { left += ImMax(0.0f, (place.GetWidth() - textWidth) / 2); }
  if (alignment == Alignment::trailing) { left = ImMax(left, place.Max.x - textWidth); }
  const ImVec2 origin = rounded({left, top});
  if (textWidth <= place.GetWidth() + 0.5f) {
    canvas().AddText(font, font->FontSize, origin, color, text.data(), text.data() + text.size());
    return;
  }
  ImGui::PushFont(font);
  ImGui::PushStyleColor(ImGuiCol_Text, color);
  ImGui::RenderTextEllipsis(
    &canvas(), origin, {place.Max.x, origin.y + font->FontSize}, place.Max.x, place.Max.x,
    text.data(), text.data() + text.size(), nullptr);
  ImGui::PopStyleColor();
  ImGui::PopFont();
}

ImU32 faded(ImU32 color, float opacity) {
  const auto alpha = static_cast<float>(color >> IM_COL32_A_SHIFT) * opacity + 0.5f;
  return (color & ~IM_COL32_A_MASK) | (static_cast<ImU32>(alpha) << IM_COL32_A_SHIFT);
}

void drawField(Inspector &ui, const ImRect &place, bool isHovered) {
  canvas().AddRectFilled(
    place.Min, place.Max, isHovered ? look::hoveredField : look::field, ui.px(look::fieldRadius));
}

void drawFocus(Inspector &ui, const ImRect &place, float radius) {
  const float gap = ui.px(2);
  canvas().AddRect(
    place.Min - ImVec2(gap, gap), place.Max + ImVec2(gap, gap), look::accent(0.85f), radius + gap,
    0, ui.px(1.5f));
}

void drawChevron(Inspector &ui, ImVec2 center, float turn, ImU32 color) {
  const float angle = turn * IM_PI / 2;
  const ImVec2 along = {std::cos(angle), std::sin(angle)};
  const ImVec2 across = {-along.y, along.x};
  const float size = 3.2f * ui.scale;
  canvas().PathLineTo(center - along * (size * 0.55f) - across * size);
  canvas().PathLineTo(center + along * (size * 0.55f));
  canvas().PathLineTo(center - along * (size * 0.55f) + across * size);
  canvas().PathStroke(color, 0, 1.4f * ui.scale);
}

void drawUpDown(Inspector &ui, ImVec2 center, ImU32 color) {
  const float apart = 3.4f * ui.scale;
  drawChevron(ui, center - ImVec2(0, apart), -1, color);
  drawChevron(ui, center + ImVec2(0, apart), 1, color);
}

void drawCheck(Inspector &ui, ImVec2 center, ImU32 color) {
  const float unit = ui.scale;
  canvas().PathLineTo(center + ImVec2(-3.6f, 0.2f) * unit);
  canvas().PathLineTo(center + ImVec2(-1.1f, 2.8f) * unit);
  canvas().PathLineTo(center + ImVec2(3.8f, -3.2f) * unit);
  canvas().PathStroke(color, 0, 1.5f * unit);
}

void drawCross(Inspector &ui, ImVec2 center, ImU32 color) {
  const float arm = 3 * ui.scale;
  canvas().AddLine(center - ImVec2(arm, arm), center + ImVec2(arm, arm), color, 1.4f * ui.scale);
  canvas().AddLine(center - ImVec2(arm, -arm), center + ImVec2(arm, -arm), color, 1.4f * ui.scale);
}

void drawReset(Inspector &ui, ImVec2 center, ImU32 color) {
  const float radius = 4.2f * ui.scale;
  const float arm = 2.5f * ui.scale;
  const float line = 1.3f * ui.scale;
  // From the left round the bottom to the upper left, against the clock.
  const float end = -0.86f * IM_PI;
  canvas().PathArcTo(center, radius, IM_PI, end, 28);
  canvas().PathStroke(color, 0, line);
  const ImVec2 tip = center + ImVec2(std::cos(end), std::sin(end)) * radius;
  canvas().PathLineTo(tip - ImVec2(0, arm));
  canvas().PathLineTo(tip);
  canvas().PathLineTo(tip + ImVec2(arm, 0));
  canvas().PathStroke(color, 0, line);
}

void drawMagnifier(Inspector &ui, ImVec2 center, ImU32 color) {
  const float unit = ui.scale;
  canvas().AddCircle(center - ImVec2(1, 1) * unit, 3.6f * unit, color, 0, 1.3f * unit);
  canvas().AddLine(
    center + ImVec2(1.7f, 1.7f) * unit, center + ImVec2(4.4f, 4.4f) * unit, color, 1.4f * unit);
}

void drawGrab(Inspector &ui, ImVec2 center, float radius, float glow) {
  ImDrawList &list = canvas();
  if (glow > 0) {
    list.AddCircleFilled(center, radius + 5 * glow * ui.scale, look::accent(0.20f * glow));
  }
  list.AddCircleFilled(
    center + ImVec2(0, 0.8f * ui.scale), radius + 0.8f * ui.scale, IM_COL32(0, 0, 0, 70));
  list.AddCircleFilled(center, radius, IM_COL32(242, 245, 246, 255));
}

/// Adds the outline of a rounded rectangle that is `grow` larger, more below than above, clockwise.
static void addOutline(std::vector<ImVec2> &points, const ImRect &place, float radius, float grow) {
  constexpr int steps = 8;
  const ImVec2 low = place.Min - ImVec2(grow, grow * 0.7f);
  const ImVec2 high = place.Max + ImVec2(grow, grow * 1.3f);
  const float round = radius + grow;
  const ImVec2 centers[] = {
    low + ImVec2(round, round),
    {high.x - round, low.y + round},
    high - ImVec2(round, round),
    {low.x + round, high.y - round}};
  for (int corner = 0; corner < 4; corner++) {
    for (int step = 0; step <= steps; step++) {
      const float quarters = static_cast<float>(corner + 2) + static_cast<float>(step) / steps;
      const float angle = quarters * IM_PI / 2;
      points.push_back(centers[corner] + ImVec2(std::cos(angle), std::sin(angle)) * round);
    }
  }
}

void drawShadow(Inspector &ui, const ImRect &place, float radius) {
  // Rings from the edge outward, each fainter than the last; under the panel nothing would be seen.
  constexpr int rings = 5;
  const float reach = 20 * ui.scale;
  std::vector<ImVec2> points;
  for (int ring = 0; ring <= rings; ring++) {
    addOutline(points, place, radius, reach * static_cast<float>(ring) / rings);
  }
  ImDrawList &list = canvas();
  const int count = static_cast<int>(points.size()) / (rings + 1);
  const ImVec2 white = list._Data->TexUvWhitePixel;
  list.PrimReserve(rings * count * 6, static_cast<int>(points.size()));
  const auto first = static_cast<int>(list._VtxCurrentIdx);
  for (int index = 0; index < static_cast<int>(points.size()); index++) {
    const float left = 1 - static_cast<float>(index / count) / rings;
    const auto alpha = static_cast<ImU32>(96 * left * left + 0.5f);
    list.PrimWriteVtx(points[index], white, alpha << IM_COL32_A_SHIFT);
  }
  for (int ring = 0; ring < rings; ring++) {
    for (int index = 0; index < count; index++) {
      const int here = first + ring * count + index;
      const int next = first + ring * count + (index + 1) % count;
      for (const int corner : {here, next, next + count, next + count, here + count, here}) {
        list.PrimWriteIdx(static_cast<ImDrawIdx>(corner));
      }
    }
  }
}

void drawChecker(Inspector &ui, const ImRect &place, float radius) {
  ImDrawList &list = canvas();
  list.AddRectFilled(place.Min, place.Max, IM_COL32(205, 205, 210, 255), radius);
  const float side = ui.px(5);
  list.PushClipRect(place.Min + ImVec2(1, 1), place.Max - ImVec2(1, 1), true);
  const float inset = radius * 0.3f;  // squares stay inside the round corners
  for (float y = place.Min.y, row = 0; y < place.Max.y; y += side, row++) {
    for (float x = place.Min.x + (std::fmod(row, 2) == 0 ? side : 0); x < place.Max.x;
         x += 2 * side) {
      const ImVec2 low = ImMax({x, y}, place.Min + ImVec2(inset, inset));
      const ImVec2 high = ImMin({x + side, y + side}, place.Max - ImVec2(inset, inset));
      if (low.x < high.x && low.y < high.y) {
        list.AddRectFilled(low, high, IM_COL32(150, 150, 158, 255));
      }
    }
  }
  list.PopClipRect();
}

void shade(int first, ImVec2 from, ImVec2 to, ImU32 fromColor, ImU32 toColor) {
  const ImVec2 along = to - from;
  const float scale = 1 / (along.x * along.x + along.y * along.y);
  ImVector<ImDrawVert> &vertices = canvas().VtxBuffer;
  for (int index = first; index < vertices.Size; index++) {
    ImDrawVert &vertex = vertices[index];
    const ImVec2 offset = vertex.pos - from;
    const float share = ImSaturate((offset.x * along.x + offset.y * along.y) * scale);
    const ImVec4 a = ImGui::ColorConvertU32ToFloat4(fromColor);
    const ImVec4 b = ImGui::ColorConvertU32ToFloat4(toColor);
    // The antialiased rim is transparent and stays so.
    const float rim = static_cast<float>(vertex.col >> IM_COL32_A_SHIFT) / 255;
    vertex.col = ImGui::ColorConvertFloat4ToU32(
      {ImLerp(a.x, b.x, share), ImLerp(a.y, b.y, share), ImLerp(a.z, b.z, share),
       ImLerp(a.w, b.w, share) * rim});
  }
}

}  // namespace inspector

#endif
