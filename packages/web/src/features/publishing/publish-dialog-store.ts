import { create } from "zustand";

/** Whether the dialog that publishes the open carousel shows. */
export const usePublishDialog = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export function setPublishDialogOpen(isOpen: boolean): void {
  usePublishDialog.setState({ isOpen });
}
