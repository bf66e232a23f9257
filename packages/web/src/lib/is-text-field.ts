/** Whether letters that are typed there become text. */
export function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input, textarea, [contenteditable=true]") !== null
  );
}
