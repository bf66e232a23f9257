import type { FastifyInstance } from "fastify";
import type { BrandService } from "./brand-service.ts";
import { addRoute } from "../http/add-route.ts";
import { getSignedIn } from "../accounts/signed-in.ts";

/** What these routes work with. */
export interface BrandParts {
  brands: BrandService;
}

/** The brand of who is signed in. */
export function registerBrand(app: FastifyInstance, { brands }: BrandParts): void {
  addRoute(app, "getBrand", async (request) => brands.find(getSignedIn(request).account.id));

  addRoute(app, "saveBrand", async (request) =>
    brands.save(getSignedIn(request).account.id, request.body),
  );
}
