import { firstPreview } from "./first-preview.ts";

/** Time after the first preview until files are kept, ms: the controls load in it. */
const pauseMs = 5000;

/** Keeps the editor's files in this browser, so that it opens and downloads without a connection. */
export async function keepOffline(): Promise<void> {
  // Missing on plain http://. A development server has no file to register.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await firstPreview;
  await new Promise((resolve) => void setTimeout(resolve, pauseMs));
  // Works as before if the browser refuses, for example because its storage is full.
  await navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
}
