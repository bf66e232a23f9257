import { create } from "zustand";

/** A picture that is too large, until it is made smaller or given up. */
export interface ResizeRequest {
  file: File;
  mimeType: string;
  slideIndex: number;
}

export const useResizeStore = create<{ request: ResizeRequest | null }>()(() => ({
  request: null,
}));
