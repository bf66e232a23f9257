import { create } from "zustand";

/** The current announcement for screen readers; `id` is new each time, so equal texts are announced again. */
export const useAnnouncements = create<{ id: number; text: string }>()(() => ({ id: 0, text: "" }));

/** Announces a change that isn't visible as text. */
export function announce(text: string): void {
  useAnnouncements.setState(({ id }) => ({ id: id + 1, text }));
}
