import type { GenerateRequest } from "@slideloom/core/contract/generation";
import { loadCode } from "../../../lib/load-code.ts";
import type { WrittenPost } from "../../../state/generation-store.ts";
import { generateContent, type GenerateListeners } from "../api/generate-content.ts";
import { browserWriterCode } from "../browser-model/browser-writer.ts";

/** Writes a post. One with a source is always written on the server, which reads the source. */
export async function writePost(
  request: GenerateRequest,
  inBrowser: boolean,
  listeners: GenerateListeners,
): Promise<WrittenPost> {
  if (!inBrowser || request.source || request.sources) return generateContent(request, listeners);
  const { writeInBrowser } = await loadCode(
    browserWriterCode,
    () => import("../browser-model/write-in-browser.ts"),
  );
  return writeInBrowser(request, listeners);
}
