import { presentStarter } from "@slideloom/core/contract/public-starters";
import { findStarter, searchStarters } from "@slideloom/core/starters";
import type { FastifyInstance } from "fastify";
import { DomainError } from "../errors/domain-error.ts";
import { addRoute } from "../http/add-route.ts";

/** Finished posts to start from; they belong to nobody, so no key is needed. */
export function registerStarters(app: FastifyInstance): void {
  addRoute(app, "v1.listStarters", async (request) => {
    const { q: words, ...search } = request.query;
    return { starters: searchStarters({ words, ...search }).map(presentStarter) };
  });

  addRoute(app, "v1.getStarter", async (request) => {
    const starter = findStarter(request.params.id);
    if (!starter) throw new DomainError("starter-not-found", "There is no starter with this id.");
    return { ...presentStarter(starter), post: { ...starter.post } };
  });
}
