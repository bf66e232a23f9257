import { presentChecks } from "@slideloom/core/contract/checks";
import { type Post, withoutMedia } from "@slideloom/core/document";
import { sourceIdSchema } from "@slideloom/core/sources";
import { wordingReader } from "../../sources/checks/check-readers.ts";
import type { ApiClient } from "../api-client.ts";
import { parsePostArgument, postArgument } from "../post-argument.ts";
import { defineTool, readOnly, type ToolCall } from "../tool.ts";

const sourceId = sourceIdSchema.optional().meta({
  description: "Source from read_source to check numbers, names and quotations against.",
});

/** More issues would only repeat themselves. */
const maxListed = 40;

/**
 * Creates the tool. It also finds clichés, placeholders and repeated slides; with a server, it checks posts against the
 * account's voice and, on request, a source.
 */
export function createValidatePost(api: ApiClient | null) {
  return defineTool({
    name: "validate_post",
    title: "Validate a post",
    description: "Errors and warnings of a post with their paths, and doubtful words. Free.",
    input: {
      post: postArgument,
      ...(api ? { source_id: sourceId } : ({} as { source_id: typeof sourceId })),
    },
    scope: null,
    annotations: readOnly,
    async run({ post, source_id: id }, call) {
      const result = await parsePostArgument(post, call);
      const issues = result.ok ? [] : result.issues;
      const checks =
        result.ok &&
        (await (api ? check(api, result.post, id, call.signal) : checkWording(result, call)));
      return {
        data: {
          valid: result.ok,
          issues: issues.slice(0, maxListed).map(({ message, path }) => ({ message, path })),
          ...(issues.length > maxListed && { more_issues: issues.length - maxListed }),
          ...(checks && { checks: checks.slice(0, maxListed) }),
        },
        warnings: result.warnings.slice(0, maxListed).map(({ message }) => message),
        next: result.ok ? ["preview_carousel", ...(api ? ["create_carousel"] : [])] : [],
      };
    },
  });
}

const checkWording = async ({ post }: { post: Post }, { texts, signal }: ToolCall) =>
  presentChecks(await texts.read(wordingReader, { post: withoutMedia(post) }, signal));

/** Checks a valid post against the account's voice, and the source if there is an id. */
async function check(api: ApiClient, post: Post, id: string | undefined, signal: AbortSignal) {
  const body = { post: { ...post } };
  const response =
    id === undefined
      ? api.call("v1.validatePost", { body }, signal)
      : api.call("v1.checkPost", { params: { id }, body }, signal);
  return (await response).checks;
}
