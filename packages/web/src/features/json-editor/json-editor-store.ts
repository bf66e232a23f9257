import { create } from "zustand";

/** `cursorOffset` is where the cursor goes when the dialog opens; null leaves it. */
export const useJsonEditorStore = create<{ isOpen: boolean; cursorOffset: number | null }>()(
  () => ({ isOpen: false, cursorOffset: null }),
);

export function openJsonEditor(cursorOffset: number | null = null): void {
  useJsonEditorStore.setState({ isOpen: true, cursorOffset });
}

export function closeJsonEditor(): void {
  useJsonEditorStore.setState({ isOpen: false, cursorOffset: null });
}
