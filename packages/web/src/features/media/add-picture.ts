import { isCutOff, judgeUpload, maxImageEdgePx, maxImagePixels } from "@slideloom/core/media";
import { pickFile } from "../../lib/pick-file.ts";
import { addLocalMedium } from "../../state/local-media.ts";
import { showToast } from "../../state/toast-store.ts";
import { useResizeStore } from "./resize-store.ts";
import { assignMedium, checkSlide } from "./slide-media.ts";

/** Enough to tell a file's type. */
const headBytes = 1024;

function refuse(description: string): void {
  showToast({ variant: "destructive", title: "Picture not added", description });
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

/**
 * Gives a slide the picture in a file: at once where it fits, after asking where it has to be made smaller. A file that
 * is no picture is refused in a toast.
 */
export async function addPicture(file: File, slideIndex: number): Promise<void> {
  if (!checkSlide(slideIndex)) return;
  const head = await readBytes(file.slice(0, headBytes));
  if (!head) return refuseUnreadable(file);
  const verdict = judgeUpload({ name: file.name, sizeBytes: file.size, head });
  if (verdict.kind === "refused") return refuse(verdict.reason);
  const content = await readBytes(file);
  if (!content) return refuseUnreadable(file);
  if (isCutOff(content)) {
    return refuse(`${file.name} is incomplete: its end is missing. Download or export it again.`);
  }
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap)
    return refuse(`${file.name} is damaged. Open it in a picture editor and save it anew.`);
  const { width, height } = bitmap;
  bitmap.close();
  const { mimeType } = verdict;
  const isOversized = width * height > maxImagePixels || Math.max(width, height) > maxImageEdgePx;
  if (verdict.kind === "too-large" || isOversized) {
    useResizeStore.setState({ request: { file, mimeType, slideIndex } });
    return;
  }
  await keepPicture(file.slice(0, file.size, mimeType), file.name, slideIndex);
}

/** Asks for a file and gives a slide the picture in it. */
export function choosePicture(slideIndex: number): void {
  pickFile("image/*", (file) => void addPicture(file, slideIndex));
}

/** Keeps a picture in this browser and gives it to a slide. */
export async function keepPicture(blob: Blob, name: string, slideIndex: number): Promise<void> {
  const { url, isKept } = await addLocalMedium(blob, name);
  const isAssigned = assignMedium(slideIndex, url, {
    title: "Picture added",
    description: `${name} is on slide ${slideIndex + 1}.`,
  });
  if (!isAssigned || isKept) return;
  showToast({
    variant: "warning",
    title: "Picture added for now",
    description:
      "This browser's storage is full or switched off, so the picture lasts until the page is closed. Download your slides before.",
  });
}
