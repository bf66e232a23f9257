import { StateField, type Text } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";
import { listSurplusMarks, maxMarks } from "@slideloom/core/document";
import { countNoun } from "@slideloom/core/text";

class HiddenMarks extends WidgetType {
  readonly #count: number;

  constructor(count: number) {
    super();
    this.#count = count;
  }

  override eq(other: HiddenMarks): boolean {
    return other.#count === this.#count;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement("span");
    element.className = "rounded-sm bg-sunken px-1 text-muted";
    element.textContent = countNoun(this.#count, "mark");
    element.title = `Only the first ${maxMarks} accents or other marks on a letter are shown`;
    return element;
  }
}

function hide(doc: Text): DecorationSet {
  const ranges = Array.from(listSurplusMarks(doc.toString()), ({ from, to, count }) =>
    Decoration.replace({ widget: new HiddenMarks(count) }).range(from, to),
  );
  return Decoration.set(ranges);
}

/**
 * Replaces surplus combining marks by a label such as `12 marks`, because browsers need seconds to lay out many marks.
 */
export const hideSurplusMarks = StateField.define<DecorationSet>({
  create: ({ doc }) => hide(doc),
  update: (hidden, { docChanged, newDoc }) => (docChanged ? hide(newDoc) : hidden),
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.atomicRanges.of((view) => view.state.field(field)),
  ],
});
