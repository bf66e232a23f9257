import type { Approver } from "@slideloom/core/contract/publications";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AccountMails } from "../accounts/account-mails.ts";
import { buildApprovalAsked } from "../accounts/account-notices.ts";
import { findBaseUrl } from "../accounts/find-base-url.ts";
import { getKeyOwner, getKeyUse } from "../api-keys/key-use.ts";
import type { Config } from "../config/config.ts";
import type { ConnectionService } from "../connections/connection-service.ts";
import { addRoute } from "../http/add-route.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";
import { HttpError } from "../http/http-error.ts";
import type { PublicationService } from "../publishing/publication-service.ts";
import type { ScheduleImporter } from "../publishing/schedule-importer.ts";
import { runOnce, type RunOnceParts } from "./run-once.ts";

export interface PublicPublicationParts extends RunOnceParts {
  accountMails: Pick<AccountMails, "queueNotice">;
  config: Config;
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

  /** Mails the owner, unless they know already that something waits. */
  async function tellOwner(request: FastifyRequest): Promise<void> {
    const owner = getKeyOwner(request);
    if ((await publications.countWaiting(owner.id)) !== 1) return;
    const link = new URL("/approvals", findBaseUrl(request, context.config)).href;
    await context.accountMails.queueNotice(owner, buildApprovalAsked(link), request.log);
  }

  addRoute(app, "v1.listConnections", async (request) => ({
    connections: await connections.list(getKeyOwner(request).id),
  }));

  addRoute(app, "v1.listPublications", async (request) =>
    publications.list(getKeyOwner(request).id, request.query),
  );

  addRoute(app, "v1.createPublication", async (request, reply) => {
    const { id } = getKeyOwner(request);
    const approval = findApprover(request) ?? request.body.approval;
    const body = { ...request.body, ...(approval && { approval }) };
    const { outcome } = await runOnce(context, { request, reply, body }, async (store) => {
      const made = await publications.create(id, body, store);
      return { publication_id: made.id };
    });
    if (approval === "owner") await tellOwner(request);
    return reply.code(201).send(await publications.get(id, outcome.publication_id));
  });

  addRoute(app, "v1.importSchedule", async (request, reply) => {
    if (findApprover(request)) throw needsPerson();
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
    const approver = findApprover(request);
    if (approver) {
      const { due_at, approval } = await publications.get(accountId, id);
      // Else a program could ask for a client's approval, and give it on a link of its own.
      const isOwners = approval === null ? due_at === null : approval.by === approver;
      if (!isOwners) throw needsPerson();
    }
    return publications.change(accountId, id, request.body, approver);
  });

  addRoute(app, "v1.cancelPublication", async (request, reply) => {
    await publications.cancel(getKeyOwner(request).id, request.params.id);
    return reply.code(204).send(null);
  });

  addRoute(app, "v1.decidePublication", async (request, reply) => {
    const account = getKeyOwner(request);
    if (findApprover(request) && request.body.decision !== "check") throw needsPerson();
    const { id } = request.params;
    const body = { id, ...request.body };
    await runOnce(context, { request, reply, body }, async (store) => {
      await publications.decide(account.id, id, request.body, store);
      return { publication_id: id };
    });
    return publications.get(account.id, id);
  });
}

/** The account's owner, if the caller only prepares posts that a person approves. */
export const findApprover = (request: FastifyRequest): Approver | undefined =>
  getKeyUse(request).program?.publishMode === "ask" ? "owner" : undefined;

/** The answer to a program that may not decide this by itself. */
export const needsPerson = () =>
  new HttpError(
    403,
    "A person decides this in the calendar, because this program was connected to ask before it publishes.",
    "Needs a person",
  );
