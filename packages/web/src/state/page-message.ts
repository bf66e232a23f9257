import { readDeviceSetting, writeDeviceSetting } from "../lib/kept/kept.ts";
import { showToast, type ToastContent } from "./toast-store.ts";
import { useSessionEndStore } from "./session-end-store.ts";

const storageKey = "slideloom.farewell";

/** What the page shows after its next load. `hasEnded` is true if the session ended unexpectedly. */
interface PageMessage {
  toast?: Pick<ToastContent, "title" | "description" | "variant">;
  hasEnded?: boolean;
}

/** Reads the stored message. Storage is untrusted. */
function read(): PageMessage {
  try {
    const stored: unknown = JSON.parse(readDeviceSetting(storageKey, "tab") ?? "null");
    return Object(stored) as PageMessage;
  } catch {
    return {};
  }
}

export function storePageMessage(message: PageMessage): void {
  writeDeviceSetting(storageKey, JSON.stringify({ ...read(), ...message }), "tab");
}

/** Shows the message left by the previous page, once. */
export function showStoredPageMessage(): void {
  const { toast, hasEnded } = read();
  writeDeviceSetting(storageKey, null, "tab");
  if (toast) showToast(toast);
  if (hasEnded) useSessionEndStore.setState({ hasEnded });
}
