/** Returns true if keys pressed at the target enter text. */
export function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input, textarea, [contenteditable=true]") !== null
  );
}
