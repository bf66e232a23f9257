import { importText } from "@slideloom/core/import";
import type { ReadRequest } from "./read-text.ts";

// Reads one text, then ends with the page's answer.
addEventListener("message", ({ data }: MessageEvent<ReadRequest>) => {
  postMessage(importText(data.text, data.format));
});
