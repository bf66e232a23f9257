import type { OutlineEvents } from "@slideloom/core/contract/planning";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createClientAbortSignal } from "../../http/client-abort-signal.ts";
import { addRoute } from "../../http/add-route.ts";
import { streamWork } from "../stream-work.ts";
import { buildHooksInput, buildOutlineInput, buildPlanInput, presentStep } from "./plan-input.ts";
import type { PlanService } from "./plan-service.ts";

/** Registers the editor's routes for the steps of a plan. The outline's route can also stream progress events. */
export function registerPlanning(app: FastifyInstance, { plans }: { plans: PlanService }): void {
  addRoute(app, "planFacts", async (request, reply) => {
    const run = { signal: createClientAbortSignal(reply) };
    return presentStep(await plans.facts(request.party, buildPlanInput(request.body), run));
  });

  addRoute(app, "planOutline", async (request, reply) => {
    const input = buildOutlineInput(request.body);
    const signal = createClientAbortSignal(reply);
    if (!request.headers.accept?.includes("text/event-stream")) {
      return presentStep(await plans.outline(request.party, input, { signal }));
    }
    return streamOutline(plans, { request, reply, signal, input });
  });

  addRoute(app, "planHooks", async (request, reply) => {
    const run = { signal: createClientAbortSignal(reply) };
    return presentStep(await plans.hooks(request.party, buildHooksInput(request.body), run));
  });
}

interface StreamedOutline {
  request: FastifyRequest;
  reply: FastifyReply;
  signal: AbortSignal;
  input: ReturnType<typeof buildOutlineInput>;
}

async function streamOutline(
  plans: PlanService,
  { request, reply, signal, input }: StreamedOutline,
): Promise<FastifyReply> {
  return streamWork<OutlineEvents>(request, reply, async ({ send, start }) =>
    presentStep(
      await plans.outline(request.party, input, {
        signal,
        onStart: start,
        onProgress: (step) => send("step", step),
      }),
    ),
  );
}
