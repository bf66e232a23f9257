import { limitPasted } from "../state/surplus-marks.ts";

function takePaste(event: ClipboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return;
  const text = event.clipboardData?.getData("text/plain") ?? "";
  const limited = limitPasted(text);
  if (limited === text) return;
  event.preventDefault();
  // Deprecated, and the only way in which the field's own undo takes it back; a page without the focus refuses it.
  if (document.execCommand("insertText", false, limited)) return;
  const { selectionStart, selectionEnd } = target;
  target.setRangeText(limited, selectionStart ?? 0, selectionEnd ?? target.value.length, "end");
  target.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** Limits the marks of what is pasted into plain fields, which the browser lays out by itself. */
export function limitPastes(): void {
  document.addEventListener("paste", takePaste, { capture: true });
}
