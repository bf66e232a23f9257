export const startFieldId = "start-field";

/** Focuses the field that an empty editor begins with; false if there is a post. */
export function focusStart(): boolean {
  const field = document.getElementById(startFieldId);
  field?.focus();
  return field !== null;
}
