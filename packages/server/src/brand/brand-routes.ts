import type { FastifyInstance } from "fastify";
import type { BrandService } from "./brand-service.ts";
import { addRoute } from "../http/add-route.ts";
import { getSignedIn } from "../accounts/signed-in.ts";

export interface BrandParts {
  brands: BrandService;
}

export function registerBrand(app: FastifyInstance, { brands }: BrandParts): void {
  addRoute(app, "getBrand", async (request) => brands.find(getSignedIn(request).account.id));

  addRoute(app, "saveBrand", async (request) =>
    brands.save(getSignedIn(request).account.id, request.body),
  );
}
