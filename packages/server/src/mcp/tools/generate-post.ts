import { publicGenerateRequestSchema } from "@slideloom/core/contract/public-generation";
import type {
  PublicCarousel,
  PublicCarouselRequest,
} from "@slideloom/core/contract/public-carousels";
import { outlineSchema } from "@slideloom/core/planning";
import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { networkArgument, requestId } from "../arguments.ts";
import { brandArgument } from "../brand-design.ts";
import { presentUnfinished } from "../job-outcome.ts";
import { requirePost } from "../post-argument.ts";
import { adds, defineTool } from "../tool.ts";
import { ApiRefusal, ToolError } from "../tool-error.ts";
import { editorPath } from "./draw-arguments.ts";
import { sourceArgument, writingFields } from "./writing-fields.ts";

const { hook, facts, format, per, questions } = publicGenerateRequestSchema.shape;

const defaultTemplate = "Educational/Tutorial";
const maxChecks = 20;

export function createGeneratePost(api: ApiClient) {
  return defineTool({
    name: "generate_post",
    title: "Generate a post",
    description:
      "Writes a post from a topic or source, and saves it as a draft. Without an AI model on the server, it is made of the source's sentences, or an outline with a question on each slide. Costs 1 credit.",
    input: {
      ...writingFields,
      template: z.string().max(200).default(defaultTemplate),
      source: sourceArgument,
      per: per.meta({ description: "A source's slides." }),
      questions: questions.meta({ description: "Fill short sources up." }),
      outline: outlineSchema
        .optional()
        .meta({ brief: { type: "object", description: "From outline_post." } }),
      facts: facts.meta({ brief: { type: "array", description: "From outline_post." } }),
      hook: hook.meta({ description: "Title, from suggest_hooks." }),
      format,
      image_size: networkArgument,
      brand_id: brandArgument,
      request_id: requestId,
    },
    scope: "generate",
    annotations: { ...adds, idempotentHint: true, openWorldHint: true },
    async run({ request_id, brand_id, image_size, source, ...form }, call) {
      const { signal } = call;
      // Fails before a credit is spent.
      if (brand_id !== undefined) await requireBrand(api, brand_id, signal);
      const body = { ...form, ...(source !== undefined && { source: { id: source } }) };
      const written = await api.generate(body, request_id, call);
      if ("job" in written) return presentUnfinished(written.job);
      const { content, remaining_credits, warnings = [], checks = [] } = written;
      const post = await requirePost(content, call);
      const headers = request_id === undefined ? {} : { "idempotency-key": `save ${request_id}` };
      const draft = {
        post: content,
        ai_generated: true,
        ...(image_size && { network: image_size }),
        ...(brand_id !== undefined && { brand_id }),
      };
      const saved = await save(api, draft, headers, signal);
      return {
        data: {
          ...("id" in saved && { carousel_id: saved.id, version: saved.version }),
          post,
          remaining_credits,
          ...(checks.length > 0 && { checks: checks.slice(0, maxChecks) }),
        },
        page: editorPath("id" in saved ? saved.id : null),
        warnings: [...warnings, ...("refused" in saved ? [saved.refused] : (saved.warnings ?? []))],
        next: ["preview_carousel", "update_carousel"],
      };
    },
  });
}

/** @throws {ToolError} if the account has no such kit. */
async function requireBrand(api: ApiClient, id: string, signal: AbortSignal): Promise<void> {
  const { brands } = await api.call("v1.listBrands", {}, signal);
  if (brands.some((brand) => brand.id === id)) return;
  throw new ToolError(
    `The brand_id field names no brand kit of this account. list_brands lists the ids.`,
  );
}

/** Saves a draft. The post is paid for, so a refusal to save it only becomes a warning. */
async function save(
  api: ApiClient,
  body: PublicCarouselRequest & { post: string },
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<PublicCarousel | { refused: string }> {
  try {
    return await api.call("v1.createCarousel", { body, headers }, signal);
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    return { refused: `The post isn't saved. ${error.message}` };
  }
}
