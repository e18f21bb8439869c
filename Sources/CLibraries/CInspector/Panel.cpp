#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "Drawing.hpp"
#include "Inspector.hpp"
#include "Look.hpp"
#include "Pointing.hpp"

using namespace inspector;

static constexpr ImGuiWindowFlags windowFlags = ImGuiWindowFlags_NoDecoration
  | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav
  | ImGuiWindowFlags_NoBackground;

static void drawGround(Inspector &ui) {
  const ImRect &place = ui.panel.place;
  const float radius = ui.px(look::panelRadius);
  ImDrawList &list = *ImGui::GetWindowDrawList();
  list.PushClipRectFullScreen();
  drawShadow(ui, place, radius);
  list.AddRectFilled(place.Min, place.Max, look::ground, radius);
  list.AddRect(place.Min, place.Max, look::rim, radius);
  list.PopClipRect();
}

/// A hairline across the panel, where rows have scrolled under its edge.
static void drawEdge(Inspector &ui, float y) {
  const ImRect &place = ui.panel.place;
  ImGui::GetWindowDrawList()->AddRectFilled(
    {place.Min.x + 1, y}, {place.Max.x - 1, y + 1}, look::white(0.09f));
}

void inspector_begin_panel(Inspector *inspector, const char *title) {
  Inspector &ui = current(inspector);
  auto &panel = ui.panel;
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const float margin = ui.px(look::panelMargin);
  const float highest = ImMax(ui.px(look::headerHeight), screen.y - 2 * margin);
  const float natural = panel.headerHeight + panel.rowsHeight + panel.footerHeight;
  const float height = panel.isMeasured ? ImMin(natural, highest) : highest;
  const ImVec2 size = {ui.px(look::panelWidth), height};
  const ImVec2 origin = {ImMax(0.0f, screen.x - margin - size.x), margin};
  panel.place = ImRect(origin, origin + size);
  panel.indent = 0;
  panel.hasBody = false;

  ImGui::SetNextWindowPos(origin);
  ImGui::SetNextWindowSize(size);
  ImGui::Begin("panel", nullptr, windowFlags | ImGuiWindowFlags_NoScrollWithMouse);
  drawGround(ui);
  const ImRect header(
    origin + ImVec2(ui.px(look::inset), ui.px(3)),
    {origin.x + ui.px(look::controlLeft - 6), origin.y + ui.px(look::headerHeight - 1)});
  drawText(ui.typeface.title, header, Alignment::leading, look::white(1), title);
  ImGui::SetCursorScreenPos({origin.x, origin.y + ui.px(look::headerHeight)});
}

void inspector_end_panel(Inspector *inspector) {
  Inspector &ui = current(inspector);
  auto &panel = ui.panel;
  const float bottom = ImGui::GetCursorScreenPos().y;
  const float above = panel.hasBody ? panel.bodyBottom : panel.place.Min.y + panel.headerHeight;
  const float footer = bottom > above ? bottom - above + ui.px(look::footerInset) : 0;
  if (footer != panel.footerHeight || !panel.isMeasured) { ui.settlingFrames = 2; }
  panel.footerHeight = footer;
  panel.isMeasured = true;
  ImGui::End();
}

void inspector_begin_body(Inspector *inspector) {
  Inspector &ui = current(inspector);
  auto &panel = ui.panel;
  const float top = ImGui::GetCursorScreenPos().y;
  panel.headerHeight = top - panel.place.Min.y;
  panel.hasBody = true;
  panel.bodyTop = top;
  panel.bodyBottom = ImMax(top + 1, panel.place.Max.y - panel.footerHeight);
  ImGui::BeginChild("body", {0, panel.bodyBottom - top}, false, windowFlags);
}

/// The thin bar at the right that shows how far the rows are scrolled, and drags them.
static void putScrollBar(Inspector &ui) {
  ImGuiWindow *window = ImGui::GetCurrentWindow();
  const float hidden = window->ScrollMax.y;
  const auto &panel = ui.panel;
  const float shownHeight = panel.bodyBottom - panel.bodyTop;
  if (hidden < 1 || shownHeight < ui.px(40)) { return; }
  const ImGuiID id = window->GetID("scroll bar");
  const float length = ImMax(ui.px(24), shownHeight * shownHeight / (shownHeight + hidden));
  const float travel = shownHeight - length - ui.px(4);
  const float top = panel.bodyTop + ui.px(2) + travel * (window->Scroll.y / hidden);
  const float right = panel.place.Max.x - ui.px(2.5f);
  const ImRect bar({right - ui.px(3), top}, {right, top + length});
  const ImRect target({right - ui.px(6), top}, {panel.place.Max.x, top + length});
  const Drag drag = dragOn(ui, id, target);
  if (drag.hasBegun) { ui.drag = {id, 0, window->Scroll.y}; }
  if (drag.isHeld) {
    ui.drag.y += drag.distance.y * hidden / travel;
    ImGui::SetScrollY(ImClamp(static_cast<float>(ui.drag.y), 0.0f, hidden));
  }
  const bool isNear = ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem);
  const float share = ui.eased(id, drag.isHeld || drag.isHovered ? 1 : isNear ? 0.5f : 0.2f);
  window->DrawList->AddRectFilled(bar.Min, bar.Max, look::white(0.38f * share), ui.px(1.5f));
}

void inspector_end_body(Inspector *inspector) {
  Inspector &ui = current(inspector);
  auto &panel = ui.panel;
  ImGuiWindow *window = ImGui::GetCurrentWindow();
  const float rows = window->DC.CursorPos.y - window->DC.CursorStartPos.y + ui.px(8);
  ImGui::Dummy({1, ui.px(8)});
  if (rows != panel.rowsHeight) { ui.settlingFrames = 2; }
  panel.rowsHeight = rows;
  putScrollBar(ui);
  const float scrolled = window->Scroll.y;
  const float hidden = window->ScrollMax.y;
  ImGui::EndChild();
  if (scrolled > 0) { drawEdge(ui, panel.bodyTop); }
  if (scrolled < hidden) { drawEdge(ui, panel.bodyBottom - 1); }
  ImGui::SetCursorScreenPos({panel.place.Min.x, panel.bodyBottom});
}

#endif
