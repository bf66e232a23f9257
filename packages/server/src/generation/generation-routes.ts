import type { generateRequestSchema, GenerateEvents } from "@slideloom/core/contract/generation";
import { listGenerationSources } from "@slideloom/core/contract/generation-sources";
import { takeSourceChoices } from "@slideloom/core/generation";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { addRoute } from "../http/add-route.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";
import type { Party } from "../turns/party.ts";
import { streamWork } from "./stream-work.ts";
import { readPlan } from "./planning/read-plan-fields.ts";
import { countRequested } from "./count-requested.ts";
import { presentGeneration } from "./generation-presenter.ts";
import type { GenerationInput, GenerationService } from "./generation-service.ts";

/** `POST /api/generate-carousel`: the editor's generations, as one JSON response or as a stream of slides. */
export function registerGeneration(
  app: FastifyInstance,
  { generations }: { generations: GenerationService },
): void {
  addRoute(app, "generatePost", async (request, reply) => {
    const caller = request.party;
    const input = buildInput(request.body);
    const signal = createClientAbortSignal(reply);
    if (request.headers.accept?.includes("text/event-stream")) {
      return streamGeneration({ generations, caller, input, signal, request, reply });
    }
    return presentGeneration(await generations.generate(caller, input, { signal }));
  });
}

function buildInput(form: z.output<typeof generateRequestSchema>): GenerationInput {
  const { template, topic, instructions, style, slides, postType } = form;
  const plan = readPlan(form);
  const count = countRequested({ plan, postType, slides });
  return {
    template: template ?? "",
    topic: topic ?? "",
    instructions: instructions ?? "",
    style: style ?? "",
    ...count,
    ...takeSourceChoices(form),
    postType,
    textOnly: false,
    sources: listGenerationSources(form),
    plan,
  };
}

interface StreamedGeneration {
  generations: GenerationService;
  caller: Party;
  input: GenerationInput;
  signal: AbortSignal;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Responds with server-sent events. A failure before writing starts is a normal error response with its own status. */
async function streamGeneration(work: StreamedGeneration): Promise<FastifyReply> {
  const { generations, caller, input, signal, request, reply } = work;
  return streamWork<GenerateEvents>(request, reply, async ({ send, start }) => {
    const generation = await generations.generate(caller, input, {
      signal,
      onWriter: (turn) => {
        send("writer", turn);
        send("progress", { slides: 0, of: input.slides });
        start();
      },
      onProgress: (step) => send("step", step),
      onTitle: (title) => send("title", { title }),
      onSlide: (slide, index) => {
        send("slide", { index, slide });
        send("progress", { slides: index + 1, of: Math.max(index + 1, input.slides) });
      },
    });
    return presentGeneration(generation);
  });
}
