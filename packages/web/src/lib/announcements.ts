import { create } from "zustand";

/** The current announcement for screen readers; a new object each time, so equal texts are announced again. */
export const useAnnouncements = create<{ latest: { text: string } }>()(() => ({
  latest: { text: "" },
}));

/** Announces a change that isn't visible as text. */
export function announce(text: string): void {
  useAnnouncements.setState({ latest: { text } });
}
