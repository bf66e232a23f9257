import { DrawService } from "../drawing/draw-service.ts";
import { buildFormJob, buildPostSource, drawForm } from "../public-api/render-routes.ts";
import { listLayoutWarnings } from "../public-api/render-warnings.ts";
import type { ToolHost } from "./tool-host.ts";

/** A post alone names no media. */
const noMedia = { read: async () => Promise.reject(new Error("There is no medium.")) };

/** Draws posts as the public API does, without a server. */
export function createLocalDrawing(): ToolHost["draw"] {
  const drawing = new DrawService({ mediaFetches: noMedia, uploads: noMedia });
  return async (form) => {
    const { job, warnings } = buildFormJob(buildPostSource(form.post ?? ""), form);
    const { bytes, layouts, name, mediaType } = await drawForm(drawing, job, form);
    return {
      bytes,
      name,
      mediaType,
      warnings: [...listLayoutWarnings(layouts), ...warnings],
    };
  };
}
