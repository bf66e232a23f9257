/** Copies the text to the clipboard, even on pages without HTTPS; false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Fallback that needs no secure context. */
function copyBySelection(text: string): boolean {
  const box = document.createElement("textarea");
  box.value = text;
  box.readOnly = true;
  box.style.position = "fixed";
  box.style.opacity = "0";
  const focused = document.activeElement;
  document.body.append(box);
  box.select();
  try {
    return document.execCommand("copy");
  } finally {
    box.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
