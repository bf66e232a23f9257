import { type CarouselStatus, carouselStatuses } from "@slideloom/core/contract/carousel-limits";
import { readOwn, removeOwn, writeOwn } from "../../lib/kept/kept.ts";

const storageKey = "slideloom.save-intent";

/** Title and status for saving after sign-in. */
export interface SaveIntent {
  title: string;
  status: CarouselStatus;
}

export function keepSaveIntent(intent: SaveIntent): void {
  try {
    writeOwn(storageKey, JSON.stringify(intent), "tab");
  } catch {
    // Without storage, the person presses Save again.
  }
}

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
