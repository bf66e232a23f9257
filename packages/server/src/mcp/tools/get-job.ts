import { renderWarningSchema } from "@slideloom/core/contract/public-render";
import { postSchema } from "@slideloom/core/document/schema";
import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { isUnderWay, presentUnfinished, unfinishedJob } from "../job-outcome.ts";
import { requirePost } from "../post-argument.ts";
import { defineTool, readOnly } from "../tool.ts";
import { drawnFileFields, presentFile, type RenderedFile } from "../rendered-file.ts";
import type { ToolHost } from "../tool-host.ts";

/** Size limit for images that models accept. */
const maxShownBytes = 1e6;

export function createGetJob({ delivery }: ToolHost, api: ApiClient) {
  return defineTool({
    name: "get_job",
    title: "Get a job",
    description: `Waits for a job that another tool started, and returns its result. ${delivery.description} Free.`,
    input: {
      job_id: z
        .string()
        .max(100)
        .meta({ description: "The `job_id` that the other tool returned." }),
    },
    output: z.object({
      ...drawnFileFields,
      post: postSchema.optional().meta({ description: "The generated post." }),
      remaining_credits: z.int().optional(),
      warnings: z.array(renderWarningSchema),
      job: unfinishedJob,
    }),
    // Each call may store the file again.
    annotations: { ...readOnly, readOnlyHint: false, idempotentHint: false },
    async run({ job_id }, call) {
      const { file, job } = await api.getJob(job_id, call);
      if (!job || isUnderWay(job)) {
        return { structured: { warnings: [], ...(job && { job: presentUnfinished(job) }) } };
      }
      const { content, remaining_credits, warnings } = job;
      return {
        structured: {
          ...(file && presentFile(file)),
          ...(content !== undefined && { post: await requirePost(content, call) }),
          remaining_credits,
          warnings,
        },
        content: file ? [await delivery.deliver(file), ...showPicture(file)] : [],
      };
    },
  });
}

/** Also returns an image as content, since it may be the result of `preview_slide`. */
function showPicture({ bytes, mediaType }: RenderedFile) {
  if (!mediaType.startsWith("image/") || bytes.byteLength > maxShownBytes) return [];
  const data = Buffer.from(bytes).toString("base64");
  return [{ type: "image" as const, data, mimeType: mediaType }];
}
