#pragma once

#include <string>
#include <vector>

#include "DearImGui.hpp"

namespace inspector {

/// The keys pressed in a frame that move or change a control; empty while a text takes them.
struct Keys {
  /// Next control if positive, previous if negative; arrows and Tab.
  int vertical = 0;
  /// As `vertical`, but only from the arrows.
  int arrowVertical = 0;
  int horizontal = 0;
  bool enter = false;
  bool escape = false;
  bool reset = false;

  static Keys pressed();
};

/// Which control the keyboard goes to, and the order in which keys move from one to the next.
///
/// ImGui has a navigation of its own, but in 1.86 Tab always starts again from the first control,
/// and a slider must be entered before it can be nudged. Here every control is one stop, in the
/// order they are put, and answers to its keys as soon as it has the focus.
class Focus {
 public:
  /// What a control is told about itself.
  struct Answer {
    bool isFocused = false;
    /// Whether to show it: the last move was made by keys.
    bool isMarked = false;
    /// The keys of this frame, if the control has the focus.
    Keys keys;
  };

  /// Moves the focus by the keys; a control that has grabbed the arrows keeps it.
  void beginFrame(const Keys &keys);
  void endFrame();

  /// Adds the control to the order, and scrolls to it if the focus has just come to it.
  ///
  /// - Parameter canBeFirst: Whether a request for the first control may mean this one.
  Answer stop(ImGuiID id, const char *name, const ImRect &place, bool canBeFirst = true);

  /// Gives the focus to a control that was pressed with the pointer.
  void take(ImGuiID id);
  /// Gives the focus to a control by its name, or to the first if the name is empty.
  void request(std::string name);
  void release();
  /// Shows where the focus is, as after a move by keys.
  void mark() { isMarked_ = mustReveal_ = true; }

  /// What was pressed in this frame.
  const Keys &keys() const { return keys_; }
  bool isAnywhere() const { return id_ != 0 || isRequested_; }
  ImGuiID id() const { return id_; }
  /// Of the focused control; empty if there is none.
  const std::string &name() const { return name_; }

  /// Whether the control takes the arrows for itself, until it lets go.
  bool isGrabbed(ImGuiID id) const { return grabbed_ == id; }
  bool isGrabbed() const { return grabbed_ != 0; }
  /// Takes or gives back the arrows by the keys of this frame: Enter does both, Escape gives back.
  void updateGrab(ImGuiID id);

 private:
  void move(int distance, bool wraps);

  ImGuiID id_ = 0, grabbed_ = 0;
  std::string name_, requestedName_;
  bool isRequested_ = false;
  bool isMarked_ = false;
  bool mustReveal_ = false;
  Keys keys_;
  std::vector<ImGuiID> stops_, lastStops_;
  /// Where the focus was among the stops, should its control disappear.
  int lastIndex_ = 0;
};

}  // namespace inspector
