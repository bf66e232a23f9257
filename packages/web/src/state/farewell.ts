import { readOfDevice, writeOfDevice } from "../lib/kept/kept.ts";
import { showToast, type ToastContent } from "./toast-store.ts";
import { useSessionEndStore } from "./session-end-store.ts";

const storageKey = "slideloom.farewell";

/** What a page that ends has its tab show once it is loaded again. */
interface Farewell {
  toast?: Pick<ToastContent, "title" | "description" | "variant">;
  hasEnded?: boolean;
}

/** Nothing in storage is trusted. */
function read(): Farewell {
  try {
    const stored: unknown = JSON.parse(readOfDevice(storageKey, "tab") ?? "null");
    return Object(stored) as Farewell;
  } catch {
    return {};
  }
}

export function leaveFarewell(farewell: Farewell): void {
  writeOfDevice(storageKey, JSON.stringify({ ...read(), ...farewell }), "tab");
}

/** Shows what the page before left, once. */
export function showFarewell(): void {
  const { toast, hasEnded } = read();
  writeOfDevice(storageKey, null, "tab");
  if (toast) showToast(toast);
  if (hasEnded) useSessionEndStore.setState({ hasEnded });
}
