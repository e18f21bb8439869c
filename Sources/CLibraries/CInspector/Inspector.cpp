#include "DearImGui.hpp"

#if INSPECTOR_HAS_IMGUI

#include "Inspector.hpp"

#include <cmath>
#include <cstdio>

#include "Drawing.hpp"
#include "Look.hpp"

using namespace inspector;

// MARK: - Life

static void setStyle(ImGuiStyle &style, float scale) {
  style = ImGuiStyle();
  style.WindowPadding = style.FramePadding = style.ItemSpacing = style.ItemInnerSpacing = {0, 0};
  style.WindowMinSize = {1, 1};
  style.WindowBorderSize = style.ChildBorderSize = style.PopupBorderSize = 0;
  style.ScrollbarSize = 1;  // ours lies over the rows; ImGui wants more than 0
  style.FrameRounding = std::round(look::fieldRadius * scale);
  style.FrameBorderSize = 1;
  style.CircleTessellationMaxError = 0.12f;
  const auto set = [&](ImGuiCol name, ImU32 color) {
    style.Colors[name] = ImGui::ColorConvertU32ToFloat4(color);
  };
  set(ImGuiCol_Text, look::white(1));
  set(ImGuiCol_TextDisabled, look::quietText);
  set(ImGuiCol_TextSelectedBg, look::accent(0.35f));
  set(ImGuiCol_FrameBg, IM_COL32(0, 0, 0, 110));
  set(ImGuiCol_Border, look::accent(0.85f));
  set(ImGuiCol_BorderShadow, 0);
}

Inspector::Inspector(Typeface::Face regular, Typeface::Face strong)
  : context(ImGui::CreateContext()) {
  ImGui::SetCurrentContext(context);
  IMGUI_CHECKVERSION();
  ImGuiIO &io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
  mapKeys(io);
  typeface.use(std::move(regular), std::move(strong));
  if (std::string reason = painter.build(); !reason.empty()) {
    ImGui::DestroyContext(context);
    throw reason;
  }
}

Inspector::~Inspector() { ImGui::DestroyContext(context); }

Inspector *inspector_create(
  const char *regular_font, int regular_index, const char *strong_font, int strong_index,
  char *problem, int capacity) {
  try {
    return new Inspector({regular_font, regular_index}, {strong_font, strong_index});
  } catch (const std::string &reason) {
    std::snprintf(problem, capacity, "%s", reason.c_str());
    return nullptr;
  }
}

void inspector_destroy(Inspector *inspector) { delete inspector; }

const char *inspector_font_problem(const Inspector *inspector) {
  const std::string &problem = inspector->typeface.problem;
  return problem.empty() ? nullptr : problem.c_str();
}

void inspector_set_clipboard(
  Inspector *inspector, void *context, const char *(*read)(void *),
  void (*write)(void *, const char *)) {
  current(inspector);
  ImGuiIO &io = ImGui::GetIO();
  io.ClipboardUserData = context;
  io.GetClipboardTextFn = read;
  io.SetClipboardTextFn = write;
}

void inspector_set_reduces_motion(Inspector *inspector, bool reduces_motion) {
  inspector->reducesMotion = reduces_motion;
}

float Inspector::eased(ImGuiID id, float target) {
  const auto [found, isNew] = easedValues_.try_emplace(id, target);
  float &value = found->second;
  if (isNew || reducesMotion || std::abs(target - value) < 0.01f) { return value = target; }
  // The first frame after a pause is long; what begins in it should still be seen to glide.
  const float seconds = ImMin(ImGui::GetIO().DeltaTime, 1.0f / 30);
  value += (target - value) * (1 - std::exp(-seconds * 22));
  isMoving = true;
  return value;
}

// MARK: - Frames

