#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "TextEdit.hpp"

#include <cstring>

#include "Drawing.hpp"
#include "Look.hpp"
#include "Row.hpp"

namespace inspector {

/// Starts editing; an edit that is still going on ends as if one had clicked elsewhere.
static void begin(TextEdit &edit, ImGuiID id, const std::string &text) {
  if (edit.id != 0 && edit.initial != edit.text) {
    edit.endedId = edit.id;
    edit.endedText = edit.text;
  }
  edit.id = id;
  edit.initial = text.substr(0, sizeof edit.text - 1);
  std::strcpy(edit.text, edit.initial.c_str());
  edit.isNew = true;
}

/// Puts ImGui's text field, drawn as one of ours; false once the edit has ended.
static bool putField(Inspector &ui, const ImRect &place) {
  ImGuiContext &imgui = *ImGui::GetCurrentContext();
  ImGuiWindow *window = ImGui::GetCurrentWindow();
  const ImVec2 cursor = window->DC.CursorPos;
  const ImVec2 farthest = window->DC.CursorMaxPos;
  const ImGuiID id = window->GetID("##edited text");
  const float height = ui.typeface.text->FontSize;
  ImGui::PushStyleVar(
    ImGuiStyleVar_FramePadding,
    {ui.px(look::fieldInset), ImFloor((place.GetHeight() - height) / 2)});
  ImGui::SetCursorScreenPos(place.Min);
  if (ui.edit.isNew) { imgui.NavActivateInputId = id; }
  ImGui::InputTextEx(
    "##edited text", nullptr, ui.edit.text, sizeof ui.edit.text, place.GetSize(),
    ImGuiInputTextFlags_AutoSelectAll);
  imgui.NavActivateInputId = 0;
  ImGuiInputTextState *state = ImGui::GetInputTextState(id);
  if (state != nullptr && ui.edit.isNew) {
    state->SelectedAllMouseLock = true;  // the click that began the edit does not move the caret
  }
  ImGui::PopStyleVar();
  window->DC.CursorPos = cursor;
  window->DC.CursorMaxPos = farthest;
  if (ImGui::IsMouseHoveringRect(place.Min, place.Max)) { ui.cursor = InspectorCursorText; }
  ui.edit.isNew = false;
  return imgui.ActiveId == id;
}

std::optional<std::string> put(Inspector &ui, ImGuiID id, const EditableText &text, bool begins) {
  std::optional<std::string> typed;
  TextEdit &edit = ui.edit;
  if (edit.endedId == id) {
    edit.endedId = 0;
    typed = std::move(edit.endedText);
  }
  const bool isHovered = edit.id != id && ImGui::ItemHoverable(text.place, id);
  if (isHovered) { ui.cursor = InspectorCursorText; }
  if (edit.id != id && (begins || (isHovered && ImGui::IsMouseClicked(0)))) {
    begin(edit, id, text.edited);
    if (!begins) { ui.focus().take(id); }
    ImGui::FocusWindow(ImGui::GetCurrentWindow());
  }
  if (edit.id == id) {
    edit.wasPut = true;
    if (!putField(ui, text.place)) {
      if (edit.initial != edit.text) { typed = edit.text; }
      edit.id = 0;
    }
    return typed;
  }
  if (text.hasGround || isHovered) { drawField(ui, text.place, isHovered); }
  const float inset = ui.px(look::fieldInset);
  ImRect place(text.place.Min + ImVec2(inset, 0), text.place.Max - ImVec2(inset, 0));
  if (!text.suffix.empty()) {
    const float suffixWidth = width(ui.typeface.small, text.suffix);
    const ImRect suffix({place.Max.x - suffixWidth, place.Min.y + ui.scale}, place.Max);
    drawText(ui.typeface.small, suffix, Alignment::leading, look::quietText, text.suffix);
    place.Max.x -= suffixWidth + ui.px(3);
  }
  drawText(
    ui.typeface.text, place, text.isTrailing ? Alignment::trailing : Alignment::leading, text.color,
    text.shown);
  return typed;
}

}  // namespace inspector

const char *inspector_text_field(Inspector *inspector, const char *text, InspectorEvent *event) {
  using namespace inspector;
  Inspector &ui = current(inspector);
  const Row row = putRow(ui, ui.px(look::rowHeight));
  *event = row.event;
  const EditableText shown{
    .place = row.control,
    .shown = text,
    .edited = text,
    .color = look::text,
    .isTrailing = false,
    .hasGround = true};
  const std::optional<std::string> typed = put(ui, row.id, shown, row.focus.keys.enter);
  if (row.focus.isMarked) { drawFocus(ui, row.control, ui.px(look::fieldRadius)); }
  if (!typed) { return nullptr; }
  *event = InspectorEventChanged;
  ui.fieldText = *typed;
  return ui.fieldText.c_str();
}

#endif
