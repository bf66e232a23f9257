import type { ValidateResponse } from "@slideloom/core/contract";
import type { Issue } from "@slideloom/core/document";
import type { FastifyInstance } from "fastify";
import { addRoute } from "../http/add-route.ts";
import { readPost } from "./read-post.ts";

/** `POST /api/v1/validate`: checks whether a post can be rendered, free of charge. */
export function registerValidation(app: FastifyInstance): void {
  addRoute(app, "v1.validatePost", async (request): Promise<ValidateResponse> => {
    const { result } = readPost(request.body.post);
    return {
      valid: result.ok,
      issues: result.ok ? [] : result.issues.map(presentIssue),
      warnings: result.warnings.map(presentIssue),
    };
  });
}

const presentIssue = ({ code, message, path, line, column }: Issue) => ({
  code,
  message,
  path,
  line,
  column,
});
