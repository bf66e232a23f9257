import { findMediaFileName } from "@slideloom/core/media";
import type { SourceImage } from "@slideloom/core/sources";
import { fetchApi, readApiError } from "../../lib/api.ts";
import { readErrorMessage } from "../../lib/error-message.ts";
import { recordStep } from "../../state/history.ts";
import { addLocalMedium } from "../../state/local-media.ts";
import { changeImageOptions } from "../../state/slide-edits.ts";
import { showToast } from "../../state/toast-store.ts";
import { assignMedium, checkSlide } from "./slide-media.ts";

/** Puts an image of a source on a slide, with its alt text and credit. The server fetches the image. */
export async function addSourceImage(
  slideIndex: number,
  { url, alt, caption, credit }: SourceImage,
): Promise<void> {
  if (!checkSlide(slideIndex)) return;
  try {
    // An image of a file is an upload already.
    const address = url.startsWith("/") ? url : await fetchImage(url);
    const label = `Add an image to slide ${slideIndex + 1}`;
    const options = { alt: alt || caption || null, credit: credit ?? null };
    recordStep(label, () => {
      assignMedium(slideIndex, address, {
        title: "Image added",
        description: `The image is on slide ${slideIndex + 1}. Check that you may use it.`,
      });
      changeImageOptions(slideIndex, options, { label });
    });
  } catch (error) {
    showToast({
      variant: "destructive",
      title: "Image not added",
      description: readErrorMessage(error),
    });
  }
}

async function fetchImage(url: string): Promise<string> {
  const response = await fetchApi("fetchMedium", { query: { url } });
  if (!response.ok) throw await readApiError(response);
  const local = await addLocalMedium(await response.blob(), findMediaFileName(url) ?? "image");
  return local.url;
}
