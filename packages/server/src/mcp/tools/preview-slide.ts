import { z } from "zod";
import type { RenderRequest } from "@slideloom/core/contract/public-render";
import { presentUnfinished } from "../job-outcome.ts";
import { type Drawing, listWarnings } from "../rendered-file.ts";
import { defineTool, readOnly, type ToolCall } from "../tool.ts";
import type { ToolHost } from "../tool-host.ts";
import { maxImageBytes } from "./preview-sizes.ts";
import { buildDrawArguments, editorPath, readDrawn } from "./draw-arguments.ts";

/** Tried in this order, until the image is small enough. */
const attempts = [
  { quality: 80, scale: 1 },
  { quality: 60, scale: 1 },
  { quality: 50, scale: 0.75 },
  { quality: 40, scale: 0.5 },
] as const;

export function createPreviewSlide(host: ToolHost) {
  return defineTool({
    name: "preview_slide",
    title: "Preview a slide",
    description: "One slide as an image, larger than in preview_carousel. Free.",
    input: {
      ...buildDrawArguments(host),
      slide: z.int().min(1).default(1).meta({ description: "From 1." }),
    },
    scope: "render",
    annotations: readOnly,
    async run({ slide, ...args }, call) {
      const form = { ...(await readDrawn(args, call)), slide };
      const { file, job } = await drawSmall(host, form, call);
      if (!file) return presentUnfinished(job);
      const data = Buffer.from(file.bytes).toString("base64");
      return {
        data: { slide },
        page: editorPath(args.carousel_id),
        warnings: listWarnings(file.warnings),
        next: ["preview_carousel"],
        content: [{ type: "image", data, mimeType: file.mediaType }],
      };
    },
  });
}

async function drawSmall(host: ToolHost, form: RenderRequest, call: ToolCall): Promise<Drawing> {
  let drawn: Drawing | undefined;
  for (const { quality, scale } of attempts) {
    drawn = await host.draw({ ...form, type: "jpeg", quality, scale }, call);
    if (!drawn.file || drawn.file.bytes.byteLength <= maxImageBytes) break;
  }
  if (!drawn) throw new Error("There is no attempt.");
  return drawn;
}
