import { create } from "zustand";

/** `cursorOffset` is the cursor's position when the dialog opens; null keeps the previous position. */
export const useJsonEditorStore = create<{ isOpen: boolean; cursorOffset: number | null }>()(
  () => ({ isOpen: false, cursorOffset: null }),
);

export function openJsonEditor(cursorOffset: number | null = null): void {
  useJsonEditorStore.setState({ isOpen: true, cursorOffset });
}

export function closeJsonEditor(): void {
  useJsonEditorStore.setState({ isOpen: false, cursorOffset: null });
}
