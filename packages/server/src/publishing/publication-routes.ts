import type { FastifyInstance } from "fastify";
import { getSignedIn } from "../accounts/signed-in.ts";
import { addRoute } from "../http/add-route.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";
import type { PublicationFiles } from "./publication-files.ts";
import type { PublicationService } from "./publication-service.ts";
import type { ScheduleImporter } from "./schedule-importer.ts";

export interface PublicationParts {
  publications: PublicationService;
  publicationFiles: PublicationFiles;
  scheduleImporter: ScheduleImporter;
}

export function registerPublications(
  app: FastifyInstance,
  { publications, publicationFiles, scheduleImporter }: PublicationParts,
): void {
  addRoute(app, "listPublications", async (request) =>
    publications.list(getSignedIn(request).account.id, request.query),
  );

  addRoute(app, "createPublication", async (request, reply) => {
    const { id } = getSignedIn(request).account;
    return reply.code(201).send(await publications.create(id, request.body));
  });

  addRoute(app, "importSchedule", async (request, reply) =>
    scheduleImporter.run(getSignedIn(request).account.id, request.body, {
      signal: createClientAbortSignal(reply),
    }),
  );

  addRoute(app, "scheduleSelection", async (request) =>
    scheduleImporter.runSelection(getSignedIn(request).account.id, request.body),
  );

  addRoute(app, "getPublication", async (request) =>
    publications.get(getSignedIn(request).account.id, request.params.id),
  );

  addRoute(app, "listPublicationAttempts", async (request) =>
    publications.listAttempts(getSignedIn(request).account.id, request.params.id),
  );

  addRoute(app, "changePublication", async (request) =>
    publications.change(getSignedIn(request).account.id, request.params.id, request.body),
  );

  addRoute(app, "cancelPublication", async (request, reply) => {
    await publications.cancel(getSignedIn(request).account.id, request.params.id);
    return reply.code(204).send();
  });

  addRoute(app, "decidePublication", async (request) =>
    publications.decide(getSignedIn(request).account.id, request.params.id, request.body),
  );

  addRoute(app, "approvePublication", async (request) =>
    publications.approve(getSignedIn(request).account.id, request.params.id, request.body),
  );

  registerFiles(app, publicationFiles);
}

/** Routes for rendered files. Networks fetch them without an API key, by signed URL. */
function registerFiles(app: FastifyInstance, files: PublicationFiles): void {
  addRoute(app, "getPublishedFile", async (request, reply) => {
    const { bytes, type } = await files.find(request.params);
    return reply
      .type(type)
      .headers({
        "cache-control": "private, max-age=3600",
        "content-security-policy": "default-src 'none'; sandbox",
      })
      .send(bytes);
  });
}
