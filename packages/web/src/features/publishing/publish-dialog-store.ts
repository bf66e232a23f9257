import { create } from "zustand";

export const usePublishDialog = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export function setPublishDialogOpen(isOpen: boolean): void {
  usePublishDialog.setState({ isOpen });
}
