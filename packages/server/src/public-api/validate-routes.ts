import {
  validateRequestSchema,
  validateResponseSchema,
  type ValidateResponse,
} from "@slideloom/core/contract";
import type { Issue } from "@slideloom/core/document";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Context } from "../app/context.ts";
import { createKeyRequirement } from "../api-keys/key-use.ts";
import { keySecurity } from "./openapi.ts";
import { validateExample } from "./openapi-examples.ts";
import { readPost } from "./read-post.ts";

/** `POST /api/v1/validate`: whether a post can be drawn, before anyone pays or waits for it. */
export function registerValidation(app: FastifyInstance, context: Context): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    "/api/v1/validate",
    {
      onRequest: createKeyRequirement(context),
      schema: {
        operationId: "validatePost",
        summary: "What is wrong or doubtful in a post, for no credits",
        description:
          "Lists every issue, the first failure first. Lines and columns are those of the text; an object is read as if it were written on one line.",
        tags: ["Posts"],
        security: keySecurity,
        body: validateRequestSchema,
        response: {
          200: validateResponseSchema.meta({
            description: "What was found.",
            examples: [validateExample],
          }),
        },
      },
    },
    async (request): Promise<ValidateResponse> => {
      const result = readPost(request.body.post);
      return {
        valid: result.ok,
        issues: result.ok ? [] : result.issues.map(presentIssue),
        warnings: result.warnings.map(presentIssue),
      };
    },
  );
}

const presentIssue = ({ code, message, path, line, column }: Issue) => ({
  code,
  message,
  path,
  line,
  column,
});
