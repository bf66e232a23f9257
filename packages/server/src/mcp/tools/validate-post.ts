import { presentChecks } from "@slideloom/core/contract/checks";
import { validateResponseSchema } from "@slideloom/core/contract/public-post";
import { type Post, withoutMedia } from "@slideloom/core/document";
import { layoutGuide } from "@slideloom/core/slide";
import { sourceIdSchema } from "@slideloom/core/sources";
import type { ApiClient } from "../api-client.ts";
import { parsePostArgument, postArgument } from "../post-argument.ts";
import { wordingReader } from "../../sources/checks/check-readers.ts";
import { defineTool, readOnly, type ToolCall } from "../tool.ts";

const sourceId = sourceIdSchema.nullish().meta({
  description:
    "Id of a source that you read earlier. `checks` then lists the post's numbers, dates, quotations and names that the source doesn't contain.",
});

/**
 * Creates the tool. It also finds clichés, placeholders and repeated slides; with a server, it checks posts against the
 * account's voice and, on request, its sources.
 */
export function createValidatePost(api: ApiClient | null) {
  return defineTool({
    name: "validate_post",
    title: "Validate a post",
    description: `Lists a post's errors and warnings with their paths, before rendering. ${layoutGuide} Free.`,
    input: {
      post: postArgument,
      ...(api ? { source_id: sourceId } : ({} as { source_id: typeof sourceId })),
    },
    output: validateResponseSchema,
    annotations: readOnly,
    async run({ post, source_id: id }, call) {
      const { signal } = call;
      const result = await parsePostArgument(post, call);
      const issues = result.ok ? [] : result.issues;
      const checks =
        result.ok &&
        (await (api ? check(api, result.post, id, signal) : checkWording(result, call)));
      return {
        structured: {
          valid: result.ok,
          issues,
          warnings: result.warnings,
          ...(checks && { checks }),
        },
      };
    },
  });
}

const checkWording = async ({ post }: { post: Post }, { texts, signal }: ToolCall) =>
  presentChecks(await texts.read(wordingReader, { post: withoutMedia(post) }, signal));

/** Checks a valid post against the account's voice, and the source if there is an id. */
async function check(
  api: ApiClient,
  post: Post,
  id: string | null | undefined,
  signal: AbortSignal,
) {
  const body = { post: { ...post } };
  const response =
    id == null
      ? api.call("v1.validatePost", { body }, signal)
      : api.call("v1.checkPost", { params: { id }, body }, signal);
  return (await response).checks;
}
