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

  addRoute(app, "listBrandKits", async (request) => {
    const kits = await brands.list(getSignedIn(request).account.id);
    return { kits: kits.map(({ brand, ...kit }) => ({ ...kit, name: brand.name })) };
  });

  addRoute(app, "createBrandKit", async (request, reply) =>
    reply.code(201).send(await brands.create(getSignedIn(request).account.id, request.body)),
  );

  addRoute(app, "getBrandKit", async (request) =>
    brands.get(getSignedIn(request).account.id, request.params.id),
  );

  addRoute(app, "saveBrandKit", async (request) =>
    brands.saveKit(getSignedIn(request).account.id, request.params.id, request.body),
  );

  addRoute(app, "deleteBrandKit", async (request, reply) => {
    await brands.delete(getSignedIn(request).account.id, request.params.id);
    return reply.code(204).send(null);
  });
}