void inspector_begin_frame(
  Inspector *inspector, double width, double height, double scale, double seconds) {
  Inspector &ui = current(inspector);
  ImGuiIO &io = ImGui::GetIO();
  ui.scale = static_cast<float>(scale);
  const ImVec2 before = io.DisplaySize;
  io.DisplaySize = {
    static_cast<float>(std::round(width * scale)), static_cast<float>(std::round(height * scale))};
  io.DeltaTime = ImMax(static_cast<float>(seconds), 1e-4f);
  if (ui.typeface.build(*io.Fonts, ui.scale)) {
    ui.painter.upload(*io.Fonts);
    io.FontDefault = ui.typeface.text;
    setStyle(ImGui::GetStyle(), ui.scale);
    ui.panel.isMeasured = false;
  }
  if (before.x != io.DisplaySize.x || before.y != io.DisplaySize.y) { ui.settlingFrames = 2; }
  if (ui.input.isPending()) { ui.settlingFrames = 2; }
  ui.input.apply(io, ui.scale);
  const bool isEditing = ui.isEditing();
  ImGui::NewFrame();
  ui.cursor = InspectorCursorArrow;
  ui.isMoving = false;
  ui.note.isWanted = false;
  ui.edit.wasPut = false;
  ui.popup.wasPut = false;
  ui.popup.isOpen = ImGui::GetCurrentContext()->OpenPopupStack.Size > 0;

  // A text being edited takes the keys, but for Tab, which leaves it for the next control.
  Keys keys = Keys::pressed();
  if (isEditing) {
    const bool isTab = keys.vertical != keys.arrowVertical;
    const int direction = keys.vertical;
    keys = {};
    if (isTab) {
      keys.vertical = direction;
      ImGui::ClearActiveID();
    }
  }
  ui.panelFocus.beginFrame(ui.popup.isOpen ? Keys() : keys);
  ui.popupFocus.beginFrame(ui.popup.isOpen ? keys : Keys());
}

/// Seconds the pointer rests on a row before its summary is shown.
static constexpr float noteDelay = 0.55f;

/// Draws the summary that the pointer has rested for, beside the panel or under its row.
static void drawNote(Inspector &ui) {
  auto &note = ui.note;
  if (!note.isWanted) {
    note.id = 0;
    return;
  }
  if (note.rested < noteDelay) { return; }
  ImFont *font = ui.typeface.text;
  const ImVec2 gap = {ui.px(10), ui.px(7)};
  const ImVec2 text = font->CalcTextSizeA(font->FontSize, FLT_MAX, ui.px(220), note.text.c_str());
  const ImVec2 size = text + gap * 2;
  ImVec2 origin = {
    ui.panel.place.Min.x - ui.px(8) - size.x, ImFloor(note.place.GetCenter().y - size.y / 2)};
  if (origin.x < ui.px(8)) {
    origin = {note.place.Min.x + ui.px(look::inset), note.place.Max.y + ui.px(2)};
  }
  const float lowest = ImGui::GetIO().DisplaySize.y - size.y - ui.px(8);
  origin.y = ImClamp(origin.y, ui.px(8), ImMax(ui.px(8), lowest));
  ImDrawList &list = *ImGui::GetForegroundDrawList();
  const float radius = ui.px(look::fieldRadius + 2);
  list.AddRectFilled(origin, origin + size, look::raisedGround, radius);
  list.AddRect(origin, origin + size, look::rim, radius);
  list.AddText(
    font, font->FontSize, origin + gap, look::text, note.text.c_str(), nullptr, ui.px(220));
}

void inspector_end_frame(Inspector *inspector) {
  Inspector &ui = current(inspector);
  drawNote(ui);
  ui.panelFocus.endFrame();
  ui.popupFocus.endFrame();
  if (!ui.edit.wasPut) { ui.edit.id = 0; }
  if (ui.popup.isOpen && !ui.popup.wasPut) { ImGui::ClosePopupToLevel(0, false); }
  if (ui.settlingFrames > 0) { ui.settlingFrames--; }
  ImGui::Render();
}

void inspector_draw(Inspector *inspector) {
  Inspector &ui = current(inspector);
  // The very first frame only measures.
  if (ImDrawData *frame = ImGui::GetDrawData(); frame != nullptr && ui.panel.isMeasured) {
    ui.painter.draw(*frame);
  }
}

double inspector_next_change(const Inspector *inspector) {
  const Inspector &ui = *inspector;
  if (ui.isMoving || ui.settlingFrames > 0 || ui.input.isPending()) { return 0; }
  double next = INFINITY;
  if (ui.note.isWanted && ui.note.rested < noteDelay) { next = noteDelay - ui.note.rested + 0.01; }
  const ImGuiContext &imgui = *ui.context;
  if (ui.isEditing()) {
    // ImGui shows the caret for 0.8 s of every 1.2 s.
    const double phase = std::fmod(ImMax(0.0f, imgui.InputTextState.CursorAnim), 1.2f);
    next = ImMin(next, (phase < 0.8 ? 0.8 : 1.2) - phase + 0.01);
  }
  return next;
}

#endif
