import {
  generationLimits,
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

/** `POST /api/v1/generate`: a post for an automation. */
export function registerPublicGeneration(app: FastifyInstance, context: Context): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    "/api/v1/generate",
    {
      onRequest: createKeyRequirement(context),
      schema: { body: publicGenerateFormSchema, response: { 200: publicGenerateResponseSchema } },
    },
    async (request, reply) => {
      void reply.header("cache-control", "no-store");
      const caller = { kind: "account", accountId: getKeyOwner(request).id } as const;
      const signal = createDepartureSignal(reply);
      const input = buildInput(request.body);
      return presentPublicGeneration(await context.generations.generate(caller, input, { signal }));
    },
  );
}

function buildInput({
  topic,
  template,
  style,
  slides,
  format,
}: PublicGenerateForm): GenerationInput {
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
  return {
    content,
    remaining_credits: remaining_credits ?? 0,
    ...(warnings ? { warnings } : {}),
  };
}
