import type { SourceRequest } from "@slideloom/core/contract/sources";
import type { FastifyInstance } from "fastify";
import { getSignedIn } from "../accounts/signed-in.ts";
import { addRoute } from "../http/add-route.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";
import { HttpError } from "../http/http-error.ts";
import { acceptForms, FormFile } from "../http/multipart-form.ts";
import type { SourceInput } from "./source-reader.ts";
import type { SourceService } from "./source-service.ts";

/** `/api/sources`: reads texts for posts. Anonymous users' sources aren't kept. */
export function registerSources(
  app: FastifyInstance,
  { sources }: { sources: SourceService },
): void {
  app.register(async (scope) => {
    acceptForms(scope);
    addRoute(scope, "readSource", async (request, reply) => {
      const signal = createClientAbortSignal(reply);
      const input = buildSourceInput(request.body);
      return reply.code(201).send(await sources.read(request.party, input, { signal }));
    });
  });

  addRoute(app, "listSources", async (request) => sources.list(getSignedIn(request).account.id));

  addRoute(app, "getSource", async (request) =>
    sources.get(getSignedIn(request).account.id, request.params.id),
  );

  addRoute(app, "deleteSource", async (request, reply) => {
    await sources.delete(getSignedIn(request).account.id, request.params.id);
    return reply.code(204).send();
  });
}

/** Converts a validated request. A file is accepted only in a multipart form. */
export function buildSourceInput({ url, text, file, choice }: SourceRequest): SourceInput {
  const part = choice == null ? {} : { choice };
  if (url != null) return { url, ...part };
  if (text != null) return { text };
  if (!(file instanceof FormFile)) {
    throw new HttpError(400, "Send the file as multipart/form-data, in a field named file.");
  }
  const { bytes, name, type } = file;
  return { bytes, fileName: name, ...(type !== "" && { contentType: type }), ...part };
}
