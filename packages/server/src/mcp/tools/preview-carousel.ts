import { carouselView } from "../app/carousel-view.ts";
import { slidesArgument } from "../arguments.ts";
import { presentUnfinished } from "../job-outcome.ts";
import { listWarnings } from "../rendered-file.ts";
import { defineTool, readOnly } from "../tool.ts";
import type { ToolHost } from "../tool-host.ts";
import { maxSheetBytes } from "./preview-sizes.ts";
import { buildDrawArguments, editorPath, readDrawn } from "./draw-arguments.ts";

export function createPreviewCarousel(host: ToolHost) {
  return defineTool({
    name: "preview_carousel",
    title: "Preview all slides",
    description: "One image of all slides side by side, and the text that doesn't fit. Free.",
    input: { ...buildDrawArguments(host), slides: slidesArgument },
    scope: "render",
    annotations: readOnly,
    meta: carouselView.toolMeta,
    maxBytes: maxSheetBytes,
    narrow: "Use `slides`, such as 1-6.",
    async run({ slides, ...args }, call) {
      const form = {
        ...(await readDrawn(args, call)),
        type: "sheet",
        scale: 1,
        quality: 80,
        ...(slides !== undefined && { slides }),
      } as const;
      const { file, job } = await host.draw(form, call);
      if (!file) return presentUnfinished(job);
      const data = Buffer.from(file.bytes).toString("base64");
      return {
        data: args.carousel_id === undefined ? {} : { carousel_id: args.carousel_id },
        page: editorPath(args.carousel_id),
        warnings: listWarnings(file.warnings),
        next: host.api
          ? args.carousel_id === undefined
            ? ["create_carousel", "export_carousel"]
            : ["update_carousel", "export_carousel", "share_carousel"]
          : ["export_carousel"],
        content: [{ type: "image", data, mimeType: file.mediaType }],
      };
    },
  });
}
