import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const highlighting = HighlightStyle.define([
  { tag: tags.propertyName, color: "light-dark(#4338ca, #a5b0ff)" },
  { tag: tags.string, color: "light-dark(#0b6b4b, #7ee2b8)" },
  { tag: tags.number, color: "light-dark(#9a3412, #fdba74)" },
  { tag: [tags.bool, tags.null], color: "light-dark(#9d174d, #f9a8d4)" },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: "var(--muted)" },
]);

const editorTheme = EditorView.theme({
  "&": { height: "100%", fontSize: "13px", color: "var(--ink)", backgroundColor: "var(--raised)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    fontFamily:
      "ui-monospace, 'JetBrains Mono', 'SF Mono', Menlo, Consolas, monospace, 'Slideloom Scripts'",
    lineHeight: "1.6",
  },
  ".cm-content": { padding: "10px 0", caretColor: "var(--ink)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": {
    backgroundColor: "var(--sunken)",
    color: "var(--muted)",
    borderRight: "1px solid var(--line)",
  },
  ".cm-activeLine, .cm-activeLineGutter": {
    backgroundColor: "color-mix(in oklab, var(--accent-soft) 55%, transparent)",
  },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground":
    { backgroundColor: "color-mix(in oklab, var(--ring) 30%, transparent)" },
  // CodeMirror also marks a bracket as unmatched if its partner is far away, so the mark is hidden. Syntax errors are
  // underlined anyway.
  "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "transparent" },
  ".cm-placeholder": { color: "var(--muted)" },
  ".cm-panels": { backgroundColor: "var(--sunken)", color: "var(--ink)" },
  ".cm-panels-bottom": { borderTop: "1px solid var(--line)" },
  ".cm-textfield, .cm-button": {
    backgroundColor: "var(--raised)",
    backgroundImage: "none",
    border: "1px solid var(--line)",
    borderRadius: "6px",
    color: "var(--ink)",
  },
  ".cm-tooltip": {
    backgroundColor: "var(--raised)",
    color: "var(--ink)",
    border: "1px solid var(--line)",
    borderRadius: "8px",
    overflow: "hidden",
  },
  // The selected completion's description is positioned beside the list, so it must not be clipped.
  ".cm-tooltip-autocomplete": { overflow: "visible" },
  ".cm-tooltip-autocomplete > ul": { fontFamily: "inherit" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": {
    backgroundColor: "var(--accent-soft)",
    color: "var(--ink)",
  },
  ".cm-completionInfo": { padding: "6px 10px", fontFamily: "var(--font-sans)" },
  ".cm-diagnostic": { padding: "6px 10px", fontFamily: "var(--font-sans)" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--danger)" },
  ".cm-diagnostic-warning": { borderLeftColor: "var(--warning)" },
});

/** Editor theme in the page's colours, light and dark. */
export const codeMirrorTheme = [editorTheme, syntaxHighlighting(highlighting)];
