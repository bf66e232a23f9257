import type { FastifyInstance } from "fastify";
import { getSignedIn } from "../accounts/signed-in.ts";
import { addRoute } from "../http/add-route.ts";
import type { ConnectionService } from "./connection-service.ts";

/** What these routes work with. */
export interface ConnectionParts {
  connections: ConnectionService;
}

/** The accounts at networks of who is signed in. */
export function registerConnections(app: FastifyInstance, { connections }: ConnectionParts): void {
  addRoute(app, "listConnections", async (request) => ({
    connections: await connections.list(getSignedIn(request).account.id),
  }));

  addRoute(app, "createConnection", async (request, reply) => {
    void reply.header("cache-control", "no-store");
    const connection = await connections.connect(getSignedIn(request).account.id, request.body);
    return reply.code(201).send(connection);
  });

  addRoute(app, "updateConnection", async (request) =>
    connections.change(getSignedIn(request).account.id, request.params.id, request.body),
  );

  addRoute(app, "testConnection", async (request) =>
    connections.test(getSignedIn(request).account.id, request.params.id),
  );

  addRoute(app, "deleteConnection", async (request, reply) => {
    await connections.remove(getSignedIn(request).account.id, request.params.id);
    return reply.code(204).send();
  });
}
