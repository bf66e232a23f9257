import { create } from "zustand";

/** Who posts: Slideloom to connected accounts, or the person. */
export type Publisher = "slideloom" | "self";

export const usePublishDialog = create<{ isOpen: boolean; publisher: Publisher }>()(() => ({
  isOpen: false,
  publisher: "slideloom",
}));

export function setPublishDialogOpen(isOpen: boolean, publisher: Publisher = "slideloom"): void {
  usePublishDialog.setState({ isOpen, publisher });
}
