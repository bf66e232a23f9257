import { renderFormSchema, renderWarningSchema } from "@slideloom/core/contract";
import { z } from "zod";
import { defineTool, readOnly } from "../tool.ts";
import type { ToolHost } from "../tool-host.ts";
import { buildDrawArguments, readSource } from "./draw-arguments.ts";

const { type, image, texts, scale, quality, slide } = renderFormSchema.shape;

export function createRenderPost(host: ToolHost) {
  const { delivery } = host;
  return defineTool({
    name: "render_post",
    title: "Render a post",
    description: `Draws the final file: a picture of one slide (png, jpeg, webp), or one file of all slides (pdf, pptx, zip of pictures, networks for a folder of every network, md for the words). ${delivery.description} Free.`,
    input: { ...buildDrawArguments(host), type, image, texts, scale, quality, slide },
    output: z.object({
      name: z.string(),
      mediaType: z.string(),
      bytes: z.int(),
      warnings: z.array(renderWarningSchema),
    }),
    // The file may be kept somewhere, each time anew.
    annotations: { ...readOnly, readOnlyHint: false, idempotentHint: false },
    async run({ post, carousel_id, ...choices }, signal) {
      const form = { ...readSource({ post, carousel_id }), ...choices };
      const file = await host.draw(form, signal);
      const { name, mediaType, bytes, warnings } = file;
      return {
        structured: { name, mediaType, bytes: bytes.byteLength, warnings },
        content: [await delivery.deliver(file, form, signal)],
      };
    },
  });
}
