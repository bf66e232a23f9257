import { firstPreview } from "./first-preview.ts";

/** Delay after the first preview, ms. It lets the controls load before the files for offline use. */
const pauseMs = 5000;

/** Stores the editor's files in this browser, so that the editor opens and downloads slides without a connection. */
export async function keepOffline(): Promise<void> {
  // Service workers are missing on plain http://, and a development server has no file to register.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await firstPreview;
  await new Promise((resolve) => void setTimeout(resolve, pauseMs));
  // If the browser refuses, e.g. because storage is full, the editor only works online.
  await navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
}
