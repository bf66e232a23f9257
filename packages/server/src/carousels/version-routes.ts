import type { FastifyInstance } from "fastify";
import type { VersionService } from "./version-service.ts";
import { addRoute } from "../http/add-route.ts";
import { getSignedIn } from "../accounts/signed-in.ts";
import type { SignedIn } from "../accounts/session-service.ts";
import { sendSave } from "./carousel-routes.ts";
import type { VersionKey } from "./version-service.ts";

export interface VersionParts {
  versions: VersionService;
}

/** Routes for earlier versions of the signed-in account's carousels. */
export function registerVersions(app: FastifyInstance, context: VersionParts): void {
  const { versions } = context;

  addRoute(app, "listVersions", async (request) =>
    versions.list(getSignedIn(request).account.id, request.params.id),
  );

  addRoute(app, "getVersion", async (request) => versions.get(buildKey(request)));

  addRoute(app, "nameVersion", async (request) =>
    versions.setName(buildKey(request), request.body.name),
  );

  addRoute(app, "restoreVersion", async (request, reply) =>
    sendSave(reply, await versions.restore(buildKey(request), request.body.version)),
  );
}

function buildKey(request: {
  params: { id: string; version: number };
  signedIn: SignedIn | null;
}): VersionKey {
  const { id, version } = request.params;
  return { accountId: getSignedIn(request).account.id, id, number: version };
}
