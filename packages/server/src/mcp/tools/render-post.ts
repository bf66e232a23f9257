import { renderRequestSchema, renderWarningSchema } from "@slideloom/core/contract/public-render";
import { outputGuide } from "@slideloom/core/outputs";
import { z } from "zod";
import { presentUnfinished, unfinishedJob } from "../job-outcome.ts";
import { defineTool, readOnly } from "../tool.ts";
import { drawnFileFields, presentFile } from "../rendered-file.ts";
import type { ToolHost } from "../tool-host.ts";
import { buildDrawArguments, readSource } from "./draw-arguments.ts";

const { type, image, texts, flat, scale, quality, compression, slide } = renderRequestSchema.shape;

export function createRenderPost(host: ToolHost) {
  const { delivery } = host;
  return defineTool({
    name: "render_post",
    title: "Render a post",
    description: `Renders the final file in one of these formats: ${outputGuide}. ${delivery.description} Free.`,
    input: {
      ...buildDrawArguments(host),
      type,
      image,
      texts,
      flat,
      scale,
      quality,
      compression,
      slide,
    },
    output: z.object({
      ...drawnFileFields,
      warnings: z.array(renderWarningSchema),
      job: unfinishedJob,
    }),
    // Each call may store the file again.
    annotations: { ...readOnly, readOnlyHint: false, idempotentHint: false },
    async run({ post, carousel_id, ...choices }, call) {
      const form = { ...(await readSource({ post, carousel_id }, call)), ...choices };
      const { file, job } = await host.draw(form, call);
      if (!file) return { structured: { warnings: [], job: presentUnfinished(job) } };
      return {
        structured: { ...presentFile(file), warnings: file.warnings },
        content: [await delivery.deliver(file)],
      };
    },
  });
}
