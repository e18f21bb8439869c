// The panel of controls over the picture: Dear ImGui's widgets, drawn our way, for callers in C.
//
//   inspector_begin_frame(panel, width, height, scale, seconds);
//   inspector_begin_panel(panel, "button");
//   inspector_begin_body(panel);
//   inspector_row(panel, "amplitude", "amplitude", "how far the strings swing", is_held);
//   switch (inspector_slider(panel, range, "", &amplitude)) { … }
//   inspector_end_body(panel);
//   inspector_end_panel(panel);
//   inspector_end_frame(panel);
//   inspector_draw(panel);
//
// Lengths and places are points of the window, from its top left, y down; times are seconds. Texts
// are UTF-8 and are copied where they are kept. All calls come from the thread that owns the OpenGL
// context. Input comes first, then the frame, so that a drag shows in the frame that follows it.
//
// What the controls show lies with the caller. The inspector keeps only what a person is in the
// middle of: the focus, a drag, a text being typed, what is searched for, how far the rows are
// scrolled.
#ifndef INSPECTOR_H
#define INSPECTOR_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __clang__
#define INSPECTOR_CLOSED_ENUM __attribute__((enum_extensibility(closed)))
#pragma clang assume_nonnull begin
#else
#define INSPECTOR_CLOSED_ENUM
#define _Nullable
#endif

