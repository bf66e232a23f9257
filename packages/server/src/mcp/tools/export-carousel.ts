import { renderRequestSchema } from "@slideloom/core/contract/public-render";
import { outputTypes } from "@slideloom/core/outputs";
import { z } from "zod";
import { presentUnfinished } from "../job-outcome.ts";
import { listWarnings } from "../rendered-file.ts";
import { adds, defineTool, type Tool } from "../tool.ts";
import type { ToolHost } from "../tool-host.ts";
import { buildDrawArguments, editorPath, readDrawn } from "./draw-arguments.ts";

const { image, texts, flat, scale, quality, compression, slide, format, on_missing_media } =
  renderRequestSchema.shape;

/** Valid fields that models rarely need. */
const rare = { image, texts, flat, scale, quality, compression, format, on_missing_media };

export function createExportCarousel(host: ToolHost) {
  return defineTool({
    name: "export_carousel",
    title: "Export a file",
    description: `The final file, as a link: an image of one slide, or PDF, PPTX, ZIP or Markdown of all. ${host.linkNote} Free.`,
    input: {
      ...buildDrawArguments(host),
      type: z.enum(outputTypes).default("pdf"),
      slide: slide.meta({ description: "Of an image, from 1." }),
      options: z
        .strictObject(rare)
        .optional()
        .meta({
          brief: {
            type: "object",
            description:
              "scale, quality, image, texts, flat, format (`single`), on_missing_media (`fail`).",
          },
        }),
    },
    scope: "render",
    annotations: adds,
    async run({ type, slide: number, options = {}, ...args }, call) {
      const form = {
        ...(await readDrawn(args, call)),
        ...options,
        type,
        ...(number != null && { slide: number }),
      };
      const { file, job } = await host.export(form, call);
      if (!file) return presentUnfinished(job);
      const { url, name, bytes, warnings, mediaType } = file;
      return {
        data: { url, name, ...(bytes !== null && { bytes }), type: mediaType },
        page: editorPath(args.carousel_id),
        warnings: listWarnings(warnings),
        next: args.carousel_id === undefined ? [] : ["share_carousel", "list_connections"],
        content: [
          {
            type: "resource_link",
            uri: url,
            name,
            mimeType: mediaType,
            ...(bytes !== null && { size: bytes }),
          },
        ],
      };
    },
  });
}

/** The tool under the name and with the arguments of earlier versions. */
export function createRenderPost(host: ToolHost): Tool {
  const tool = createExportCarousel(host);
  const input = { ...tool.input, ...rare, type: z.enum(outputTypes).default("png") };
  return { ...tool, name: "render_post", isUnlisted: true, input };
}
