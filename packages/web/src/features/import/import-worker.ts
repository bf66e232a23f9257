import { importText } from "@slideloom/core/import";
import type { ReadRequest } from "./import-in-worker.ts";

// Reads one text; the page terminates the worker after the response.
addEventListener("message", ({ data }: MessageEvent<ReadRequest>) => {
  postMessage(importText(data.text, data.format));
});
