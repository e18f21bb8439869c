#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "Drawing.hpp"
#include "Inspector.hpp"
#include "Look.hpp"
#include "Pointing.hpp"

using namespace inspector;

/// Puts the cross that empties the field; true when it was pressed.
static bool putCross(Inspector &ui, const ImRect &field) {
  const ImVec2 half = {field.GetHeight() / 2, field.GetHeight() / 2};
  const ImVec2 center = {field.Max.x - half.x, field.GetCenter().y};
  const ImGuiID id = ImGui::GetCurrentWindow()->GetID("clear search");
  const Press press = pressOn(ui, id, {center - half, center + half});
  drawCross(ui, center, look::white(press.isHovered ? 0.9f : 0.5f));
  return press.isDone;
}

const char *inspector_search(Inspector *inspector, const char *placeholder) {
  Inspector &ui = current(inspector);
  ImGuiContext &imgui = *ImGui::GetCurrentContext();
  ImGuiWindow *window = ImGui::GetCurrentWindow();
  const ImVec2 cursor = window->DC.CursorPos;
  const ImRect &panel = ui.panel.place;
  const float height = ui.px(26);
  const float top = panel.Min.y + ImFloor((ui.px(look::headerHeight) - height) / 2) + ui.px(1);
  const ImRect place(
    {panel.Min.x + ui.px(look::controlLeft), top},
    {panel.Min.x + ui.px(look::controlRight), top + height});
  const ImGuiID id = window->GetID("##search");
  const Focus::Answer focus = ui.focus().stop(id, "search", place, false);
  if (focus.keys.enter) { imgui.NavActivateInputId = id; }
  const bool isEditing = imgui.ActiveId == id;
  const bool isHovered = ImGui::IsMouseHoveringRect(place.Min, place.Max);
  if (isHovered) { ui.cursor = InspectorCursorText; }

  const float radius = height / 2;
  window->DrawList->AddRectFilled(
    place.Min, place.Max, isHovered || isEditing ? look::hoveredField : look::field, radius);
  drawMagnifier(ui, {place.Min.x + ui.px(14), place.GetCenter().y}, look::white(0.5f));
  ImGui::PushStyleColor(ImGuiCol_FrameBg, 0);
  ImGui::PushStyleColor(ImGuiCol_Border, 0);
  ImGui::PushStyleColor(ImGuiCol_TextDisabled, look::white(0.42f));
  const float textHeight = ui.typeface.text->FontSize;
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {ui.px(4), ImFloor((height - textHeight) / 2)});
  ImGui::SetCursorScreenPos({place.Min.x + ui.px(22), place.Min.y});
  const float room = ui.px(ui.search[0] != 0 ? 46 : 32);
  ImGui::InputTextEx(
    "##search", placeholder, ui.search, sizeof ui.search, {place.GetWidth() - room, height},
    ImGuiInputTextFlags_AutoSelectAll);
  imgui.NavActivateInputId = 0;
  ImGui::PopStyleVar();
  ImGui::PopStyleColor(3);
  if (ImGui::IsItemActivated() && !focus.isMarked) { ui.focus().take(id); }
  if (isEditing || focus.isMarked) {
    window->DrawList->AddRect(place.Min, place.Max, look::accent(0.85f), radius, 0, ui.px(1.5f));
  }
  if (ui.search[0] != 0 && (putCross(ui, place) || (focus.keys.reset && !isEditing))) {
    ui.search[0] = 0;
  }
  window->DC.CursorPos = cursor;
  return ui.search;
}

#endif
