#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include <vector>

#include "Drawing.hpp"
#include "Look.hpp"
#include "Numbers.hpp"

using namespace inspector;

static constexpr float graphHeight = 68;
static constexpr float legendLine = 18;

void inspector_begin_graph(Inspector *inspector, double ceiling, double budget) {
  Inspector &ui = current(inspector);
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  const float side = ui.px(look::inset);
  const ImRect place(
    origin + ImVec2(side, ui.px(4)),
    origin + ImVec2(ui.px(look::panelWidth) - side, ui.px(4 + graphHeight)));
  ui.graph.frame = place;
  // Columns keep out of the round corners.
  ui.graph.place =
    ImRect(place.Min + ImVec2(ui.px(8), ui.px(6)), place.Max - ImVec2(ui.px(8), ui.px(6)));
  ui.graph.ceiling = ceiling > 0 ? ceiling : 1;
  ui.graph.partCount = ui.graph.entryCount = 0;
  ui.graph.heights.clear();
  ImDrawList &list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(place.Min, place.Max, look::white(0.04f), ui.px(look::fieldRadius + 2));
  if (budget > 0 && budget < ceiling) {
    const float share = static_cast<float>(budget / ceiling);
    const float y = ImFloor(ImLerp(ui.graph.place.Max.y, ui.graph.place.Min.y, share));
    list.AddRectFilled({place.Min.x, y}, {place.Max.x, y + 1}, look::white(0.16f));
    const ImRect line({place.Min.x, y + ui.px(1)}, {ui.graph.place.Max.x, y + ui.px(15)});
    drawText(
      ui.typeface.small, line, Alignment::trailing, look::quietText, text(budget, 1) + " ms");
  }
}

void inspector_end_graph(Inspector *inspector) {
  Inspector &ui = current(inspector);
  const int lines = (ui.graph.entryCount + 1) / 2;
  ImGui::Dummy({1, ui.px(graphHeight + 12 + legendLine * static_cast<float>(lines))});
}

/// Puts a name and a reading under the graph, two to a line.
static void putEntry(
  Inspector &ui, const char *name, const char *reading, ImU32 color, bool isLine) {
  auto &graph = ui.graph;
  const int index = graph.entryCount++;
  const float gap = ui.px(14);
  const float columnWidth = (graph.frame.GetWidth() - gap) / 2;
  const float left = graph.frame.Min.x + static_cast<float>(index % 2) * (columnWidth + gap);
  const float top = graph.frame.Max.y + ui.px(6 + legendLine * static_cast<float>(index / 2));
  const ImRect line({left, top}, {left + columnWidth, top + ui.px(legendLine)});
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const float middle = line.GetCenter().y;
  const ImVec2 half = isLine ? ImVec2(ui.px(3.5f), ui.px(0.75f)) : ImVec2(ui.px(3.5f), ui.px(3.5f));
  const ImVec2 center = {left + ui.px(4), ImFloor(middle)};
  list.AddRectFilled(center - half, center + half, color, isLine ? 0 : ui.px(2));
  const float readingWidth = width(ui.typeface.small, reading);
  drawText(
    ui.typeface.small,
    {{left + ui.px(13), top}, {line.Max.x - readingWidth - ui.px(4), line.Max.y}},
    Alignment::leading, look::white(0.75f), name);
  drawText(ui.typeface.small, line, Alignment::trailing, look::quietText, reading);
}

/// Left edge of a frame's column, on whole pixels.
static float edge(const ImRect &place, int index, int count) {
  return ImFloor(
    ImLerp(place.Min.x, place.Max.x, static_cast<float>(index) / static_cast<float>(count)));
}

void inspector_graph_part(
  Inspector *inspector, const char *name, const char *reading, const float *milliseconds,
  int count) {
  Inspector &ui = current(inspector);
  auto &graph = ui.graph;
  const ImU32 color = look::parts[graph.partCount++ % IM_ARRAYSIZE(look::parts)];
  putEntry(ui, name, reading, color, false);
  graph.heights.resize(count, 0);
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const ImRect &place = graph.place;
  list.PushClipRect(place.Min, place.Max, true);
  for (int index = 0; index < count; index++) {
    const float height =
      milliseconds[index] / static_cast<float>(graph.ceiling) * place.GetHeight();
    const float base = place.Max.y - graph.heights[index];
    graph.heights[index] += height;
    if (height <= 0 || base <= place.Min.y) { continue; }
    const float gap = place.GetWidth() / static_cast<float>(count) >= ui.px(4) ? ui.px(1) : 0;
    list.AddRectFilled(
      {edge(place, index, count), base - height}, {edge(place, index + 1, count) - gap, base},
      faded(color, 0.9f));
  }
  list.PopClipRect();
}

void inspector_graph_line(
  Inspector *inspector, const char *name, const char *reading, const float *milliseconds,
  int count) {
  Inspector &ui = current(inspector);
  putEntry(ui, name, reading, look::white(0.95f), true);
  if (count < 2) { return; }
  const ImRect &place = ui.graph.place;
  std::vector<ImVec2> points;
  for (int index = 0; index < count; index++) {
    const float share = milliseconds[index] / static_cast<float>(ui.graph.ceiling);
    const float x = (edge(place, index, count) + edge(place, index + 1, count)) / 2;
    points.emplace_back(x, ImMax(place.Min.y, ImLerp(place.Max.y, place.Min.y, share)));
  }
  ImDrawList &list = *ImGui::GetWindowDrawList();
  list.PushClipRect(place.Min, place.Max, true);
  list.AddPolyline(points.data(), count, look::white(0.95f), 0, 1.2f * ui.scale);
  list.PopClipRect();
}

#endif
