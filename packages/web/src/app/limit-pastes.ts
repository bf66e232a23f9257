import { limitPasted } from "../state/surplus-marks.ts";

function takePaste(event: ClipboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return;
  const text = event.clipboardData?.getData("text/plain") ?? "";
  const limited = limitPasted(text);
  if (limited === text) return;
  event.preventDefault();
  // `execCommand` is deprecated, but nothing else supports native undo. If the page has no focus, the call returns
  // false.
  if (document.execCommand("insertText", false, limited)) return;
  const { selectionStart, selectionEnd } = target;
  target.setRangeText(limited, selectionStart ?? 0, selectionEnd ?? target.value.length, "end");
  target.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** Limits combining marks in text pasted into native fields. */
export function limitPastes(): void {
  document.addEventListener("paste", takePaste, { capture: true });
}