#ifdef __cplusplus
extern "C" {
#endif

/// A panel of controls, its fonts and its OpenGL objects.
typedef struct Inspector Inspector;

// MARK: - Life

/// Returns an inspector that draws into the current OpenGL 3.3 context, or NULL and says why.
///
/// The two fonts may be one file. A font that cannot be read is no reason to fail: the panel then
/// shows ImGui's own small font, and `inspector_font_problem` says what is wrong.
///
/// - Parameters:
///   - regular_font: Path of the font file for text and numbers.
///   - regular_index: Which face of the file; 0 unless it is a collection.
///   - strong_font, strong_index: The same for titles.
///   - problem, capacity: Where to write what went wrong, and how many bytes there are for it.
Inspector *_Nullable inspector_create(
  const char *regular_font, int regular_index, const char *strong_font, int strong_index,
  char *problem, int capacity);

/// Deletes the inspector and its OpenGL objects; the context it was made in must be current.
void inspector_destroy(Inspector *inspector);

/// Returns why the fonts are not those asked for, or NULL; valid until the next frame begins.
const char *_Nullable inspector_font_problem(const Inspector *inspector);

/// Lets text fields cut, copy and paste.
///
/// - Parameters:
///   - context: Handed to both functions unchanged.
///   - read: Returns the clipboard's text, valid until it is called again, or NULL.
///   - write: Puts a text on the clipboard.
void inspector_set_clipboard(
  Inspector *inspector, void *_Nullable context,
  const char *_Nullable (*_Nonnull read)(void *_Nullable context),
  void (*_Nonnull write)(void *_Nullable context, const char *text));

/// Whether switches and highlights move at once instead of gliding.
void inspector_set_reduces_motion(Inspector *inspector, bool reduces_motion);

// MARK: - Input

/// Keys that are no characters, and the letters that edit text together with Control.
typedef enum INSPECTOR_CLOSED_ENUM InspectorKey {
  InspectorKeyLeft,
  InspectorKeyRight,
  InspectorKeyUp,
  InspectorKeyDown,
  InspectorKeyHome,
  InspectorKeyEnd,
  InspectorKeyTab,
  InspectorKeyEnter,
  InspectorKeyEscape,
  InspectorKeySpace,
  InspectorKeyBackspace,
  InspectorKeyDelete,
  InspectorKeyA,
  InspectorKeyC,
  InspectorKeyV,
  InspectorKeyX,
  InspectorKeyY,
  InspectorKeyZ,
} InspectorKey;

// Input is handed over only while the panel is shown. Each of the next five functions returns
// whether what it reports is meant for the panel; if not, it is the scene's. While a text is edited
// the panel takes every key; while a menu is open or a control has the focus, those that move,
// change and open; Escape only where there is something to leave.

/// The pointer is at a place in the window.
///
/// A press that began in the panel stays the panel's, one that began outside stays the scene's.
bool inspector_pointer_moved(Inspector *inspector, double x, double y);

/// The pointer's main button went down or up, where the pointer was moved to last.
///
/// A press outside the panel gives the keyboard back to the scene.
bool inspector_pointer_button(Inspector *inspector, bool is_down);

/// The wheel turned; one notch is 1, away from the person is positive.
bool inspector_scrolled(Inspector *inspector, double notches);

/// A key went down or up. Repetition is the inspector's own; further reports of a held key are
/// taken and change nothing.
bool inspector_key(Inspector *inspector, InspectorKey key, bool is_down);

/// A character was typed.
bool inspector_character(Inspector *inspector, uint32_t scalar);

/// These modifier keys are down from now on. Shift makes steps coarse, Alt makes steps and drags
/// fine.
void inspector_modifiers(Inspector *inspector, bool shift, bool control, bool alt);

/// The pointer has left the window.
void inspector_pointer_left(Inspector *inspector);

/// The window has lost the keyboard: whatever was held is let go.
void inspector_window_left(Inspector *inspector);

/// What the pointer should look like over the panel.
typedef enum INSPECTOR_CLOSED_ENUM InspectorCursor {
  InspectorCursorArrow,
  InspectorCursorHand,
  InspectorCursorText,
  InspectorCursorCross,
} InspectorCursor;

InspectorCursor inspector_cursor(const Inspector *inspector);

// MARK: - Focus

/// Gives the keyboard to the control called `name`, or to the first one if NULL, and shows it.
void inspector_focus(Inspector *inspector, const char *_Nullable name);

/// Takes the keyboard away from the panel and leaves what was open.
void inspector_unfocus(Inspector *inspector);

/// Returns the name of the control that has the keyboard, or NULL; valid until the next frame ends.
const char *_Nullable inspector_focused(const Inspector *inspector);

// MARK: - Frames

/// Begins a frame: takes in what has come in since the last one.
///
/// - Parameters:
///   - width, height: Of the window in points.
///   - scale: Pixels per point; when it changes the fonts are set anew.
///   - seconds: Since the last frame.
void inspector_begin_frame(
  Inspector *inspector, double width, double height, double scale, double seconds);

/// Ends a frame; every panel, body and group is closed by now.
void inspector_end_frame(Inspector *inspector);

/// Draws the frame just ended over what is in the bound framebuffer, and leaves OpenGL as it was.
///
/// The framebuffer is as large as the window, sRGB-encoded with premultiplied alpha.
void inspector_draw(Inspector *inspector);

/// Returns in how many seconds the panel will look different although nothing comes in: 0 while
/// something moves, infinity while all is still.
double inspector_next_change(const Inspector *inspector);

// MARK: - Panel

/// Opens the panel at the right of the window, 300 points wide and as high as its rows, at most as
/// high as the window.
///
/// What comes before `inspector_begin_body` stays on top, what comes after `inspector_end_body` at
/// the bottom; the rows between scroll.
void inspector_begin_panel(Inspector *inspector, const char *title);
void inspector_end_panel(Inspector *inspector);

/// Puts a search field beside the title and returns what is in it; valid until the next frame
/// begins.
const char *inspector_search(Inspector *inspector, const char *placeholder);

void inspector_begin_body(Inspector *inspector);
void inspector_end_body(Inspector *inspector);

/// Starts a section: a quiet heading with room above it.
void inspector_heading(Inspector *inspector, const char *text);

/// Puts a line that opens and closes what belongs together, and returns whether it is open.
///
/// - Parameters:
///   - name: Tells groups apart.
///   - reading: Shown at the right while closed, such as "0.5 → 2"; may be empty.
///   - is_open: Changed when the group is opened or closed.
/// - Returns: `*is_open`; where it is true, `inspector_end_group` must follow the rows.
bool inspector_begin_group(
  Inspector *inspector, const char *name, const char *label, const char *reading, bool *is_open);
void inspector_end_group(Inspector *inspector);

typedef enum INSPECTOR_CLOSED_ENUM InspectorTextStyle {
  InspectorTextStylePlain,
  InspectorTextStyleQuiet,
  InspectorTextStyleProblem,
} InspectorTextStyle;

/// Puts a text across the panel, in as many lines as it needs.
void inspector_text(Inspector *inspector, InspectorTextStyle style, const char *text);

/// Puts the button number `index` of `count` that share a line; true when it was pressed.
bool inspector_button(
  Inspector *inspector, const char *name, const char *label, int index, int count);

// MARK: - Controls

/// What a person did to a control in this frame.
typedef enum INSPECTOR_CLOSED_ENUM InspectorEvent {
  InspectorEventNone,
  /// The value behind the pointer is new.
  InspectorEventChanged,
  /// The value should no longer be held; the value behind the pointer is untouched.
  InspectorEventReset,
} InspectorEvent;

/// Names the control that the next call puts in a line of its own.
///
/// - Parameters:
///   - name: Tells controls apart, and is what `inspector_focus` takes.
///   - label: What stands before the control.
///   - summary: Shown when the pointer rests on the line; may be empty.
///   - is_held: Whether a person has set the value; then a glyph to reset it is shown.
void inspector_row(
  Inspector *inspector, const char *name, const char *label, const char *summary, bool is_held);

/// The values a number may take.
typedef struct InspectorRange {
  double minimum, maximum;
  /// What an arrow key moves the value by, more than 0: ten of them with Shift, a tenth with Alt.
  double step;
  /// Whether only whole numbers make sense.
  bool is_whole;
} InspectorRange;

/// A number: a slider, and a field that takes typed ones. `value` may lie outside the range.
InspectorEvent inspector_slider(
  Inspector *inspector, InspectorRange range, const char *unit, double *value);

/// A choice: `choices` are one to a line, `index` is the chosen one counted from 0.
InspectorEvent inspector_menu(Inspector *inspector, const char *choices, int *index);

/// A switch that is on or off.
InspectorEvent inspector_switch(Inspector *inspector, bool *is_on);

/// A color well: red, green, blue and opacity from 0 to 1, sRGB-encoded, not premultiplied.
InspectorEvent inspector_color(Inspector *inspector, float color[_Nonnull 4]);

/// A place: a pad to drag on, and a field for each coordinate; y grows downward.
InspectorEvent inspector_pad(
  Inspector *inspector, InspectorRange x_range, InspectorRange y_range, double *x, double *y);

/// A text of at most 255 bytes.
///
/// - Returns: The new text where it was edited, valid until the next frame begins; otherwise NULL.
const char *_Nullable inspector_text_field(
  Inspector *inspector, const char *text, InspectorEvent *event);

// MARK: - Plots

typedef struct InspectorPoint {
  double x, y;
} InspectorPoint;

/// How a line of a plot looks.
typedef enum INSPECTOR_CLOSED_ENUM InspectorLine {
  /// What is expected: in the accent color, with a faint ground under it.
  InspectorLineExpected,
  /// What happened: thin and light, with a dot at its end.
  InspectorLineTraced,
} InspectorLine;

/// Opens a plot across the panel, with the part of the plane that it shows, y up.
void inspector_begin_plot(
  Inspector *inspector, InspectorPoint lower_left, InspectorPoint upper_right);
void inspector_end_plot(Inspector *inspector);

/// A faint level line, such as the value an animation goes to.
void inspector_plot_level(Inspector *inspector, double y);

/// A line through `points`, whose x grows.
void inspector_plot_line(
  Inspector *inspector, InspectorLine line, const InspectorPoint *points, int count);

/// A dashed upright line with a text beside it, such as the time a spring settles at.
void inspector_plot_mark(Inspector *inspector, double x, const char *text);

/// Opens a graph of how long frames took, the newest at the right.
///
/// - Parameters:
///   - ceiling: Milliseconds at its upper edge; longer frames are cut there.
///   - budget: Milliseconds a frame may take, drawn as a line; 0 for none.
void inspector_begin_graph(Inspector *inspector, double ceiling, double budget);
void inspector_end_graph(Inspector *inspector);

/// A part of every frame, stacked on the parts before it, with its line in the legend.
///
/// - Parameters:
///   - milliseconds: Of the last `count` frames, the newest last; every part has the same count.
///   - reading: What the legend shows after the name, such as "0.42 ms".
void inspector_graph_part(
  Inspector *inspector, const char *name, const char *reading, const float *milliseconds,
  int count);

/// A time of every frame that is not part of the stack, drawn as a line over it.
void inspector_graph_line(
  Inspector *inspector, const char *name, const char *reading, const float *milliseconds,
  int count);

#ifdef __cplusplus
}
#endif

#ifdef __clang__
#pragma clang assume_nonnull end
#endif

#endif
