import { callHeadersSchema } from "@slideloom/core/contract/public-call";
import {
  publicGenerateRequestSchema,
  publicGenerateResponseSchema,
} from "@slideloom/core/contract/public-generation";
import { postSchema } from "@slideloom/core/document/schema";
import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { presentUnfinished, unfinishedJob } from "../job-outcome.ts";
import { requirePost } from "../post-argument.ts";
import { defineTool } from "../tool.ts";

const {
  metadata: _metadata,
  webhook_url: _webhookUrl,
  render: _render,
  ...fields
} = publicGenerateRequestSchema.shape;

export function createGeneratePost(api: ApiClient) {
  return defineTool({
    name: "generate_post",
    title: "Generate a post",
    description:
      "Generates a post from a topic, a source, or up to five sources. On a server without an AI model, slides from a source are its own sentences, and a topic becomes an outline, as `warnings` say: each slide asks a question, which is in its `prompt` and in one of its items. Replace that item with the answer. Costs 1 credit, or nothing if it fails; the response says how many credits are left. Ask the person first. To write the post yourself, skip this tool: rendering your own post is free.",
    input: {
      ...fields,
      idempotency_key: callHeadersSchema.shape["idempotency-key"],
    },
    output: z.object({
      post: postSchema.optional(),
      remaining_credits: z.int().optional(),
      warnings: z.array(z.string()),
      checks: publicGenerateResponseSchema.shape.checks,
      job: unfinishedJob,
    }),
    annotations: {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
      // The server may call an external AI model.
      openWorldHint: true,
    },
    async run({ idempotency_key, ...form }, call) {
      const response = await api.generate(form, idempotency_key, call);
      if ("job" in response) {
        return { structured: { warnings: [], job: presentUnfinished(response.job) } };
      }
      const { content, remaining_credits, warnings = [], checks } = response;
      const post = await requirePost(content, call);
      return { structured: { post, remaining_credits, warnings, ...(checks && { checks }) } };
    },
  });
}
