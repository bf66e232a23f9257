import { readDeviceSetting, writeDeviceSetting } from "../lib/kept/kept.ts";
import { showToast, type ToastContent } from "./toast-store.ts";
import { useSessionEndStore } from "./session-end-store.ts";

const storageKey = "slideloom.farewell";

/** A message that a page leaves for its reload. */
interface Farewell {
  toast?: Pick<ToastContent, "title" | "description" | "variant">;
  hasEnded?: boolean;
}

/** Reads the stored message. Storage is untrusted. */
function read(): Farewell {
  try {
    const stored: unknown = JSON.parse(readDeviceSetting(storageKey, "tab") ?? "null");
    return Object(stored) as Farewell;
  } catch {
    return {};
  }
}

export function leaveFarewell(farewell: Farewell): void {
  writeDeviceSetting(storageKey, JSON.stringify({ ...read(), ...farewell }), "tab");
}

/** Shows the message left by the previous page, once. */
export function showFarewell(): void {
  const { toast, hasEnded } = read();
  writeDeviceSetting(storageKey, null, "tab");
  if (toast) showToast(toast);
  if (hasEnded) useSessionEndStore.setState({ hasEnded });
}
