export const startFieldId = "start-field";

/** Focuses the start field of an empty editor. Returns false if there is a post instead. */
export function focusStart(): boolean {
  const field = document.getElementById(startFieldId);
  field?.focus();
  return field !== null;
}
