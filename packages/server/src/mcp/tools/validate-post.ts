import { validateResponseSchema } from "@slideloom/core/contract";
import { layoutGuide } from "@slideloom/core/slide";
import { parsePostArgument, postArgument } from "../post-argument.ts";
import { defineTool, readOnly } from "../tool.ts";

export const validatePost = defineTool({
  name: "validate_post",
  title: "Validate a post",
  description: `Lists what is wrong or doubtful in a post, each with its path, before anything is drawn. ${layoutGuide} Free.`,
  input: { post: postArgument },
  output: validateResponseSchema,
  annotations: readOnly,
  run({ post }) {
    const result = parsePostArgument(post);
    const issues = result.ok ? [] : result.issues;
    return { structured: { valid: result.ok, issues, warnings: result.warnings } };
  },
});
