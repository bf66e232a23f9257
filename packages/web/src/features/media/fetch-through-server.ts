import { findMediaFileName } from "@slideloom/core/media";
import { downloadApi } from "../../lib/api.ts";
import { addLocalMedium } from "../../state/local-media.ts";
import { showToast } from "../../state/toast-store.ts";
import { replaceMedium } from "./slide-media.ts";

/** Has the server fetch a picture that this page may not read, and keeps it in this browser. Failure ends in a toast. */
export async function fetchThroughServer(url: string): Promise<void> {
  try {
    const picture = await downloadApi("fetchMedium", { query: { url } });
    const name = findMediaFileName(url) ?? "picture";
    const { url: localUrl, isKept } = await addLocalMedium(picture, name);
    replaceMedium(url, localUrl, {
      title: "Picture fetched",
      description: isKept
        ? `${name} is now kept in this browser.`
        : `${name} lasts until the page is closed: this browser's storage is full or switched off.`,
    });
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    showToast({ variant: "destructive", title: "Picture not fetched", description });
  }
}
