import { hasSlide } from "@slideloom/core/outputs";
import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { carouselId, slidesArgument } from "../arguments.ts";
import { readContent } from "../carousel-content.ts";
import { defineTool, readOnly } from "../tool.ts";
import { editorPath } from "./draw-arguments.ts";

const extras = ["design", "images", "captions"] as const;

export function createGetCarousel(api: ApiClient) {
  return defineTool({
    name: "get_carousel",
    title: "Get a carousel",
    description: "A saved carousel's words and version; with `include`, more. Free.",
    input: {
      carousel_id: carouselId,
      slides: slidesArgument,
      include: z.array(z.enum(extras)).max(extras.length).optional(),
    },
    scope: "read",
    annotations: readOnly,
    narrow: "Use `slides`, such as 1-4.",
    async run({ carousel_id: id, slides, include = [] }, call) {
      const saved = await api.call("v1.getCarousel", { params: { id } }, call.signal);
      const { post, problem } = readContent(saved);
      const shown = (post?.content ?? []).flatMap((slide, index) =>
        slides === undefined || hasSlide(slides, index + 1)
          ? [{ number: index + 1, ...slide }]
          : [],
      );
      const { content: _, ...head } = post ?? { content: [] };
      return {
        data: {
          carousel_id: saved.id,
          version: saved.version,
          title: saved.title,
          status: saved.status,
          network: saved.network,
          slide_count: saved.slides,
          share_url: saved.share_url,
          ...(post && { post: head, slides: shown }),
          ...(include.includes("design") && { design: saved.design }),
          ...(include.includes("images") && { images: saved.media_urls }),
          ...(include.includes("captions") && { captions: saved.captions }),
        },
        page: editorPath(id),
        warnings: problem === null ? [] : [problem],
        next: ["preview_carousel", "update_carousel", "export_carousel"],
      };
    },
  });
}
