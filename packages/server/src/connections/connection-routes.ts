import type { FastifyInstance, FastifyReply } from "fastify";
import { getSignedIn } from "../accounts/signed-in.ts";
import { addRoute } from "../http/add-route.ts";
import type { ConnectionService } from "./connection-service.ts";
import type { GrantService } from "./grant-service.ts";
import { listNetworks, type NetworkListParts } from "./list-networks.ts";
import {
  signInMs,
  type NetworkSignInService,
  type SignInOutcome,
} from "./network-sign-in-service.ts";
import { readSignInCookie, setSignInCookie } from "./sign-in-cookie.ts";

export interface ConnectionParts {
  connections: ConnectionService;
  grants: GrantService;
  networkSignIns: NetworkSignInService;
  networkList: NetworkListParts;
}

export function registerConnections(app: FastifyInstance, parts: ConnectionParts): void {
  const { connections } = parts;
  registerSignIns(app, parts);
  registerGrants(app, parts);

  addRoute(app, "listConnections", async (request) => ({
    connections: await connections.list(getSignedIn(request).account.id),
  }));

  addRoute(app, "createConnection", async (request, reply) => {
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

function registerGrants(app: FastifyInstance, { grants }: ConnectionParts): void {
  addRoute(app, "listGrants", async (request) => ({
    grants: await grants.list(getSignedIn(request).account.id),
  }));

  addRoute(app, "createGrant", async (request, reply) => {
    const made = await grants.create(getSignedIn(request).account.id, request.body);
    return reply.code(201).send(made);
  });

  addRoute(app, "replaceGrantKey", async (request) =>
    grants.replaceKey(getSignedIn(request).account.id, request.params.id, request.body.key),
  );

  addRoute(app, "deleteGrant", async (request, reply) => {
    await grants.remove(getSignedIn(request).account.id, request.params.id);
    return reply.code(204).send();
  });

  addRoute(app, "listChannels", async (request) => ({
    channels: await grants.listChannels(getSignedIn(request).account.id, request.params.id),
  }));

  addRoute(app, "chooseChannels", async (request) => {
    const { id } = request.params;
    const { remote_ids } = request.body;
    return { connections: await grants.choose(getSignedIn(request).account.id, id, remote_ids) };
  });
}

function registerSignIns(
  app: FastifyInstance,
  { networkSignIns, networkList }: ConnectionParts,
): void {
  const isSecure = networkList.baseUrl.startsWith("https:");

  addRoute(app, "listNetworks", async () => listNetworks(networkList));

  addRoute(app, "startConnection", async (request, reply) => {
    const { account } = getSignedIn(request);
    const { url, state } = await networkSignIns.begin(account.id, request.body);
    setSignInCookie(reply, state, { maxAgeMs: signInMs, isSecure });
    return { url };
  });

  const showOutcome = (reply: FastifyReply, outcome: SignInOutcome) => {
    setSignInCookie(reply, "", { maxAgeMs: 0, isSecure });
    return reply.redirect(`/connections?${new URLSearchParams({ ...outcome })}`, 302);
  };
  addRoute(app, "finishConnection", async (request, reply) => {
    const place = { network: request.params.network, server: null };
    const known = readSignInCookie(request);
    return showOutcome(reply, await networkSignIns.finish(place, request.query, known));
  });
  addRoute(app, "finishServerConnection", async (request, reply) => {
    const known = readSignInCookie(request);
    return showOutcome(reply, await networkSignIns.finish(request.params, request.query, known));
  });
}
