import { findMediaFileName } from "@slideloom/core/media";
import { fetchApi, readApiError } from "../../lib/api.ts";
import { addLocalMedium } from "../../state/local-media.ts";
import { showToast } from "../../state/toast-store.ts";
import { replaceMedium } from "./slide-media.ts";

/** Stores an image in this browser. The server fetches the image, because CORS blocks this page. */
export async function fetchThroughServer(url: string): Promise<void> {
  try {
    const response = await fetchApi("fetchMedium", { query: { url } });
    if (!response.ok) throw await readApiError(response);
    const image = await response.blob();
    const note = response.headers.get("x-media-note");
    const name = findMediaFileName(url) ?? "image";
    const { url: localUrl, isKept } = await addLocalMedium(image, name);
    const kept = isKept
      ? `${name} is now kept in this browser.`
      : `This browser's storage is full or turned off, so ${name} will be lost when you close the page.`;
    const description = note === null ? kept : `${kept} The file ${note}.`;
    replaceMedium(url, localUrl, { title: "Image fetched", description });
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    showToast({ variant: "destructive", title: "Image not fetched", description });
  }
}
