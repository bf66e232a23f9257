import { type CarouselStatus, carouselStatuses } from "@slideloom/core/contract";
import { readOwn, removeOwn, writeOwn } from "../../lib/kept/kept.ts";

const storageKey = "slideloom.save-intent";

/** How a carousel is to be saved once its author has signed in. */
export interface SaveIntent {
  title: string;
  status: CarouselStatus;
}

export function keepSaveIntent(intent: SaveIntent): void {
  try {
    writeOwn(storageKey, JSON.stringify(intent), "tab");
  } catch {
    // They then press Save once more.
  }
}

/** The intent, which from now on is none. */
export function takeSaveIntent(): SaveIntent | null {
  try {
    const stored: unknown = JSON.parse(readOwn(storageKey, "tab") ?? "null");
    removeOwn(storageKey, "tab");
    const { title, status }: Record<string, unknown> = { ...Object(stored) };
    const known = carouselStatuses.find((candidate) => candidate === status);
    return typeof title === "string" && known ? { title, status: known } : null;
  } catch {
    return null;
  }
}
