import type { FastifyInstance, FastifyRequest } from "fastify";
import { getKeyOwner, getKeyUse } from "../api-keys/key-use.ts";
import type { ConnectionService } from "../connections/connection-service.ts";
import { addRoute } from "../http/add-route.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";
import { HttpError } from "../http/http-error.ts";
import type { PublicationService } from "../publishing/publication-service.ts";
import type { ScheduleImporter } from "../publishing/schedule-importer.ts";
import { runOnce, type RunOnceParts } from "./run-once.ts";

export interface PublicPublicationParts extends RunOnceParts {
  connections: ConnectionService;
  publications: PublicationService;
  scheduleImporter: ScheduleImporter;
}

/** `/api/v1/publications`: scheduled and published posts. */
export function registerPublicPublications(
  app: FastifyInstance,
  context: PublicPublicationParts,
): void {
  const { connections, publications, scheduleImporter } = context;

  addRoute(app, "v1.listConnections", async (request) => ({
    connections: await connections.list(getKeyOwner(request).id),
  }));

  addRoute(app, "v1.listPublications", async (request) =>
    publications.list(getKeyOwner(request).id, request.query),
  );

  addRoute(app, "v1.createPublication", async (request, reply) => {
    const { id } = getKeyOwner(request);
    const body = asks(request) ? { ...request.body, when: unscheduled } : request.body;
    const { outcome } = await runOnce(context, { request, reply, body }, async (store) => {
      const made = await publications.create(id, body, store);
      return { publication_id: made.id };
    });
    return reply.code(201).send(await publications.get(id, outcome.publication_id));
  });

  addRoute(app, "v1.importSchedule", async (request, reply) => {
    if (asks(request)) throw needsPerson();
    const { id } = getKeyOwner(request);
    const { body } = request;
    const signal = createClientAbortSignal(reply);
    const { outcome } = await runOnce(context, { request, reply, body }, (store) =>
      scheduleImporter.run(id, body, { signal, alongside: store }),
    );
    return outcome;
  });

  addRoute(app, "v1.getPublication", async (request) =>
    publications.get(getKeyOwner(request).id, request.params.id),
  );

  addRoute(app, "v1.changePublication", async (request) => {
    const accountId = getKeyOwner(request).id;
    const { id } = request.params;
    const { when = unscheduled } = request.body;
    if (asks(request)) {
      const { due_at } = await publications.get(accountId, id);
      if (due_at !== null || when.kind !== "unscheduled") throw needsPerson();
    }
    return publications.change(accountId, id, request.body);
  });

  addRoute(app, "v1.cancelPublication", async (request, reply) => {
    await publications.cancel(getKeyOwner(request).id, request.params.id);
    return reply.code(204).send(null);
  });

  addRoute(app, "v1.decidePublication", async (request, reply) => {
    const account = getKeyOwner(request);
    if (asks(request) && request.body.decision !== "check") throw needsPerson();
    const { id } = request.params;
    const body = { id, ...request.body };
    await runOnce(context, { request, reply, body }, async (store) => {
      await publications.decide(account.id, id, request.body, store);
      return { publication_id: id };
    });
    return publications.get(account.id, id);
  });
}

const unscheduled = { kind: "unscheduled" } as const;

/** Whether the caller only prepares posts, to which a person gives their time in the calendar. */
const asks = (request: FastifyRequest): boolean =>
  getKeyUse(request).program?.publishMode === "ask";

const needsPerson = () =>
  new HttpError(
    403,
    "A person decides this in the calendar, because this program was connected to ask before it publishes.",
    "Needs a person",
  );
