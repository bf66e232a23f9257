import {
  isCmyk,
  judgeUpload,
  maxImageEdgePx,
  maxImagePixels,
  refuseCutOff,
} from "@slideloom/core/media";
import { fetchApi, readApiError } from "../../lib/api.ts";
import { readErrorMessage } from "../../lib/error-message.ts";
import { addLocalMedium } from "../../state/local-media.ts";
import { showToast } from "../../state/toast-store.ts";
import { resizeQuestion } from "./resize-question.ts";
import { assignMedium, checkSlide } from "./slide-media.ts";

/** Enough bytes to detect a file's type. */
const headBytes = 1024;

function refuse(description: string): void {
  showToast({ variant: "destructive", title: "Image not added", description });
}

function refuseUnreadable({ name }: File): void {
  refuse(`${name} can't be read. It may have been moved or deleted.`);
}

async function readBytes(file: Blob): Promise<Uint8Array | null> {
  return file.arrayBuffer().then(
    (bytes) => new Uint8Array(bytes),
    () => null,
  );
}

/** Adds an image file to a slide. Asks first if the image must be resized. If the file is refused, a toast says why. */
export async function addImage(file: File, slideIndex: number): Promise<void> {
  if (!checkSlide(slideIndex)) return;
  const head = await readBytes(file.slice(0, headBytes));
  if (!head) return refuseUnreadable(file);
  const verdict = judgeUpload({ name: file.name, sizeBytes: file.size, head });
  if (verdict.kind === "refused") return refuse(verdict.reason);
  const content = await readBytes(file);
  if (!content) return refuseUnreadable(file);
  const cutOff = refuseCutOff({ name: file.name, bytes: content });
  if (cutOff !== null) return refuse(cutOff);
  if (isCmyk(content) && verdict.kind === "fits") return addCmykImage(file, slideIndex);
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap)
    return refuse(`${file.name} is damaged. Open it in an image editor and save it again.`);
  const { width, height } = bitmap;
  bitmap.close();
  const { mimeType } = verdict;
  const isOversized = width * height > maxImagePixels || Math.max(width, height) > maxImageEdgePx;
  if (verdict.kind === "too-large" || isOversized) {
    resizeQuestion.open({ file, mimeType, slideIndex });
    return;
  }
  await keepImage(file.slice(0, file.size, mimeType), file.name, slideIndex);
}

/** Browsers show the colours of CMYK images inaccurately, so the server converts these images. */
async function addCmykImage(file: File, slideIndex: number): Promise<void> {
  try {
    const headers = { "content-type": "application/octet-stream" };
    const response = await fetchApi("convertMedium", { body: file, headers });
    if (!response.ok) throw await readApiError(response);
    await keepImage(await response.blob(), file.name, slideIndex);
  } catch (error) {
    refuse(`${file.name} has CMYK colours and couldn't be converted. ${readErrorMessage(error)}`);
  }
}

export async function keepImage(blob: Blob, name: string, slideIndex: number): Promise<void> {
  const { url, isKept } = await addLocalMedium(blob, name);
  const isAssigned = assignMedium(slideIndex, url, {
    title: "Image added",
    description: `${name} is on slide ${slideIndex + 1}.`,
  });
  if (!isAssigned || isKept) return;
  showToast({
    variant: "warning",
    title: "Image added for now",
    description:
      "This browser's storage is full or turned off, so the image will be lost when you close the page. Download your slides first.",
  });
}
