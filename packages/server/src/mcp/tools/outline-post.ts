import type { ApiClient } from "../api-client.ts";
import { defineTool, readOnly } from "../tool.ts";
import { sourceArgument, writingFields } from "./writing-fields.ts";

export function createOutlinePost(api: ApiClient) {
  return defineTool({
    name: "outline_post",
    title: "Outline a post",
    description:
      "A plan of slides with facts and hooks, to change and pass to generate_post. Free.",
    input: { ...writingFields, source: sourceArgument },
    scope: "generate",
    annotations: { ...readOnly, idempotentHint: false, openWorldHint: true },
    async run({ source, ...form }, { signal }) {
      const body = { ...form, ...(source !== undefined && { source: { id: source } }) };
      const {
        outline,
        facts,
        hooks,
        warnings = [],
      } = await api.call("v1.planOutline", { body }, signal);
      return {
        data: { outline, facts, hooks },
        warnings,
        next: ["suggest_hooks", "generate_post"],
      };
    },
  });
}
