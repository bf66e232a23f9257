import { create } from "zustand";

/** What a screen reader is to say now; each announcement is a new object, so that the same words are said again. */
export const useAnnouncements = create<{ latest: { text: string } }>()(() => ({
  latest: { text: "" },
}));

/** Says what happened where nothing on the screen says it in words. */
export function announce(text: string): void {
  useAnnouncements.setState({ latest: { text } });
}
