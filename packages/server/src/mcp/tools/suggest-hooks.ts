import { outlineSchema } from "@slideloom/core/planning";
import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { defineTool, readOnly } from "../tool.ts";
import { sourceArgument, writingFields } from "./writing-fields.ts";

export function createSuggestHooks(api: ApiClient) {
  return defineTool({
    name: "suggest_hooks",
    title: "Suggest hooks",
    description: "Five titles for the first slide of an outline. Free.",
    input: {
      topic: writingFields.topic,
      source: sourceArgument,
      outline: outlineSchema.meta({ brief: { type: "object", description: "From outline_post." } }),
      known: z
        .array(z.string().max(300))
        .max(50)
        .optional()
        .meta({ description: "To differ from." }),
    },
    scope: "generate",
    annotations: { ...readOnly, idempotentHint: false, openWorldHint: true },
    async run({ source, ...form }, { signal }) {
      const body = { ...form, ...(source !== undefined && { source: { id: source } }) };
      const { hooks, warnings = [] } = await api.call("v1.planHooks", { body }, signal);
      return { data: { hooks }, warnings, next: ["generate_post"] };
    },
  });
}
