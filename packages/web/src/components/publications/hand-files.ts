import type { Publication, PublicationTarget } from "@slideloom/core/contract/publications";
import { parsePost } from "@slideloom/core/document";
import { rulesFor } from "@slideloom/core/networks";
import { titledFileName } from "@slideloom/core/outputs";
import { planTarget, readPublishedPost } from "@slideloom/core/publishing";
import { unzipSync } from "fflate";
import { requestApi } from "../../lib/api.ts";
import { getSlideRenderer } from "../../lib/slide-renderer.ts";
import { buildAppearanceJob } from "../../state/slide-job.ts";

/** The files of a post that the person makes: images, or a PDF where the service takes a document. */
export interface HandFiles {
  files: File[];
  /** The same as one file to save. */
  saved: { name: string; file: Blob };
}

/** Draws the scheduled version in the service's size. Rejects if the version is gone or isn't a valid post. */
export async function drawHandFiles(
  { carousel_id, carousel_version: version, title }: Publication,
  { by_hand, caption, slide_size }: PublicationTarget,
  signal: AbortSignal,
): Promise<HandFiles> {
  if (carousel_id === null || by_hand === null) throw new Error("The carousel was deleted.");
  const params = { id: carousel_id, version };
  const { draft } = await requestApi("getVersion", { params, signal });
  const parsed = parsePost(draft.jsonInput);
  if (!parsed.ok) throw new Error("The carousel's text isn't a valid post.");
  const place = { service: by_hand, limits: {} };
  const plan = planTarget(place, readPublishedPost(parsed.post, draft), { caption, slide_size });
  const appearance = { ...draft, carouselFormat: plan.size, posterUrls: {}, mediaAttempts: {} };
  const job = buildAppearanceJob(parsed.post, appearance, 0);
  const { kind } = rulesFor(place).formOf(plan.payload.options);
  if (kind === "document") {
    const { file } = await getSlideRenderer().renderFile("pdf", job, { signal });
    const name = titledFileName(title, "pdf");
    return { files: [new File([file], name, { type: "application/pdf" })], saved: { name, file } };
  }
  const { file } = await getSlideRenderer().renderFile("zip", job, { signal });
  const entries = Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer())));
  const files = entries
    .filter(([name]) => name.endsWith(".png"))
    .map(([name, bytes]) => new File([bytes.slice()], name, { type: "image/png" }));
  return { files, saved: { name: titledFileName(title, "zip"), file } };
}
