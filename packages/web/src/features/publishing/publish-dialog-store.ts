import { create } from "zustand";

/** Whether the publish dialog is open. */
export const usePublishDialog = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export function setPublishDialogOpen(isOpen: boolean): void {
  usePublishDialog.setState({ isOpen });
}
