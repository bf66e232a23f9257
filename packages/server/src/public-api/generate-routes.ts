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
import { createDepartureSignal, presentGeneration } from "../generation/generation-routes.ts";
import type { Generation, GenerationInput } from "../generation/generation-service.ts";
import { createKeyRequirement, getKeyOwner } from "../http/authentication.ts";
import { keySecurity } from "./openapi.ts";
import { generateExample } from "./openapi-examples.ts";

/** `POST /api/v1/generate`: a post for an automation, once for each idempotency key. */
export function registerPublicGeneration(app: FastifyInstance, context: Context): void {
  const { generations, idempotentAnswers } = context;
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
      const run = { signal: createDepartureSignal(reply) };
      const caller = { kind: "account", accountId } as const;
      if (key === undefined) {
        return presentPublicGeneration(await generations.generate(caller, input, run));
      }
      const { isReplay, answer } = await idempotentAnswers.run(
        { accountId, key, body: input },
        (keep) =>
          generations
            .generate(caller, input, {
              ...run,
              alongside: (queries, made) => keep(queries, presentPublicGeneration(made)),
            })
            .then(presentPublicGeneration),
      );
      if (!isReplay) return answer;
      void reply.header("idempotent-replayed", "true");
      return publicGenerateResponseSchema.parse(JSON.parse(answer));
    },
  );
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
