import { renderWarningSchema } from "@slideloom/core/contract/public-render";
import { z } from "zod";
import { presentUnfinished, unfinishedJob } from "../job-outcome.ts";
import { defineTool, readOnly } from "../tool.ts";
import type { ToolHost } from "../tool-host.ts";
import { buildDrawArguments, readSource } from "./draw-arguments.ts";

/** Scale 1 is enough to judge a slide, and keeps the image small. */
const previewForm = { type: "jpeg", scale: 1 } as const;

export function createPreviewSlide(host: ToolHost) {
  return defineTool({
    name: "preview_slide",
    title: "Preview a slide",
    description:
      "Renders one slide as a small image to look at, and reports text that doesn't fit. Free.",
    input: {
      ...buildDrawArguments(host),
      slide: z
        .int()
        .min(1)
        .default(1)
        .meta({ description: "Number of the slide, counted from 1." }),
    },
    output: z.object({
      slide: z.int(),
      warnings: z.array(renderWarningSchema),
      job: unfinishedJob,
    }),
    annotations: readOnly,
    async run({ slide, post, carousel_id, ...choices }, call) {
      const form = {
        ...(await readSource({ post, carousel_id }, call)),
        ...choices,
        ...previewForm,
        slide,
      };
      const { file, job } = await host.draw(form, call);
      if (!file) return { structured: { slide, warnings: [], job: presentUnfinished(job) } };
      const { bytes, mediaType, warnings } = file;
      const data = Buffer.from(bytes).toString("base64");
      return {
        structured: { slide, warnings },
        content: [{ type: "image", data, mimeType: mediaType }],
      };
    },
  });
}
