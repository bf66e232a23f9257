import type { FastifyInstance, FastifyRequest } from "fastify";
import { getKeyOwner } from "../api-keys/key-use.ts";
import {
  buildHooksInput,
  buildOutlineInput,
  buildPlanInput,
  presentStep,
} from "../generation/planning/plan-input.ts";
import type { PlanService } from "../generation/planning/plan-service.ts";
import { addRoute } from "../http/add-route.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";

/** Dependencies of these routes. */
export interface PublicPlanParts {
  plans: PlanService;
}

/** Registers the API's routes for the steps of a plan: facts, outline and hooks. */
export function registerPublicPlans(app: FastifyInstance, { plans }: PublicPlanParts): void {
  const findCaller = (request: FastifyRequest) =>
    ({ kind: "account", accountId: getKeyOwner(request).id }) as const;

  addRoute(app, "v1.planFacts", async (request, reply) => {
    const run = { signal: createClientAbortSignal(reply) };
    return presentStep(await plans.facts(findCaller(request), buildPlanInput(request.body), run));
  });

  addRoute(app, "v1.planOutline", async (request, reply) => {
    const run = { signal: createClientAbortSignal(reply) };
    const input = buildOutlineInput(request.body);
    return presentStep(await plans.outline(findCaller(request), input, run));
  });

  addRoute(app, "v1.planHooks", async (request, reply) => {
    const run = { signal: createClientAbortSignal(reply) };
    return presentStep(await plans.hooks(findCaller(request), buildHooksInput(request.body), run));
  });
}
