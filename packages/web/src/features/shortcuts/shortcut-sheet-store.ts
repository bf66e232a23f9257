import { create } from "zustand";

export const useShortcutSheetStore = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export function setShortcutSheetOpen(isOpen: boolean): void {
  useShortcutSheetStore.setState({ isOpen });
}
