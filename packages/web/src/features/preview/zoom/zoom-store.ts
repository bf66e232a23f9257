import { create } from "zustand";

/** Size of the shown slide as a multiple of the size that fits the preview, from 1 to 4. */
export const useZoom = create<{ factor: number }>()(() => ({ factor: 1 }));
