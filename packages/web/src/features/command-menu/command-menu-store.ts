import { create } from "zustand";

export const useCommandMenuStore = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export function setCommandMenuOpen(isOpen: boolean): void {
  useCommandMenuStore.setState({ isOpen });
}
