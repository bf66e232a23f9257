import type { FastifyInstance } from "fastify";
import type { Context } from "../app/context.ts";
import { addRoute } from "../http/add-route.ts";
import { getSignedIn } from "../accounts/signed-in.ts";

/** The brand of who is signed in. */
export function registerBrand(app: FastifyInstance, { brands }: Context): void {
  addRoute(app, "getBrand", async (request) => brands.find(getSignedIn(request).account.id));

  addRoute(app, "saveBrand", async (request) =>
    brands.save(getSignedIn(request).account.id, request.body),
  );
}
