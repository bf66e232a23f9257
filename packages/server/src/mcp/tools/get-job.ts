import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { isUnderWay, presentUnfinished } from "../job-outcome.ts";
import { requirePost } from "../post-argument.ts";
import { type FileLink, listWarnings, type RenderedFile } from "../rendered-file.ts";
import { defineTool, readOnly } from "../tool.ts";
import { maxImageBytes, maxSheetBytes, maxSheetImageBytes } from "./preview-sizes.ts";

export function createGetJob(api: ApiClient) {
  return defineTool({
    name: "get_job",
    title: "Get a job",
    description: "Waits for a job that another tool started, and returns its result. Free.",
    input: { job_id: z.string().max(100) },
    scope: null,
    annotations: readOnly,
    maxBytes: maxSheetBytes,
    async run({ job_id }, call) {
      const { file, job } = await api.getJob(job_id, call);
      if (isUnderWay(job)) return presentUnfinished(job);
      const { content, remaining_credits } = job;
      const image = file && isShown(file) && (await api.download(file, call.signal));
      return {
        data: {
          ...(file && { url: file.url, name: file.name, type: file.mediaType }),
          ...(content !== undefined && { post: await requirePost(content, call) }),
          ...(remaining_credits !== undefined && { remaining_credits }),
        },
        warnings: listWarnings(job.warnings),
        next: content === undefined ? [] : ["create_carousel"],
        content: image ? showImage(image) : [],
      };
    },
  });
}

/** Previews are JPEGs; other images are files to keep. */
const isShown = ({ mediaType }: FileLink) => mediaType === "image/jpeg";

/** Shows a preview, if it is as small as its own tool would make it. */
function showImage({ bytes, mediaType, name }: RenderedFile) {
  const limit = name.endsWith("-overview.jpg") ? maxSheetImageBytes : maxImageBytes;
  if (bytes.byteLength > limit) return [];
  const data = Buffer.from(bytes).toString("base64");
  return [{ type: "image" as const, data, mimeType: mediaType }];
}
