import { create } from "zustand";
import { useGenerationStore } from "../../../state/generation-store.ts";

/** Whether the person works on the outline in the middle of the editor. */
const usePage = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const openOutlinePage = (): void => usePage.setState({ isOpen: true });
export const closeOutlinePage = (): void => usePage.setState({ isOpen: false });

/** Whether the middle of the editor shows the outline. While slides are written, it shows these. */
export function useIsOutlineShown(): boolean {
  const isOpen = usePage((page) => page.isOpen);
  const isGenerating = useGenerationStore(({ run }) => run !== null);
  return isOpen && !isGenerating;
}

/** Calls back whenever the outline opens. */
export const onOutlineOpened = (callback: () => void): (() => void) =>
  usePage.subscribe(({ isOpen }, before) => {
    if (isOpen && !before.isOpen) callback();
  });
