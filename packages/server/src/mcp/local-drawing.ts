import { drawFile } from "../drawing/draw-file.ts";
import { DrawService } from "../drawing/draw-service.ts";
import { listLayoutWarnings } from "../drawing/layout-warnings.ts";
import { createImageProcesses } from "../media/image-processes.ts";
import { buildPlannedRender, readPostSource } from "../public-api/render-request.ts";
import type { ToolHost } from "./tool-host.ts";

/** Rejects every request for media, because local rendering has access to none. */
const noMedia = {
  read: async () =>
    Promise.reject(new Error("Without a server, images and videos are not available")),
};

/** Renders posts like the public API, without a server. */
export function createLocalDrawing(): ToolHost["draw"] {
  const drawing = new DrawService({
    mediaFetches: noMedia,
    uploads: noMedia,
    images: createImageProcesses(),
  });
  return async (form, { texts, signal }) => {
    const source = await readPostSource(form.post ?? "", { texts, signal });
    const { warnings, images, ...order } = buildPlannedRender(source, form);
    const { layouts, ...file } = await drawing.withImages(images, () =>
      drawFile(drawing, order, { by: "command", signal }),
    );
    return { file: { ...file, warnings: [...listLayoutWarnings(layouts), ...warnings] } };
  };
}
