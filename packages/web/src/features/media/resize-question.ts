import { DialogState } from "../../lib/dialog.ts";

/** An oversized image, until it is resized or cancelled. */
export interface ResizeRequest {
  file: File;
  mimeType: string;
  slideIndex: number;
}

export const resizeQuestion = new DialogState<ResizeRequest>();
