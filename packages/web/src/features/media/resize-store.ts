import { create } from "zustand";

/** An oversized image, until it is resized or cancelled. */
export interface ResizeRequest {
  file: File;
  mimeType: string;
  slideIndex: number;
}

export const useResizeStore = create<{ request: ResizeRequest | null }>()(() => ({
  request: null,
}));
