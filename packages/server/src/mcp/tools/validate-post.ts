import { validateResponseSchema } from "@slideloom/core/contract";
import { layoutGuide } from "@slideloom/core/slide";
import { parsePostArgument, postArgument } from "../post-argument.ts";
import { defineTool, readOnly } from "../tool.ts";

export const validatePost = defineTool({
  name: "validate_post",
  title: "Validate a post",
  description: `Lists a post's errors and warnings with their paths, before rendering. ${layoutGuide} Free.`,
  input: { post: postArgument },
  output: validateResponseSchema,
  annotations: readOnly,
  run({ post }) {
    const result = parsePostArgument(post);
    const issues = result.ok ? [] : result.issues;
    return { structured: { valid: result.ok, issues, warnings: result.warnings } };
  },
});
