import { z } from "zod";
import { presentUnfinished } from "../job-outcome.ts";
import { defineTool, readOnly } from "../tool.ts";
import type { ToolHost } from "../tool-host.ts";
import { buildDrawArguments, readDrawn } from "./draw-arguments.ts";

const maxPictureBytes = 120_000;

/** A slide for the carousel's view. The picture is in the result's metadata, which models don't see. */
export function createGetSlidePicture(host: ToolHost) {
  return defineTool({
    name: "get_slide_picture",
    title: "Get a slide's picture",
    description: "For the carousel's view. Free.",
    input: { ...buildDrawArguments(host), slide: z.int().min(1) },
    scope: "render",
    annotations: readOnly,
    isForView: true,
    meta: { ui: { visibility: ["app"] } },
    maxBytes: maxPictureBytes,
    async run({ slide, ...args }, call) {
      const form = { ...(await readDrawn(args, call)), slide };
      const { file, job } = await host.draw({ ...form, type: "webp", quality: 70, scale: 1 }, call);
      if (!file) return presentUnfinished(job);
      const data = Buffer.from(file.bytes).toString("base64");
      return {
        data: { slide },
        meta: { "slideloom/picture": `data:${file.mediaType};base64,${data}` },
      };
    },
  });
}
