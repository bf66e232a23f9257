import { autocompletion, closeCompletion } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, isolateHistory } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, indentOnInput, indentUnit } from "@codemirror/language";
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { Transaction } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder,
} from "@codemirror/view";
import type { Issue } from "@slideloom/core/document";
import { buildStrictJsonSchema } from "@slideloom/core/document/schema";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { codeMirrorTheme } from "../code-mirror-theme.ts";
import { completeJson } from "../complete-json.ts";
import { hideSurplusMarks } from "../hide-surplus-marks.ts";

/** Maximum number of underlined errors; more would slow down typing. */
const diagnosticsLimit = 200;

const completePost = completeJson(buildStrictJsonSchema());

interface CodeEditorProps {
  label: string;
  text: string;
  issues: readonly Issue[];
  /** Focuses the editor with the cursor at this offset. A new object with the same offset repeats this. */
  cursor: { offset: number } | null;
  onChange: (text: string) => void;
  /** Called with text pasted over the whole document; returns true if the text was handled. */
  onReplacingPaste: (text: string) => boolean;
}

type Handlers = Pick<CodeEditorProps, "onChange" | "onReplacingPaste">;

function buildExtensions(label: string, { onChange, onReplacingPaste }: Handlers) {
  return [
    lineNumbers(),
    highlightActiveLineGutter(),
    lintGutter(),
    history(),
    drawSelection(),
    indentOnInput(),
    indentUnit.of("  "),
    bracketMatching(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    hideSurplusMarks,
    json(),
    autocompletion({
      override: [completePost],
      icons: false,
      // Offers a field's values right after its name was completed.
      activateOnCompletion: ({ type }) => type === "property",
    }),
    codeMirrorTheme,
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
    placeholder("Paste or write your JSON here..."),
    // Tab isn't bound, so keyboard users can leave the editor.
    keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap]),
    EditorView.domEventHandlers({
      paste: ({ clipboardData }, { state }) => {
        const { from, to } = state.selection.main;
        const replacesAll = from === 0 && to === state.doc.length;
        return replacesAll && onReplacingPaste(clipboardData?.getData("text/plain") ?? "");
      },
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
  ];
}

function buildDiagnostics(issues: readonly Issue[], docLength: number): Diagnostic[] {
  return issues.slice(0, diagnosticsLimit).map(({ offset, length, severity, message }) => ({
    from: Math.min(offset, docLength),
    to: Math.min(offset + length, docLength),
    severity,
    message,
  }));
}

/** Shows CodeMirror in the host while it is mounted, and follows changes of the text from outside. */
function useView(
  hostRef: RefObject<HTMLElement | null>,
  { label, text, onChange, onReplacingPaste }: Omit<CodeEditorProps, "issues" | "cursor">,
): RefObject<EditorView | null> {
  const viewRef = useRef<EditorView | null>(null);
  /** Text last sent to or received from the store. */
  const syncedText = useRef(text);

  const emitChange = useEffectEvent((changed: string) => {
    syncedText.current = changed;
    onChange(changed);
  });
  const offerPaste = useEffectEvent(onReplacingPaste);
  const createView = useEffectEvent((parent: HTMLElement) => {
    syncedText.current = text;
    const extensions = buildExtensions(label, {
      onChange: (changed) => {
        emitChange(changed);
      },
      onReplacingPaste: (pasted) => offerPaste(pasted),
    });
    const view = new EditorView({ parent, extensions });
    // Inserts the text after creation, because CodeMirror would render long lines of an initial text completely.
    view.dispatch({
      changes: { from: 0, insert: text },
      annotations: Transaction.addToHistory.of(false),
    });
    return view;
  });

  useEffect(() => {
    if (!hostRef.current) return undefined;
    const host = hostRef.current;
    const view = createView(host);
    viewRef.current = view;
    // The dialog prevents Escape's default action, and CodeMirror ignores prevented keys, so completions are closed
    // here.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape" && closeCompletion(view)) event.stopPropagation();
    };
    host.addEventListener("keydown", closeOnEscape);
    return () => {
      host.removeEventListener("keydown", closeOnEscape);
      viewRef.current = null;
      view.destroy();
    };
  }, [hostRef]);

  useEffect(() => {
    const view = viewRef.current;
    if (!view || text === syncedText.current) return;
    syncedText.current = text;
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: text },
      selection: { anchor: 0 },
      // A separate undo step, even right after typing.
      annotations: isolateHistory.of("full"),
    });
  }, [text]);
  return viewRef;
}

export function CodeEditor({ issues, cursor, ...props }: CodeEditorProps) {
  const hostRef = useRef<HTMLDivElement>(null);
  const viewRef = useView(hostRef, props);

  useEffect(() => {
    const view = viewRef.current;
    if (!view) return;
    view.dispatch(setDiagnostics(view.state, buildDiagnostics(issues, view.state.doc.length)));
  }, [viewRef, issues]);

  useEffect(() => {
    const view = viewRef.current;
    if (!view || !cursor) return;
    const anchor = Math.min(cursor.offset, view.state.doc.length);
    view.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: "center" }),
    });
    view.focus();
  }, [viewRef, cursor]);

  return <div ref={hostRef} className="h-full min-h-0" />;
}
