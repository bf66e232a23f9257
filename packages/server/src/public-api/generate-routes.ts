import {
  generationLimits,
  idempotencyHeadersSchema,
  publicGenerateFormSchema,
  publicGenerateResponseSchema,
  type PublicGenerateForm,
  type PublicGenerateResponse,
} from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Context } from "../context.ts";
import { presentGeneration } from "../generation/generation-routes.ts";
import type { Generation, GenerationInput } from "../generation/generation-service.ts";
import { createKeyRequirement, getKeyOwner } from "../http/authentication.ts";
import { createDepartureSignal } from "../http/departure-signal.ts";
import { findErrorStatus } from "../http/error-status.ts";
import { faultMessage } from "../http/errors.ts";
import type { KeepAnswer } from "./idempotent-answers.ts";
import { keySecurity } from "./openapi.ts";
import { generateExample } from "./openapi-examples.ts";

/** `POST /api/v1/generate`: a post for an automation, once for each idempotency key. */
export function registerPublicGeneration(app: FastifyInstance, context: Context): void {
  const { database, generations, idempotentAnswers, webhooks } = context;
  app.withTypeProvider<ZodTypeProvider>().post(
    "/api/v1/generate",
    {
      onRequest: createKeyRequirement(context, "generate"),
      schema: {
        operationId: "generatePost",
        summary: "A post from a topic, for one credit",
        description:
          "Writes a post. One that fails, takes too long or is given up by the client costs nothing.",
        tags: ["Posts"],
        security: keySecurity,
        headers: idempotencyHeadersSchema,
        body: publicGenerateFormSchema,
        response: {
          200: publicGenerateResponseSchema.meta({
            description: "The post.",
            examples: [generateExample],
          }),
        },
      },
    },
    async (request, reply) => {
      void reply.header("cache-control", "no-store");
      const accountId = getKeyOwner(request).id;
      const key = request.headers["idempotency-key"];
      const input = buildInput(request.body);
      const metadata = request.body.metadata ?? null;
      const signal = createDepartureSignal(reply);
      const caller = { kind: "account", accountId } as const;
      const generate = async (keep?: KeepAnswer) => {
        try {
          const made = await generations.generate(caller, input, {
            signal,
            alongside: async (queries, generation) => {
              const answer = presentPublicGeneration(generation);
              await keep?.(queries, answer);
              const data = { ...answer, metadata };
              await webhooks.publish(queries, accountId, "carousel.completed", data);
            },
          });
          return presentPublicGeneration(made);
        } catch (error) {
          const data = { message: describeFailure(error, signal), metadata };
          await webhooks
            .publish(database.queries, accountId, "carousel.failed", data)
            .catch((failure: unknown) => request.log.error(failure));
          throw error;
        }
      };
      if (key === undefined) return generate();
      const { isReplay, answer } = await idempotentAnswers.run(
        { accountId, key, body: input },
        generate,
      );
      if (!isReplay) return answer;
      void reply.header("idempotent-replayed", "true");
      return publicGenerateResponseSchema.parse(JSON.parse(answer));
    },
  );
}

/** What the caller reads too, and no word of what went wrong inside. */
function describeFailure(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "The caller left before the post was written.";
  const { code, message } = error as Error & { code?: string };
  return findErrorStatus(code) === null ? faultMessage : message;
}

function buildInput(form: PublicGenerateForm): GenerationInput {
  const { topic, template, style, slides, format } = form;
  const postType = format ?? "carousel";
  return {
    template,
    topic,
    instructions: "",
    style: style ?? "",
    slides: postType === "single" ? 1 : (slides ?? generationLimits.slides.default),
    postType,
    textOnly: true,
  };
}

function presentPublicGeneration(generation: Generation): PublicGenerateResponse {
  const { content, remaining_credits, warnings } = presentGeneration(generation);
  if (remaining_credits === null) throw new Error("A generation of an account has a balance.");
  return { content, remaining_credits, ...(warnings ? { warnings } : {}) };
}
