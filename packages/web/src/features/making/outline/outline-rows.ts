import { flushSync } from "react-dom";
import { announce } from "../../../lib/announcements.ts";

interface RowChange {
  change: () => void;
  /** Index of the row to focus after the change. If there are fewer rows, the last row is focused. */
  index: number;
  /** Announcement for screen readers. */
  said?: string;
}

/** Adds a slide to the outline, then selects the text of its main point, so that typing replaces the text. */
export function addFromButton(button: Element, add: () => void): void {
  const list = button.parentElement?.querySelector("ol");
  const before = new Set(list?.children);
  flushSync(add);
  const added = [...(list?.children ?? [])].find((row) => !before.has(row));
  const point = added?.querySelector<HTMLTextAreaElement>('[data-row-part="point"]');
  point?.focus();
  point?.select();
}

/**
 * Changes the outline, then focuses the same kind of control in row `index`. Focuses that row's drag handle if the
 * control is disabled.
 */
export function changeFromRow(control: Element, { change, index, said }: RowChange): void {
  const list = control.closest("ol");
  const part = control.getAttribute("data-row-part");
  flushSync(change);
  const rows = list?.querySelectorAll(":scope > li");
  const row = rows?.[Math.min(index, rows.length - 1)];
  const same = row?.querySelector<HTMLElement>(`[data-row-part="${part}"]:enabled`);
  (same ?? row?.querySelector<HTMLElement>('[data-row-part="handle"]'))?.focus();
  if (said !== undefined) announce(said);
}
