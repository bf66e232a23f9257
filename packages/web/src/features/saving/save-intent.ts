import { type CarouselStatus, carouselStatuses } from "@slideloom/core/contract";

const storageKey = "slideloom.save-intent";

/** How a carousel is to be saved once its author has signed in. */
export interface SaveIntent {
  title: string;
  status: CarouselStatus;
}

export function keepSaveIntent(intent: SaveIntent): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(intent));
  } catch {
    // They then press Save once more.
  }
}

/** The intent, which from now on is none. */
export function takeSaveIntent(): SaveIntent | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    sessionStorage.removeItem(storageKey);
    const { title, status }: Record<string, unknown> = { ...Object(stored) };
    const known = carouselStatuses.find((candidate) => candidate === status);
    return typeof title === "string" && known ? { title, status: known } : null;
  } catch {
    return null;
  }
}
