#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include <algorithm>
#include <vector>

#include "Drawing.hpp"
#include "Look.hpp"

using namespace inspector;

/// Height of the plot in points.
static constexpr float plotHeight = 104;

/// Pixels of a point of the plane.
static ImVec2 placed(const Inspector &ui, const InspectorPoint &point) {
  const auto &[place, low, high] = ui.plot;
  const auto x = static_cast<float>((point.x - low.x) / (high.x - low.x));
  const auto y = static_cast<float>((point.y - low.y) / (high.y - low.y));
  return {ImLerp(place.Min.x, place.Max.x, x), ImLerp(place.Max.y, place.Min.y, y)};
}

void inspector_begin_plot(
  Inspector *inspector, InspectorPoint lower_left, InspectorPoint upper_right) {
  Inspector &ui = current(inspector);
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  const float side = ui.px(look::inset);
  const ImRect place(
    origin + ImVec2(side, ui.px(4)),
    origin + ImVec2(ui.px(look::panelWidth) - side, ui.px(4 + plotHeight)));
  ImGui::Dummy({1, ui.px(plotHeight + 12)});
  ui.plot = {place, lower_left, upper_right};
  ImDrawList &list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(place.Min, place.Max, look::white(0.04f), ui.px(look::fieldRadius + 2));
  list.PushClipRect(place.Min, place.Max, true);
}

void inspector_end_plot(Inspector *inspector) {
  current(inspector);
  ImGui::GetWindowDrawList()->PopClipRect();
}

void inspector_plot_level(Inspector *inspector, double y) {
  Inspector &ui = current(inspector);
  const float at = ImFloor(placed(ui, {0, y}).y);
  ImGui::GetWindowDrawList()->AddRectFilled(
    {ui.plot.place.Min.x, at}, {ui.plot.place.Max.x, at + 1}, look::white(0.10f));
}

/// A ground between the line and the lower edge that fades downward.
static void drawGroundUnder(Inspector &ui, const std::vector<ImVec2> &points) {
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const ImRect &place = ui.plot.place;
  const auto color = [&](float y) {
    const float share = ImSaturate((place.Max.y - y) / place.GetHeight());
    return look::accent(0.20f * share);
  };
  const int count = static_cast<int>(points.size());
  const ImVec2 white = list._Data->TexUvWhitePixel;
  list.PrimReserve((count - 1) * 6, count * 2);
  const auto first = static_cast<ImDrawIdx>(list._VtxCurrentIdx);
  for (int index = 0; index < count; index++) {
    list.PrimWriteVtx(points[index], white, color(points[index].y));
    list.PrimWriteVtx({points[index].x, place.Max.y}, white, look::accent(0));
  }
  for (int index = 0; index + 1 < count; index++) {
    const auto corner = static_cast<ImDrawIdx>(first + index * 2);
    for (const int offset : {0, 1, 2, 2, 1, 3}) {
      list.PrimWriteIdx(static_cast<ImDrawIdx>(corner + offset));
    }
  }
}

void inspector_plot_line(
  Inspector *inspector, InspectorLine line, const InspectorPoint *points, int count) {
  Inspector &ui = current(inspector);
  if (count < 2) { return; }
  std::vector<ImVec2> pixels;
  pixels.reserve(count);
  std::transform(points, points + count, std::back_inserter(pixels), [&](const auto &point) {
    return placed(ui, point);
  });
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const bool isTraced = line == InspectorLineTraced;
  if (!isTraced) { drawGroundUnder(ui, pixels); }
  list.AddPolyline(
    pixels.data(), count, isTraced ? look::white(0.9f) : look::accent(), 0,
    (isTraced ? 1.3f : 1.8f) * ui.scale);
  if (isTraced) { list.AddCircleFilled(pixels.back(), 2.6f * ui.scale, look::white(1)); }
}

void inspector_plot_mark(Inspector *inspector, double x, const char *text) {
  Inspector &ui = current(inspector);
  const ImRect &place = ui.plot.place;
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const float at = ImFloor(placed(ui, {x, 0}).x);
  const float dash = ui.px(3);
  for (float y = place.Min.y; y < place.Max.y; y += 2 * dash) {
    list.AddRectFilled({at, y}, {at + 1, ImMin(y + dash, place.Max.y)}, look::white(0.32f));
  }
  // The text stands to the right of the line, or to its left where there is no room.
  const float gap = ui.px(5);
  const float room = width(ui.typeface.small, text);
  const float left = at + gap + room < place.Max.x - gap ? at + gap : at - gap - room;
  const float middle = place.GetCenter().y;  // where a curve that has settled is not
  const ImRect line({left, middle - ui.px(8)}, {left + room + 1, middle + ui.px(8)});
  drawText(ui.typeface.small, line, Alignment::leading, look::white(0.6f), text);
}

#endif
