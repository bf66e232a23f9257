import type { FastifyInstance } from "fastify";
import {
  buildHooksInput,
  buildOutlineInput,
  buildPlanInput,
  presentStep,
} from "../generation/planning/plan-input.ts";
import type { PlanService } from "../generation/planning/plan-service.ts";
import { addRoute } from "../http/add-route.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";

export interface PublicPlanParts {
  plans: PlanService;
}

/** Registers the API's routes for the steps of a plan: facts, outline and hooks. */
export function registerPublicPlans(app: FastifyInstance, { plans }: PublicPlanParts): void {
  addRoute(app, "v1.planFacts", async (request, reply) => {
    const run = { signal: createClientAbortSignal(reply) };
    return presentStep(await plans.facts(request.party, buildPlanInput(request.body), run));
  });

  addRoute(app, "v1.planOutline", async (request, reply) => {
    const run = { signal: createClientAbortSignal(reply) };
    const input = buildOutlineInput(request.body);
    return presentStep(await plans.outline(request.party, input, run));
  });

  addRoute(app, "v1.planHooks", async (request, reply) => {
    const run = { signal: createClientAbortSignal(reply) };
    return presentStep(await plans.hooks(request.party, buildHooksInput(request.body), run));
  });
}
