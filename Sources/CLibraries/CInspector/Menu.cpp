#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include <vector>

#include "Drawing.hpp"
#include "Look.hpp"
#include "Pointing.hpp"
#include "Popup.hpp"
#include "Row.hpp"

using namespace inspector;

static std::vector<std::string> lines(const std::string &text) {
  std::vector<std::string> found;
  for (size_t start = 0; start <= text.size();) {
    const size_t end = ImMin(text.find('\n', start), text.size());
    found.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return found;
}

static ImGuiID itemId(ImGuiID menu, int index) { return ImHashData(&index, sizeof index, menu); }

/// Puts one choice of an open menu; true when it was chosen.
static bool putItem(Inspector &ui, ImGuiID id, const std::string &label, bool isChosen) {
  ImGuiWindow *window = ImGui::GetCurrentWindow();
  const ImVec2 origin = window->DC.CursorPos;
  const ImRect place(
    origin + ImVec2(ui.px(4), 0),
    {window->Pos.x + window->Size.x - ui.px(4), origin.y + ui.px(26)});
  ImGui::ItemSize(place.GetSize());
  const Press press = pressOn(ui, id, place);
  const Focus::Answer focus = ui.popupFocus.stop(id, label.c_str(), place);
  if (press.isHovered && ImGui::GetIO().MouseDelta.y != 0) { ui.popupFocus.take(id); }
  if (press.isHovered || focus.isMarked) {
    window->DrawList->AddRectFilled(
      place.Min, place.Max, look::white(0.10f), ui.px(look::fieldRadius));
  }
  if (isChosen) { drawCheck(ui, place.Min + ImVec2(ui.px(13), ui.px(13)), look::accent()); }
  drawText(
    ui.typeface.text, {place.Min + ImVec2(ui.px(26), 0), place.Max - ImVec2(ui.px(8), 0)},
    Alignment::leading, isChosen ? look::white(1) : look::text, label);
  return press.isDone || focus.keys.enter;
}

InspectorEvent inspector_menu(Inspector *inspector, const char *choices, int *index) {
  Inspector &ui = current(inspector);
  const Row row = putRow(ui, ui.px(look::rowHeight));
  const std::vector<std::string> names = lines(choices);
  const int count = static_cast<int>(names.size());
  const int before = *index;

  const Press press = pressOn(ui, row.id, row.control);
  if (press.isDone) { ui.focus().take(row.id); }
  if (press.isDone || row.focus.keys.enter) { openPopup(ui, row.id, itemId(row.id, *index)); }
  if (row.focus.keys.horizontal != 0) {
    *index = (*index + row.focus.keys.horizontal + count) % count;
  }

  drawField(ui, row.control, press.isHovered || press.isHeld || ImGui::IsPopupOpen(row.id, 0));
  ImRect place(
    row.control.Min + ImVec2(ui.px(look::fieldInset), 0), row.control.Max - ImVec2(ui.px(20), 0));
  if (*index >= 0 && *index < count) {
    drawText(ui.typeface.text, place, Alignment::leading, look::text, names[*index]);
  }
  drawUpDown(ui, {row.control.Max.x - ui.px(11), row.control.GetCenter().y}, look::quietText);
  if (row.focus.isMarked) { drawFocus(ui, row.control, ui.px(look::fieldRadius)); }

  const ImVec2 size = {row.control.GetWidth(), static_cast<float>(count) * ui.px(26) + ui.px(8)};
  if (beginPopup(ui, row.id, row.control, size)) {
    ImGui::SetCursorPosY(ui.px(4));
    for (int choice = 0; choice < count; choice++) {
      if (putItem(ui, itemId(row.id, choice), names[choice], choice == *index)) {
        *index = choice;
        ImGui::CloseCurrentPopup();
      }
    }
    endPopup(ui);
  }
  return *index != before ? InspectorEventChanged : row.event;
}

#endif
