/** Returns true if typing there enters text. */
export function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input, textarea, [contenteditable=true]") !== null
  );
}
